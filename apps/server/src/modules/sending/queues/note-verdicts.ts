import type { Scope, Trx } from '../../../platform/db.ts';
import { recordLeadCategories } from '../../leads/index.ts';
import { wakeHeld } from './held.repository.ts';

/** Addresses were checked: leads that waited for it are looked at again, in the transaction that records it. */
export async function noteVerdicts(
  trx: Trx,
  scope: Scope,
  verdicts: readonly { email: string; category: string }[],
  at: Date,
): Promise<void> {
  const addresses = verdicts.map(({ email }) => email.toLowerCase());
  await wakeHeld(trx, scope, { addresses }, { at, reasons: ['unverified'] });
  await recordLeadCategories(trx, scope, verdicts);
}
