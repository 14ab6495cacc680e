import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { isStillSending, useReasonWords } from '../shared/words/reason-words.ts';

export function useNowWords() {
  const { t } = useTranslation('campaigns');
  const { day } = useDates();
  const { sentence } = useReasonWords();
  return function nowWords(row: CampaignRow): string {
    const { status, waitReason, leftToday, totals, endedAt, endedBy } = row;
    if (status === 'new') return t(totals.leads === 0 ? 'list.draftNoLeads' : 'list.draft');
    if (status === 'finished') return t('list.finished', { day: day(endedAt) });
    if (status === 'cancel') {
      return endedBy === ''
        ? t('list.canceled', { day: day(endedAt) })
        : t('list.canceledBy', { who: endedBy, day: day(endedAt) });
    }
    if (waitReason && !isStillSending(waitReason)) return sentence(waitReason);
    return leftToday > 0 ? t('list.sending', { number: formatNumber(leftToday) }) : t('list.sendingNone');
  };
}
