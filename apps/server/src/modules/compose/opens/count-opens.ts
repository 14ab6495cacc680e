import type { Trx } from '../../../platform/db.ts';
import { type ProofDeps, proveSent } from '../../ledger/index.ts';
import type { Tally, TrackedMail, TrackingChange } from '../../tracking/index.ts';
import { addOpens } from './traced-mails.repository.ts';

/** What the opens of a composed mail count as, after they were judged. A recipient who opened it got it, so a doubt is over. */
export async function countOpens(
  deps: ProofDeps,
  trx: Trx,
  { ledgerId, ...scope }: TrackedMail,
  { before, after }: TrackingChange,
): Promise<void> {
  // A machine may look through a mail on its way out of our own server, which may still lose it.
  const seen = after.find(({ kind, verdict }) => kind === 'open' && verdict !== 'machine');
  if (seen) await proveSent(deps, trx, scope, { ledgerId, proof: 'open', at: seen.first.at });
  const grown = (verdict: Tally['verdict']) => countOf(after, verdict) - countOf(before, verdict);
  const counts = { person: grown('person'), machine: grown('machine'), unknown: grown('unknown') };
  await addOpens(trx, scope, ledgerId, counts);
}

const countOf = (tallies: readonly Tally[], verdict: Tally['verdict']) =>
  tallies.find((tally) => tally.kind === 'open' && tally.verdict === verdict)?.count ?? 0;
