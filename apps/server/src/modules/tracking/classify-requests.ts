import { type ClassifiedRequest, explainClick, explainOpen, type Opener } from '@outrider/campaign-rules/classify-open';
import type { RequestKind } from './tracking.tables.ts';

/** What of a request says who asks. */
export type Asked = { method: string; userAgent: string; headers: Readonly<Record<string, string | undefined>> };

export type TrackingRequest = {
  id: string;
  kind: RequestKind;
  at: Date;
  sinceDeliveryMs: number | undefined;
  userAgent: string;
  network: string;
  target: string;
  verdict: Opener;
  why: string;
};

/** Links followed within this time of each other are followed at once. */
const AT_ONCE_MS = 10_000;

/** A request by itself and among the other requests of its mail. `asked`: while the request is there to be looked at. */
export function classifyRequest(
  request: Omit<TrackingRequest, 'id' | 'verdict' | 'why'>,
  requests: readonly TrackingRequest[],
  { asked, otherMailsAtOnce = 0 }: { asked?: Asked; otherMailsAtOnce?: number } = {},
): ClassifiedRequest {
  const others = new Set(
    requests
      .filter(({ kind, network, at }) => kind === 'click' && network === request.network && isAtOnce(at, request.at))
      .map(({ target }) => target),
  );
  const seen = {
    userAgent: request.userAgent,
    otherMailsAtOnce,
    ...(asked && { method: asked.method, headers: asked.headers }),
    ...(request.sinceDeliveryMs !== undefined && { sinceDeliveryMs: request.sinceDeliveryMs }),
  };
  if (request.kind === 'open') return explainOpen({ ...seen, linksAtOnce: others.size });
  others.delete(request.target);
  return explainClick({ ...seen, otherLinksAtOnce: others.size });
}

const isAtOnce = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= AT_ONCE_MS;

/** Requests that now count as a machine's. Nothing a later request tells makes a machine a person again. */
export function classifyAgain(
  requests: readonly TrackingRequest[],
  otherMailsAtOnce: (request: TrackingRequest) => number = () => 0,
): (Pick<TrackingRequest, 'id'> & ClassifiedRequest)[] {
  return requests
    .filter(({ verdict }) => verdict !== 'machine')
    .map((request) => ({
      id: request.id,
      ...classifyRequest(request, requests, { otherMailsAtOnce: otherMailsAtOnce(request) }),
    }))
    .filter(({ by }) => by === 'machine');
}

/** How many requests of a kind have a verdict, and the first of them. */
export type Tally = {
  kind: RequestKind;
  verdict: Opener;
  count: number;
  first: Pick<TrackingRequest, 'at' | 'why' | 'target'>;
};

/** What the requests of a mail counted as, and what they count as now. */
export type TrackingChange = { before: readonly Tally[]; after: readonly Tally[] };

export function tallyRequests(requests: readonly TrackingRequest[]): Tally[] {
  return [...Map.groupBy(requests, ({ kind, verdict }) => `${kind} ${verdict}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? { kind: first.kind, verdict: first.verdict, count: same.length, first } : [];
  });
}
