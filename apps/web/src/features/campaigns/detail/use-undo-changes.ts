import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { undoCampaignChanges } from '@outrider/contract/campaigns/operate';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { refreshCampaign } from '../shared/campaign-queries.ts';

/** Mails and rules as they were when the campaign last ran. */
export function useUndoChanges({ campaignId, revision }: Campaign) {
  const { t } = useTranslation('campaigns');
  return useMutation({
    mutationFn: () => call(undoCampaignChanges, { campaignId, revision }),
    onSuccess: () => toasts.show({ kind: 'success', text: t('changes.undone') }),
    onSettled: () => refreshCampaign(campaignId),
  });
}
