import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshCampaign } from '../../../api/campaigns/campaign-keys.ts';
import { undoCampaignChanges } from '../../../api/campaigns/operate.ts';
import { toasts } from '../../../platform/toasts.ts';

/** Mails and rules as they were when the campaign last ran. */
export function useUndoChanges({ campaignId, revision }: Campaign) {
  const { t } = useTranslation('campaigns');
  return useMutation({
    mutationFn: () => undoCampaignChanges({ campaignId, revision }),
    onSuccess: () => toasts.show({ kind: 'success', text: t('changes.undone') }),
    onSettled: () => refreshCampaign(campaignId),
  });
}
