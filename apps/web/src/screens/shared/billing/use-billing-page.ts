import { useQuery } from '@tanstack/react-query';
import { billingQuery } from '../../../api/billing.ts';
import { paths } from '../../../paths/paths.ts';

/** What both form factors share. Somebody who looks at the bill wants it as it is now. */
export function useBillingPage() {
  const overview = useQuery({ ...billingQuery, staleTime: 0 });
  return {
    overview,
    planTo: paths.purchase.plan,
    leave: (url: string) => window.location.assign(url),
  };
}
