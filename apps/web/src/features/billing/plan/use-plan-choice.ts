import { INTERVALS, PLAN_KEYS } from '@outrider/contract/billing/plans';
import { useSearchParams } from 'react-router';
import type { Interval, PlanKey, PlanOffers } from '../../../api/billing.ts';
import { nowMs } from '../../../platform/world-time.ts';
import { advisePlan } from './advise-plan.ts';

/** Which plan is looked at. It lives in the address, so that a link, a reload and the way back from a payment keep it. */
export function usePlanChoice(offers: PlanOffers | undefined) {
  const [query, setQuery] = useSearchParams();
  const interval: Interval = INTERVALS.find((each) => each === query.get('interval')) ?? offers?.interval ?? 'month';
  const named = PLAN_KEYS.find((each) => each === query.get('plan'));
  const chosen: PlanKey | undefined = named ?? (offers && advisePlan(offers, nowMs()));
  const say = (said: { plan?: PlanKey; interval?: Interval }) =>
    setQuery((known) => new URLSearchParams({ ...Object.fromEntries(known), ...said }), { replace: true });
  return {
    interval,
    chosen,
    /** The plan that runs now, so there is nothing to buy. One that nobody pays for has no interval. */
    isCurrent: chosen !== undefined && chosen === offers?.current && interval === (offers.interval ?? interval),
    choosePlan: (plan: PlanKey) => say({ plan }),
    chooseInterval: (changed: Interval) => say({ interval: changed }),
  };
}
