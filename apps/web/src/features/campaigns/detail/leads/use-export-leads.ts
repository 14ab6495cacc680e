import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LeadFilter } from '../../../../api/campaigns/campaign-queries.ts';
import { downloadCsv } from '../../../../platform/files/csv.ts';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import { leadRows, readEveryLead } from './export-leads.ts';

export function useExportLeads(campaignId: string, filter: LeadFilter) {
  const { t } = useTranslation('campaigns');
  const { sentence } = useReasonWords();
  return useMutation({
    mutationFn: () => readEveryLead(campaignId, filter),
    onSuccess: (every) => downloadCsv(t('leads.export'), leadRows(every, { t, sentence })),
  });
}
