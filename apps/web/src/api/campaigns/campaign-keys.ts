import { queryClient } from '../../platform/query-client.ts';

/** Everything read about campaigns lies under this key, so that one change can refresh all of it. */
export const CAMPAIGNS = 'campaigns';

export const ofOne = (campaignId: string, ...more: readonly unknown[]) => [CAMPAIGNS, 'one', campaignId, ...more];

/** After a change: what is on screen about campaigns is read again. */
export const refreshCampaigns = () => queryClient.invalidateQueries({ queryKey: [CAMPAIGNS] });

/** News of one: what is shown of it, and what is said of all. */
export const refreshCampaign = (campaignId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [CAMPAIGNS, 'all'] }),
    queryClient.invalidateQueries({ queryKey: ofOne(campaignId) }),
  ]);
