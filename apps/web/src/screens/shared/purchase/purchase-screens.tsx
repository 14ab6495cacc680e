import type { UserInfo } from '@outrider/contract/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { NoPurchase, PurchasePage, SignInFirst } from '../../../features/billing/purchase/purchase-page.tsx';
import { signInPath } from '../../../paths/redirect.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { purchasePlaces } from './purchase-places.ts';

export const PurchaseSuccessScreen = () => <PurchaseScreen wasLeft={false} />;
export const PurchaseErrorScreen = () => <PurchaseScreen wasLeft />;

/** Where the card processor leads back to. Which of the two addresses it was says little: a payment can be late. */
function PurchaseScreen({ wasLeft }: { wasLeft: boolean }) {
  const user = useLoaderData<UserInfo | null>();
  const location = useLocation();
  const [query] = useSearchParams();
  const purchaseId = query.get('purchaseId');
  if (purchaseId === null) return <NoPurchase places={purchasePlaces} />;
  if (!user) return <SignInFirst to={signInPath(location)} />;
  return (
    <QueryClientProvider client={queryClient}>
      <DatesAs dateFormat={user.dateFormat} timeZone={user.timeZone}>
        <PurchasePage
          purchaseId={purchaseId}
          wasLeft={wasLeft}
          places={purchasePlaces}
          onLeave={(url) => window.location.assign(url)}
        />
      </DatesAs>
    </QueryClientProvider>
  );
}
