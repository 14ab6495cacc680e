import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { launchCampaign } from '@outrider/contract/campaigns/operate';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/api.ts';
import { toasts } from '../../../../platform/toasts.ts';
import { refreshCampaigns } from '../../shared/campaign-queries.ts';
import { launchFailureText } from '../../shared/launch-failure.ts';
import { useEditor } from '../draft/editor-context.ts';
import { refreshLeads } from '../editor-queries.ts';

/** Saves what is not saved, then launches. What the check found is on the page already. */
export function useLaunch(onLaunched: (campaign: Campaign) => void, onRefused: () => void = () => {}) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  return useMutation({
    mutationFn: async () => {
      if (!(await editor.flush())) return undefined;
      const { campaignId, revision } = await editor.make();
      return call(launchCampaign, { campaignId, revision }, { silent: true });
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
