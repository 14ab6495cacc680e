import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { billingQuery, plansQuery } from '../../../api/billing.ts';
import { usePlanChoice } from '../../../features/billing/plan/use-plan-choice.ts';
import { paths, purchasePath } from '../../../paths/paths.ts';

/** What both form factors share: the plans, which one is looked at, and where a confirmed change leads. */
export function usePlanPage() {
  const navigate = useNavigate();
  const plans = useQuery(plansQuery);
  const { data: billing } = useQuery(billingQuery);
  return {
    plans,
    billing,
    choice: usePlanChoice(plans.data),
    leave: (url: string) => window.location.assign(url),
    /** A change that is still to come stands with the plan, where it can be taken back. */
    showDone: (purchaseId: string | undefined) =>
      void navigate(purchaseId === undefined ? paths.setting.billing : purchasePath(purchaseId)),
  };
}
