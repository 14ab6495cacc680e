import { type ComponentProps, Suspense } from 'react';
import { loadTexts } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';

const Dialog = lazyPart(async () => {
  const [{ AddToCampaignDialog }] = await Promise.all([
    import('../../../features/campaigns/shared/add-to-campaign-dialog.tsx'),
    loadTexts(['campaigns', 'campaign-words']),
  ]);
  return { default: AddToCampaignDialog };
});

/** Fetched when it is asked for: the texts of the campaigns are many, and contacts need no others of them. */
export const AddToCampaign = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
