import { useQuery } from '@tanstack/react-query';
import { billingQuery } from '../../../api/billing.ts';
import { paths } from '../../../app/paths.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';

/** What both form factors share. Somebody who looks at the bill wants it as it is now. */
export function useBillingPage() {
  const { dateFormat, timeZone } = useUserInfo();
  const overview = useQuery({ ...billingQuery, staleTime: 0 });
  return {
    dates: { dateFormat, timeZone },
    overview,
    planTo: paths.purchase.plan,
    leave: (url: string) => window.location.assign(url),
  };
}
