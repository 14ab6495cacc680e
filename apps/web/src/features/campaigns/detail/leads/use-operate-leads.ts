import type { LEAD_ACTIONS, leadChoice } from '@outrider/contract/campaigns/leads';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { refreshCampaign } from '../../../../api/campaigns/campaign-keys.ts';
import { operateLeads } from '../../../../api/campaigns/leads.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { toasts } from '../../../../platform/toasts.ts';

export type LeadAction = (typeof LEAD_ACTIONS)[number];
export type LeadChoice = z.input<typeof leadChoice>;
type Order = { choice: LeadChoice; action: LeadAction };

/** Not bound to a screen: the toast stays while the reader goes on to another page. */
const t = i18n.getFixedT(null, 'campaigns');

/** Does something with leads and tells for how many, and for how many it could not be done. */
export const useOperateLeads = (campaignId: string) =>
  useMutation({
    mutationFn: (order: Order) => operateLeads({ campaignId, ...order }),
    onSuccess: ({ changed, kept }, { action }) => {
      const did = t(`leads.did.${action}`, { count: changed, number: formatNumber(changed) });
      const left = kept > 0 ? t('leads.did.kept', { count: kept, number: formatNumber(kept) }) : '';
      toasts.show({ kind: changed > 0 ? 'success' : 'info', text: [did, left].filter(Boolean).join('. ') });
    },
    // The caller has the answer; the page is read again behind it.
    onSettled: () => void refreshCampaign(campaignId),
  });
