import type { DOUBT_ANSWERS } from '@outrider/contract/campaigns/leads';
import { useMutation } from '@tanstack/react-query';
import { refreshCampaign } from '../../../../api/campaigns/campaign-keys.ts';
import { settleDoubts } from '../../../../api/campaigns/leads.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { toasts } from '../../../../platform/toasts.ts';
import type { LeadChoice } from './use-operate-leads.ts';

export type DoubtAnswer = (typeof DOUBT_ANSWERS)[number];
type Order = { choice: LeadChoice; answer: DoubtAnswer };

const t = i18n.getFixedT(null, 'campaigns');

/** Says what became of mails in doubt and tells for how many, and of how many it could not be said. */
export const useSettleDoubts = (campaignId: string) =>
  useMutation({
    mutationFn: (order: Order) => settleDoubts({ campaignId, ...order }),
    onSuccess: ({ changed, kept }, { answer }) => {
      const did = t(`leads.doubt.did.${answer}`, { count: changed, number: formatNumber(changed) });
      const left = kept > 0 ? t('leads.doubt.kept', { count: kept, number: formatNumber(kept) }) : '';
      toasts.show({ kind: changed > 0 ? 'success' : 'info', text: [did, left].filter(Boolean).join('. ') });
    },
    // The caller has the answer; the page is read again behind it.
    onSettled: () => void refreshCampaign(campaignId),
  });
