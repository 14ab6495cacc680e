import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { exportCampaignEvents } from '../../../../api/campaigns/statistics.ts';
import { downloadCsvText } from '../../../../platform/files/csv.ts';

export function useExportLog(campaignId: string) {
  const { t } = useTranslation('campaigns');
  return useMutation({
    mutationFn: () => readWholeLog(campaignId),
    onSuccess: (csv) => downloadCsvText(t('log.file'), csv),
  });
}

/** The whole log, part by part; every part after the first repeats the head. */
async function readWholeLog(campaignId: string): Promise<string> {
  const parts: string[] = [];
  let after = '';
  do {
    const { csv, next } = await exportCampaignEvents({ campaignId, after });
    parts.push(parts.length === 0 ? csv : csv.slice(csv.indexOf('\n') + 1));
    after = next;
  } while (after !== '');
  return parts.join('');
}
