import type { ReactNode } from 'react';
import { CampaignPlacesIn } from '../../../features/campaigns/shared/places.ts';
import { useCampaignChanges } from '../../../features/campaigns/shared/use-campaign-changes.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';

/** Around every page of campaigns: its dates, its places, and its changes. */
export function CampaignsFrame({ children }: { children: ReactNode }) {
  const { dateFormat, timeZone } = useUserInfo();
  useCampaignChanges();
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      <CampaignPlacesIn value={campaignPlaces}>
        <Stack tall relative grow minHeight={0} overflow="hidden" gap={0}>
          {children}
        </Stack>
      </CampaignPlacesIn>
    </DatesAs>
  );
}
