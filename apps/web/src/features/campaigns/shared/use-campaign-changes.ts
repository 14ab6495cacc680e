import { ANY_CAMPAIGN, campaignChange } from '@outrider/contract/campaigns/statistics';
import { useEffect } from 'react';
import { refreshCampaign, refreshCampaigns } from '../../../api/campaigns/campaign-keys.ts';
import { followCampaignChanges } from '../../../api/campaigns/changes.ts';
import { gather } from '../../../platform/gather.ts';

/** A campaign that sends every second is not read more often than this. */
const AT_MOST_EVERY_MS = 2_000;

/** Keeps what is shown of campaigns as it is on the server, while a page of campaigns is open. */
export function useCampaignChanges(): void {
  useEffect(() => {
    const end = new AbortController();
    const refresh = gather<string>({ signal: end.signal, atMostEveryMs: AT_MOST_EVERY_MS }, (wanted) => {
      if (wanted.has(ANY_CAMPAIGN)) void refreshCampaigns();
      else for (const campaignId of wanted) void refreshCampaign(campaignId);
    });
    void followCampaignChanges({
      signal: end.signal,
      onChange: (change) => {
        const campaignId = campaignChange.safeParse(change).data?.campaignId;
        // Empty: only a sign of life.
        if (campaignId) refresh(campaignId);
      },
      onGap: () => refresh(ANY_CAMPAIGN),
    });
    return () => end.abort();
  }, []);
}
