import { isIP } from 'node:net';
import { readAgent } from '@outrider/campaign-rules/user-agents';
import { isPublicAddress } from '../../platform/net/address-rules.ts';
import { networkOf } from '../../platform/throttle.ts';
import { correctHits, insertHit, listHits, listMailsAtOnce, lockHits } from './hits.repository.ts';
import { type Asked, type Hit, judgeHit, rejudge, tallyHits } from './judge-hits.ts';
import type { HitKind } from './tracking.tables.ts';
import type { TrackedMail, TrackingDeps } from './tracking-deps.ts';

type Deps = Pick<TrackingDeps, 'db' | 'now' | 'findMail' | 'sinceDelivery' | 'onJudged'>;

export type HitOf = { ledgerId: string; kind: HitKind; target: string; ip: string; asked: Asked };

/** A mail that is asked for without end tells nothing new. */
const HITS_MAX = 200;
const USER_AGENT_MAX = 500;
const TARGET_MAX = 2_000;

/** Writes down that a mail's picture was asked for or its link followed, and what that counts as. */
export async function noteHit(deps: Deps, { ledgerId, kind, target, ip, asked }: HitOf): Promise<void> {
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
    await lockHits(trx, ledgerId);
    const hits = await listHits(trx, mail, ledgerId);
    if (hits.length >= HITS_MAX) return false;
    const { by: verdict, why } = judgeHit(seen, hits, { asked });
    const own = await insertHit(trx, mail, ledgerId, { ...seen, verdict, why });
    const verdicts = rejudge([...hits, own]);
    await correctHits(trx, mail, verdicts);
    const after = tallyHits(corrected([...hits, own], verdicts));
    await deps.onJudged(trx, mail, { before: tallyHits(hits), after });
    return true;
  });
  if (isNoted && kind === 'open') await lookAround(deps, mail, seen);
}

/** Half of it on each side of a hit. */
const BURST_MS = 1_000;
const BURST_MAX = 100;

/**
 * Whoever asks for the pictures of many mails in one second is no person. Looked at after the commit, so that the last of
 * them sees all. The proxies of Gmail and Yahoo ask for everybody, so theirs says nothing.
 */
async function lookAround(
  deps: Deps,
  mail: TrackedMail,
  { network, userAgent, at }: Omit<Hit, 'id' | 'verdict' | 'why'>,
) {
  const agent = readAgent(userAgent);
  if (network === '' || agent === 'gmailProxy' || agent === 'yahooProxy') return;
  const window = { from: new Date(at.getTime() - BURST_MS), to: new Date(at.getTime() + BURST_MS) };
  const mails = await listMailsAtOnce(deps.db, mail, { network, userAgent, ...window }, BURST_MAX);
  const isMeant = (hit: Hit) =>
    hit.kind === 'open' && hit.network === network && hit.userAgent === userAgent && hit.at >= window.from;
  // Judged as if alone unless there are others; the rule itself says how many are too many.
  const probe = judgeHit({ kind: 'open', at, sinceDeliveryMs: undefined, userAgent, network, target: '' }, [], {
    otherMailsAtOnce: mails.length - 1,
  });
  if (probe.why !== 'manyMails') return;
  for (const ledgerId of mails) {
    await rejudgeMail(deps, ledgerId, (hit) => (isMeant(hit) ? mails.length - 1 : 0));
  }
}

async function rejudgeMail(deps: Deps, ledgerId: string, otherMailsAtOnce: (hit: Hit) => number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockHits(trx, ledgerId);
    const mail = await deps.findMail(trx, ledgerId);
    if (!mail) return;
    const hits = await listHits(trx, mail, ledgerId);
    const verdicts = rejudge(hits, otherMailsAtOnce);
    if (verdicts.length === 0) return;
    await correctHits(trx, mail, verdicts);
    await deps.onJudged(trx, mail, { before: tallyHits(hits), after: tallyHits(corrected(hits, verdicts)) });
  });
}

function corrected(hits: readonly Hit[], verdicts: ReturnType<typeof rejudge>): Hit[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return hits.map((hit) => {
    const found = byId.get(hit.id);
    return found ? { ...hit, verdict: found.by, why: found.why } : hit;
  });
}

/** Empty for an address of a proxy of our own, which stands before everybody. */
const networkBehind = (ip: string) =>
  isIP(ip) !== 0 && isPublicAddress(ip.replace(/^::ffff:/, '')) ? networkOf(ip) : '';

const stored = (text: string, most: number) => text.replaceAll('\u0000', '').slice(0, most).toWellFormed();
