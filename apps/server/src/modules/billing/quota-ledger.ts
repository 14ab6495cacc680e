import type { Quota } from '@outrider/contract/user';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import { findPlanOf, lockUsage, moveQuota, sumMovements } from './billing.repository.ts';
import { PLANS, periodOf } from './plans.ts';

type QuotaType = Quota['quotaType'];

/** What was set aside, and the month it is taken from. */
export type Reservation = { quotaType: QuotaType; periodStart: string; reference: string };

export type Reserved = { kind: 'reserved'; reservation: Reservation } | { kind: 'tooLittle'; left: number };

type Wanted = { quotaType: QuotaType; amount: number; reference: string; now: Date };

/** Sets so much aside, or nothing at all. */
export async function reserveQuota(
  trx: Trx,
  scope: Scope,
  { quotaType, amount, reference, now }: Wanted,
): Promise<Reserved> {
  const plan = PLANS[(await findPlanOf(trx, scope))?.plan ?? ''];
  const pot = { quotaType, periodStart: periodOf(now).start };
  const { used, reserved } = await lockUsage(trx, scope, pot);
  const total = plan ? plan.quotas[quotaType] : 0;
  const left = total === null ? Number.POSITIVE_INFINITY : Math.max(0, total - used - reserved);
  if (amount > left) return { kind: 'tooLittle', left };
  await moveQuota(trx, scope, { ...pot, from: 'free', to: 'reserved', amount, reference, at: now });
  return { kind: 'reserved', reservation: { ...pot, reference } };
}

/** Counts what was used without having been set aside: a limit of its own held it back. */
export async function countUsed(trx: Trx, scope: Scope, { quotaType, amount, reference, now }: Wanted): Promise<void> {
  const pot = { quotaType, periodStart: periodOf(now).start };
  await lockUsage(trx, scope, pot);
  await moveQuota(trx, scope, { ...pot, from: 'free', to: 'used', amount, reference, at: now });
}

type Outcome = { used: number; givenBack: number; now: Date };

/** Turns a part of what was set aside into use, and gives a part back. */
export async function settleQuota(
  trx: Trx,
  scope: Scope,
  { quotaType, periodStart, reference }: Reservation,
  { used, givenBack, now }: Outcome,
): Promise<void> {
  const movement = { quotaType, periodStart, reference, from: 'reserved', at: now } as const;
  await moveQuota(trx, scope, { ...movement, to: 'used', amount: used });
  await moveQuota(trx, scope, { ...movement, to: 'free', amount: givenBack });
}

/** What was charged, given back and is still set aside this month. */
export const quotaMovements = (db: Db, scope: Scope, quotaType: QuotaType, now: Date) =>
  sumMovements(db, scope, { quotaType, periodStart: periodOf(now).start });
