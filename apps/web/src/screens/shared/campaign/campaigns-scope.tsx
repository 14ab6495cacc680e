import type { ReactNode } from 'react';
import { CampaignPlacesIn } from '../../../features/campaigns/shared/places.ts';
import { useCampaignChanges } from '../../../features/campaigns/shared/use-campaign-changes.ts';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { campaignPlaces } from './campaign-places.ts';

/** Around every page of campaigns: its dates, its places, and its changes. */
export function CampaignsScope({ children }: { children: ReactNode }) {
  useCampaignChanges();
  return (
    <UserDates>
      <CampaignPlacesIn value={campaignPlaces}>{children}</CampaignPlacesIn>
    </UserDates>
  );
}
