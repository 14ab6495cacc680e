import type { PlanOffer } from '@outrider/contract/billing/plans';
import type { Quota } from '@outrider/contract/user';
import { dayNumber, monthAt, startOfDay } from '@outrider/send-planner/calendar';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import { findAccount, listUsage } from './billing.repository.ts';
import { type Plan, startsAgain, UNLIMITED, usualPlan } from './plans.ts';

export type WorkspacePlan = { plan: string; quota: Quota[]; periodStart: string };

type Account = { key: PlanOffer['key']; plan: Plan; periodStart: string; periodFrom: Date; periodEnd: Date };

/** The plan that holds, and the month by the owner's clock, as the planner that sends counts it. */
export async function accountOf(db: Db | Trx, scope: Scope, now: Date): Promise<Account | undefined> {
  const found = await findAccount(db, scope);
  if (!found) return undefined;
  const plan = found.isOn ? (found.sold ?? usualPlan(found.key)) : UNLIMITED;
  if (!plan) return undefined;
  const { day, until } = monthAt(found.zone, now.getTime());
  return {
    key: found.key,
    plan,
    periodStart: day,
    periodFrom: new Date(startOfDay(found.zone, dayNumber(day))),
    periodEnd: new Date(until),
  };
}

/** The plan a workspace is on and what it used of each quota since the month began on its owner's clock. */
export async function planOfWorkspace(db: Db, scope: Scope, now: Date): Promise<WorkspacePlan | undefined> {
  const account = await accountOf(db, scope, now);
  if (!account) return undefined;
  const { plan, periodStart, periodEnd } = account;
  const usage = await listUsage(db, scope, periodStart);
  const used = new Map(usage.map((line) => [line.quota_type, line.used]));
  const types = Object.keys(plan.quotas) as Quota['quotaType'][];
  return {
    plan: plan.name,
    periodStart,
    quota: types.map((quotaType) => ({
      quotaType,
      total: plan.quotas[quotaType],
      used: used.get(quotaType) ?? 0,
      resetAt: startsAgain(quotaType) ? periodEnd.toISOString() : null,
    })),
  };
}
