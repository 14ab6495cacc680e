import type { Quota } from '@outrider/contract/user';
import type { Db, Scope } from '../../platform/db.ts';
import { findPlanOf, listUsage } from './billing.repository.ts';
import { PLANS, periodOf, startsAgain } from './plans.ts';

export type WorkspacePlan = { plan: string; quota: Quota[] };

/** The plan a workspace is on and what it used of each quota since the first of the month (UTC). */
export async function planOfWorkspace(db: Db, scope: Scope, now: Date): Promise<WorkspacePlan | undefined> {
  const row = await findPlanOf(db, scope);
  const plan = row && PLANS[row.plan];
  if (!plan) return undefined;
  const { start, end } = periodOf(now);
  const usage = await listUsage(db, scope, start);
  const used = new Map(usage.map((line) => [line.quota_type, line.used]));
  const types = Object.keys(plan.quotas) as Quota['quotaType'][];
  return {
    plan: plan.name,
    quota: types.map((quotaType) => ({
      quotaType,
      total: plan.quotas[quotaType],
      used: used.get(quotaType) ?? 0,
      resetAt: startsAgain(quotaType) ? end.toISOString() : null,
    })),
  };
}
