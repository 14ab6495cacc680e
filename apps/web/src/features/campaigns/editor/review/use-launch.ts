import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshCampaigns } from '../../../../api/campaigns/campaign-keys.ts';
import { refreshLeads } from '../../../../api/campaigns/editor-queries.ts';
import { launchCampaign } from '../../../../api/campaigns/operate.ts';
import { toasts } from '../../../../platform/toasts.ts';
import { launchFailureText } from '../../shared/launch-failure.ts';
import { useEditor } from '../draft/editor-context.ts';

/** Saves what is not saved, then launches. What the check found is on the page already. */
export function useLaunch(onLaunched: (campaign: Campaign) => void, onRefused: () => void = () => {}) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  return useMutation({
    mutationFn: async () => {
      if (!(await editor.flush())) return undefined;
      const { campaignId, revision } = await editor.make();
      return launchCampaign({ campaignId, revision });
    },
    onSuccess: (campaign) => {
      if (!campaign) return;
      editor.restart(campaign);
      toasts.show({ kind: 'success', text: t('launch.done', { name: campaign.name }) });
      void refreshCampaigns();
      onLaunched(campaign);
    },
    onError: (error) => {
      toasts.show({ kind: 'error', text: launchFailureText(error) });
      void refreshLeads(editor.state().campaign?.campaignId ?? '');
      onRefused();
    },
  });
}
