import { useEffect } from 'react';
import { explainQuery, statisticsQuery } from '../../../api/campaigns/campaign-queries.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useDates } from '../../../ui/dates.tsx';
import { useDetailAddress } from './use-detail-address.ts';

/** What the first page of a campaign shows is asked for together with the campaign, not once that has come. */
export function usePrefetchStatus(campaignId: string): void {
  const { timeZone } = useDates();
  const { tab, leadId } = useDetailAddress();
  const isShown = leadId === undefined && (tab === undefined || tab === 'overview');
  useEffect(() => {
    if (!isShown) return;
    void queryClient.prefetchQuery(explainQuery(campaignId));
    void queryClient.prefetchQuery(statisticsQuery(campaignId, timeZone));
  }, [campaignId, timeZone, isShown]);
}
