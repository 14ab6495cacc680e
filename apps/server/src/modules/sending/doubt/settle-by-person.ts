import type { Trx } from '../../../platform/db.ts';
import { addToCounters, addUnrecorded, lockCountersOf, type ProofDeps, takeConfirmed } from '../../ledger/index.ts';
import {
  confirmAged,
  endUnsent,
  forgetNext,
  listAgedOf,
  listDoubtsOf,
  listLeadsOf,
  reopenAged,
  type SettledMail,
} from './settle.repository.ts';

/** Who says it, and when. */
export type Word = { at: Date; name: string };

/** The user knows that these leads' mails went out; also of those that were only counted so. */
export async function settleSent(
  deps: Pick<ProofDeps, 'fileSent'>,
  trx: Trx,
  leadIds: readonly string[],
  word: Word,
): Promise<SettledMail[]> {
  const taken = await takeConfirmed(trx, await listDoubtsOf(trx, leadIds), word);
  await addUnrecorded(trx, taken);
  const confirmed = await confirmAged(trx, leadIds, word);
  await deps.fileSent(trx, confirmed);
  return [...(await listLeadsOf(trx, taken)), ...confirmed].map(({ leadId, ledgerId }) => ({ leadId, ledgerId }));
}

/** The user knows that they did not, and leaves them out. The round after each follows. */
export async function settleSkipped(trx: Trx, leadIds: readonly string[], word: Word): Promise<SettledMail[]> {
  const ids = await listDoubtsOf(trx, leadIds);
  await lockCountersOf(trx, ids);
  const skipped = await endUnsent(trx, ids, { ...word, state: 'skipped', settledBy: 'toldSkipped' });
  await addUnrecorded(
    trx,
    skipped.map(({ ledgerId }) => ledgerId),
  );
  return uncount(trx, skipped);
}

/**
 * The user knows that they did not: to be sent again, those in doubt only when they are so since `before`. One that was
 * counted as sent goes again only while nothing after it went out; what was planned after it is planned anew.
 */
export async function settleResent(
  trx: Trx,
  leadIds: readonly string[],
  before: Date,
  word: Word,
): Promise<SettledMail[]> {
  const doubts = await listDoubtsOf(trx, leadIds, before);
  const aged = await listAgedOf(trx, leadIds);
  await lockCountersOf(trx, [...doubts, ...aged]);
  const resent = await endUnsent(trx, doubts, { ...word, state: 'planned', settledBy: 'toldUnsent' });
  const reopened = await reopenAged(trx, aged, word);
  await forgetNext(trx, reopened);
  return uncount(trx, [...resent, ...reopened]);
}

/** It is certainly not in Sent, and cannot arrive any more: to be sent again. */
export async function settleAbsent(trx: Trx, id: string, at: Date): Promise<SettledMail[]> {
  await lockCountersOf(trx, [id]);
  const word = { at, name: '', state: 'planned', settledBy: 'absentInSent' } as const;
  return uncount(trx, await endUnsent(trx, [id], word));
}

/** What did not go out is not counted any more. */
async function uncount(
  trx: Trx,
  mails: readonly (SettledMail & { countedIn: string[] | null })[],
): Promise<SettledMail[]> {
  await addToCounters(
    trx,
    mails.flatMap(({ countedIn }) => countedIn ?? []),
    -1,
  );
  return mails.map(({ leadId, ledgerId }) => ({ leadId, ledgerId }));
}
