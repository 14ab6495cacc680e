import { INTERVALS, PLAN_KEYS } from '@outrider/contract/billing/plans';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Interval, PlanKey, PlanOffers } from '../../../api/billing.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { advisePlan } from './advise-plan.ts';

type Choice = { plan?: PlanKey | undefined; interval?: Interval | undefined };

const readChoice = (query: URLSearchParams): Choice => ({
  plan: PLAN_KEYS.find((each) => each === query.get('plan')),
  interval: INTERVALS.find((each) => each === query.get('interval')),
});

/** Which plan is looked at. The address has it too, so that a link, a reload and the way back from a payment keep it. */
export function usePlanChoice(offers: PlanOffers | undefined) {
  const [query, setQuery] = useSearchParams();
  const [choice, setChoice] = useState(() => readChoice(query));
  const interval = choice.interval ?? offers?.interval ?? 'month';
  const chosen = choice.plan ?? (offers && advisePlan(offers, nowMs()));
  const choose = (said: { plan: PlanKey } | { interval: Interval }) => {
    setChoice({ ...choice, ...said });
    setQuery((known) => new URLSearchParams({ ...Object.fromEntries(known), ...said }), { replace: true });
  };
  return {
    interval,
    chosen,
    /** The plan that runs now, so there is nothing to buy. One that nobody pays for has no interval. */
    isCurrent: chosen !== undefined && chosen === offers?.current && interval === (offers.interval ?? interval),
    choosePlan: (plan: PlanKey) => choose({ plan }),
    chooseInterval: (changed: Interval) => choose({ interval: changed }),
  };
}
