import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { billingQuery } from '../../../api/billing.ts';
import { loadTexts } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';

/** Fetched with its texts when it is opened: few quotes need it. */
const AddressDialog = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../../features/billing/overview/address-dialog.tsx'),
    loadTexts(['billing']),
  ]);
  return { default: part.AddressDialog };
});

/** The billing address, edited where it is read. */
export function useAddressDialog() {
  const [isOpen, setOpen] = useState(false);
  const { data: billing } = useQuery(billingQuery);
  return {
    open: () => setOpen(true),
    dialog: isOpen && billing && (
      <Suspense>
        <AddressDialog address={billing.address} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
