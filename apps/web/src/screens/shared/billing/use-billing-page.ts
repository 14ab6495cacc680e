import { useQuery } from '@tanstack/react-query';
import { billingQuery, LOOK_AGAIN_EVERY_MS } from '../../../api/billing.ts';
import { paths } from '../../../paths/paths.ts';

/** What both form factors share. A user who looks at the bill wants it as it is now. */
export function useBillingPage() {
  const overview = useQuery({ ...billingQuery, staleTime: 0, refetchInterval: LOOK_AGAIN_EVERY_MS });
  return {
    overview,
    planTo: paths.purchase.plan,
    leave: (url: string) => window.location.assign(url),
  };
}
