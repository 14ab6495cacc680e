import type { Quota } from '@outrider/contract/user';
import type { PlanKey, PlanOffers } from '../../../api/billing.ts';
import { quotaState } from '../shared/quota.ts';

type Offer = PlanOffers['plans'][number];
type RunsOut = PlanOffers['runsOut'][number];

const DAY_MS = 86_400_000;

/** What is used today is more than the plan has. */
export const isBelowUse = ({ quotas }: Pick<Offer, 'quotas'>, usage: readonly Quota[]): boolean =>
  usage.some(({ quotaType, used }) => {
    const total = quotas[quotaType];
    return total !== null && used > total;
  });

/** How many a day the plan still allows until the count starts again; null: as many as one likes. */
export function roomADay(total: number | null, { used, resetAt }: Quota, nowMs: number): number | null {
  if (total === null) return null;
  const days = Math.max(1, Math.ceil((Date.parse(resetAt ?? '') - nowMs) / DAY_MS) || 1);
  return Math.max(0, Math.floor((total - used) / days));
}

/** The smallest larger plan that has room for what is used at the pace of this month; none where the current one has. */
export function advisePlan({ plans, current, usage, runsOut }: PlanOffers, nowMs: number): PlanKey | undefined {
  const isTight = runsOut.length > 0 || usage.some((quota) => quotaState(quota) === 'spent');
  if (!isTight) return undefined;
  const larger = plans.slice(plans.findIndex(({ key }) => key === current) + 1);
  return larger.find((plan) => !isBelowUse(plan, usage) && runsOut.every((quota) => lasts(plan, quota, usage, nowMs)))
    ?.key;
}

function lasts({ quotas }: Offer, { quotaType, perDay }: RunsOut, usage: readonly Quota[], nowMs: number): boolean {
  const used = usage.find((quota) => quota.quotaType === quotaType);
  const room = used ? roomADay(quotas[quotaType], used, nowMs) : null;
  return room === null || room >= perDay;
}
