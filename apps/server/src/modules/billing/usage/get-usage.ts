import type { getUsage as usageCall } from '@outrider/contract/billing/subscription';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findAccount } from '../billing.repository.ts';
import type { QuotaAccount } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { listDays, listMovements } from './usage.repository.ts';

type Usage = z.input<typeof usageCall.output>;

const MOVEMENTS_SHOWN = 100;

/** By day on the owner's clock, as the quotas count, with the latest movements of the ledger. */
export async function getUsage(
  { db, namesOf }: Pick<BillingDeps, 'db' | 'namesOf'>,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<Usage> {
  const zone = (await findAccount(db, scope))?.zone ?? 'UTC';
  const days = await listDays(db, scope, { zone, from, to });
  const movements = await listMovements(db, scope, { zone, from, to, limit: MOVEMENTS_SHOWN });
  const names = await namesOf(scope, [...new Set(movements.map(({ reference }) => reference))]);
  return {
    days,
    movements: movements.map(({ at, quotaType, movedTo, amount, reference }) => ({
      at: at.toISOString(),
      quotaType,
      kind: KINDS[movedTo],
      amount,
      of: names.get(reference) ?? '',
    })),
  };
}

const KINDS: Record<QuotaAccount, Usage['movements'][number]['kind']> = {
  reserved: 'reserved',
  used: 'used',
  free: 'givenBack',
};
