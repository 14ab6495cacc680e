import { type JudgedHit, judgeClick, judgeOpen, type Opener } from '@outrider/campaign-rules/classify-open';
import type { HitKind } from './tracking.tables.ts';

/** What of a request says who asks. */
export type Asked = { method: string; userAgent: string; headers: Readonly<Record<string, string | undefined>> };

export type Hit = {
  id: string;
  kind: HitKind;
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

/** A hit by itself and among the other hits of its mail. `asked`: while the request is there to be looked at. */
export function judgeHit(
  hit: Omit<Hit, 'id' | 'verdict' | 'why'>,
  hits: readonly Hit[],
  { asked, otherMailsAtOnce = 0 }: { asked?: Asked; otherMailsAtOnce?: number } = {},
): JudgedHit {
  const others = new Set(
    hits
      .filter(({ kind, network, at }) => kind === 'click' && network === hit.network && isAtOnce(at, hit.at))
      .map(({ target }) => target),
  );
  const seen = {
    userAgent: hit.userAgent,
    otherMailsAtOnce,
    ...(asked && { method: asked.method, headers: asked.headers }),
    ...(hit.sinceDeliveryMs !== undefined && { sinceDeliveryMs: hit.sinceDeliveryMs }),
  };
  if (hit.kind === 'open') return judgeOpen({ ...seen, linksAtOnce: others.size });
  others.delete(hit.target);
  return judgeClick({ ...seen, otherLinksAtOnce: others.size });
}

const isAtOnce = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= AT_ONCE_MS;

/** Hits that now count as a machine's. Nothing a later hit tells makes a machine a person again. */
export function rejudge(
  hits: readonly Hit[],
  otherMailsAtOnce: (hit: Hit) => number = () => 0,
): (Pick<Hit, 'id'> & JudgedHit)[] {
  return hits
    .filter(({ verdict }) => verdict !== 'machine')
    .map((hit) => ({ id: hit.id, ...judgeHit(hit, hits, { otherMailsAtOnce: otherMailsAtOnce(hit) }) }))
    .filter(({ by }) => by === 'machine');
}

/** How many hits of a kind have a verdict, and the first of them. */
export type Tally = { kind: HitKind; verdict: Opener; count: number; first: Pick<Hit, 'at' | 'why' | 'target'> };

/** What the hits of a mail counted as, and what they count as now. */
export type JudgedChange = { before: readonly Tally[]; after: readonly Tally[] };

export function tallyHits(hits: readonly Hit[]): Tally[] {
  return [...Map.groupBy(hits, ({ kind, verdict }) => `${kind} ${verdict}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? { kind: first.kind, verdict: first.verdict, count: same.length, first } : [];
  });
}
