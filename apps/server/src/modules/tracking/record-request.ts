import { isIP } from 'node:net';
import { readAgent } from '@outrider/campaign-rules/user-agents';
import { isPublicAddress } from '../../platform/net/address-rules.ts';
import { networkOf } from '../../platform/throttle.ts';
import {
  type Asked,
  classifyAgain,
  classifyRequest,
  type TrackingRequest,
  tallyRequests,
} from './classify-requests.ts';
import { correctRequests, insertRequest, listMailsAtOnce, listRequests, lockRequests } from './requests.repository.ts';
import type { RequestKind } from './tracking.tables.ts';
import type { TrackedMail, TrackingDeps } from './tracking-deps.ts';

type Deps = Pick<TrackingDeps, 'db' | 'now' | 'findMail' | 'sinceDelivery' | 'onTracked'>;

export type SeenRequest = { ledgerId: string; kind: RequestKind; target: string; ip: string; asked: Asked };

/** A mail that is asked for without end tells nothing new. */
const REQUESTS_MAX = 200;
const USER_AGENT_MAX = 500;
const TARGET_MAX = 2_000;

/** Writes down that a mail's picture was asked for or its link followed, and what that counts as. */
export async function recordRequest(deps: Deps, { ledgerId, kind, target, ip, asked }: SeenRequest): Promise<void> {
  const mail = await deps.findMail(deps.db, ledgerId);
  if (!mail) return;
  const at = deps.now();
  const seen = {
    kind,
    at,
    sinceDeliveryMs: deps.sinceDelivery(mail, at),
    userAgent: stored(asked.userAgent, USER_AGENT_MAX),
    network: networkBehind(ip),
    target: stored(target, TARGET_MAX),
  };
  const isNoted = await deps.db.transaction().execute(async (trx) => {
    await lockRequests(trx, ledgerId);
    const requests = await listRequests(trx, mail, ledgerId);
    if (requests.length >= REQUESTS_MAX) return false;
    const { by: verdict, why } = classifyRequest(seen, requests, { asked });
    const own = await insertRequest(trx, mail, ledgerId, { ...seen, verdict, why });
    const verdicts = classifyAgain([...requests, own]);
    await correctRequests(trx, mail, verdicts);
    const after = tallyRequests(corrected([...requests, own], verdicts));
    await deps.onTracked(trx, mail, { before: tallyRequests(requests), after });
    return true;
  });
  if (isNoted && kind === 'open') await lookAround(deps, mail, seen);
}

/** Half of it on each side of a request. */
const BURST_MS = 1_000;
const BURST_MAX = 100;

/**
 * A client that asks for the pictures of many mails in one second is no person. Looked at after the commit, so that the
 * last of them sees all. The proxies of Gmail and Yahoo ask for everybody, so theirs says nothing.
 */
async function lookAround(
  deps: Deps,
  mail: TrackedMail,
  { network, userAgent, at }: Omit<TrackingRequest, 'id' | 'verdict' | 'why'>,
) {
  const agent = readAgent(userAgent);
  if (network === '' || agent === 'gmailProxy' || agent === 'yahooProxy') return;
  const window = { from: new Date(at.getTime() - BURST_MS), to: new Date(at.getTime() + BURST_MS) };
  const mails = await listMailsAtOnce(deps.db, mail, { network, userAgent, ...window }, BURST_MAX);
  const isMeant = (request: TrackingRequest) =>
    request.kind === 'open' &&
    request.network === network &&
    request.userAgent === userAgent &&
    request.at >= window.from;
  // Judged as if alone unless there are others; the rule itself says how many are too many.
  const probe = classifyRequest({ kind: 'open', at, sinceDeliveryMs: undefined, userAgent, network, target: '' }, [], {
    otherMailsAtOnce: mails.length - 1,
  });
  if (probe.why !== 'manyMails') return;
  for (const ledgerId of mails) {
    await classifyMailAgain(deps, ledgerId, (request) => (isMeant(request) ? mails.length - 1 : 0));
  }
}

async function classifyMailAgain(
  deps: Deps,
  ledgerId: string,
  otherMailsAtOnce: (request: TrackingRequest) => number,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockRequests(trx, ledgerId);
    const mail = await deps.findMail(trx, ledgerId);
    if (!mail) return;
    const requests = await listRequests(trx, mail, ledgerId);
    const verdicts = classifyAgain(requests, otherMailsAtOnce);
    if (verdicts.length === 0) return;
    await correctRequests(trx, mail, verdicts);
    await deps.onTracked(trx, mail, {
      before: tallyRequests(requests),
      after: tallyRequests(corrected(requests, verdicts)),
    });
  });
}

function corrected(
  requests: readonly TrackingRequest[],
  verdicts: ReturnType<typeof classifyAgain>,
): TrackingRequest[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return requests.map((request) => {
    const found = byId.get(request.id);
    return found ? { ...request, verdict: found.by, why: found.why } : request;
  });
}

/** Empty for an address of a proxy of our own, which stands before everybody. */
const networkBehind = (ip: string) =>
  isIP(ip) !== 0 && isPublicAddress(ip.replace(/^::ffff:/, '')) ? networkOf(ip) : '';

const stored = (text: string, most: number) => text.replaceAll('\u0000', '').slice(0, most).toWellFormed();
