import { paceOf } from '@outrider/billing-rules/pace';
import { type listPlans as listCall, PLAN_KEYS, type PlanOffer } from '@outrider/contract/billing/plans';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { accountOf } from '../plan-of-workspace.ts';
import type { PlanBook } from '../plans.ts';
import type { PlanKey } from './plan-items.ts';

type Deps = Pick<BillingDeps, 'db' | 'now' | 'book' | 'usageOf'>;

export async function listPlans(deps: Deps, scope: Scope): Promise<z.input<typeof listCall.output>> {
  const billed = await findBillingAccount(deps.db, scope);
  const { key, quota, expected } = await readUsage(deps, scope);
  return {
    plans: PLAN_KEYS.map((key) => offerOf(deps.book, key)),
    current: key,
    interval: billed?.pays_by ?? null,
    usage: quota,
    runsOut: expected.flatMap(({ quotaType, runsOutOn, perDay }) =>
      runsOutOn ? [{ quotaType, on: runsOutOn, perDay }] : [],
    ),
  };
}

const offerOf = ({ currency, plans }: PlanBook, key: PlanKey): PlanOffer => {
  const { name, monthly, yearly, quotas } = plans[key];
  return {
    key,
    name,
    monthly: { amount: monthly, currency },
    yearly: { amount: yearly, currency },
    quotas,
  };
};

/** What is used, and what is expected of each quota that starts again by the end of the month. */
export async function readUsage({ db, now, usageOf }: Omit<Deps, 'book'>, scope: Scope) {
  const at = now();
  const account = await accountOf(db, scope, at);
  const quota = (await usageOf(scope))?.quota ?? [];
  if (!account) return { key: 'free' as const, quota, expected: [] };
  const month = { from: account.periodFrom, until: account.periodEnd };
  const expected = quota
    .filter(({ resetAt }) => resetAt !== null)
    .map(({ quotaType, used, total }) => {
      const { byEnd, perDay, runsOutOn } = paceOf(used, total, month, at);
      return { quotaType, byEnd, perDay, runsOutOn: runsOutOn?.toISOString() ?? null };
    });
  return { key: account.key, quota, expected };
}
