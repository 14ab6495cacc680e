import type { Quota } from '@outrider/contract/user';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { lockUsage, moveQuota, sumMovements } from './billing.repository.ts';
import { accountOf } from './plan-of-workspace.ts';
import { isNearlyUsed } from './plans.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'quota.nearly-used': { workspaceId: string; quotaType: QuotaType };
  }
}

type QuotaType = Quota['quotaType'];

/** What was set aside, and the month it is taken from. */
export type Reservation = { quotaType: QuotaType; periodStart: string; reference: string };

export type Reserved = { kind: 'reserved'; reservation: Reservation } | { kind: 'tooLittle'; left: number };

type Wanted = { quotaType: QuotaType; amount: number; reference: string; now: Date };

/** Sets so much aside, or nothing at all; nothing while the plan stands still. */
export async function reserveQuota(
  deps: { jobs: Jobs },
  trx: Trx,
  scope: Scope,
  { quotaType, amount, reference, now }: Wanted,
): Promise<Reserved> {
  const { pot, total, before, standsStill } = await lockPot(trx, scope, { quotaType, now });
  if (standsStill && amount > 0) return { kind: 'tooLittle', left: 0 };
  const left = total === null ? Number.POSITIVE_INFINITY : Math.max(0, total - before);
  if (amount > left) return { kind: 'tooLittle', left };
  await moveQuota(trx, scope, { ...pot, from: 'free', to: 'reserved', amount, reference, at: now });
  await tellNearlyUsed(deps, trx, scope, { quotaType, total, before, amount });
  return { kind: 'reserved', reservation: { ...pot, reference } };
}

/** Counts what was used without having been set aside: a limit of its own held it back. */
export async function countUsed(
  deps: { jobs: Jobs },
  trx: Trx,
  scope: Scope,
  { quotaType, amount, reference, now }: Wanted,
): Promise<void> {
  const { pot, total, before } = await lockPot(trx, scope, { quotaType, now });
  await moveQuota(trx, scope, { ...pot, from: 'free', to: 'used', amount, reference, at: now });
  await tellNearlyUsed(deps, trx, scope, { quotaType, total, before, amount });
}

/** The month's pot, held until the transaction ends, with what was taken from it before. */
async function lockPot(trx: Trx, scope: Scope, { quotaType, now }: Pick<Wanted, 'quotaType' | 'now'>) {
  const account = await accountOf(trx, scope, now);
  if (!account) throw new Error(`The workspace ${scope.workspaceId} has no plan.`);
  const pot = { quotaType, periodStart: account.periodStart };
  const { used, reserved } = await lockUsage(trx, scope, pot);
  const standsStill = account.standstill !== null;
  return { pot, total: account.plan.quotas[quotaType], before: used + reserved, standsStill };
}

type Step = { quotaType: QuotaType; total: number | null; before: number; amount: number };

/** In the transaction with the step that passes the mark. */
async function tellNearlyUsed(
  { jobs }: { jobs: Jobs },
  trx: Trx,
  { workspaceId }: Scope,
  { quotaType, total, before, amount }: Step,
): Promise<void> {
  if (isNearlyUsed(before, total) || !isNearlyUsed(before + amount, total)) return;
  await jobs.enqueue(trx, 'quota.nearly-used', { workspaceId, quotaType });
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
export async function quotaMovements(db: Db, scope: Scope, quotaType: QuotaType, now: Date) {
  const account = await accountOf(db, scope, now);
  if (!account) throw new Error(`The workspace ${scope.workspaceId} has no plan.`);
  return sumMovements(db, scope, { quotaType, periodStart: account.periodStart });
}
