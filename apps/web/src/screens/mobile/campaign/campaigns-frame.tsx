import type { ReactNode } from 'react';
import { CampaignPlacesIn } from '../../../features/campaigns/shared/places.ts';
import { useCampaignChanges } from '../../../features/campaigns/shared/use-campaign-changes.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import page from '../shell/phone-page.module.css';

/** Around every page of campaigns on a phone: its dates, its places, and its changes. */
export function CampaignsFrame({ children }: { children: ReactNode }) {
  const { dateFormat, timeZone } = useUserInfo();
  useCampaignChanges();
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      <CampaignPlacesIn value={campaignPlaces}>
        <div className={page.page}>{children}</div>
      </CampaignPlacesIn>
    </DatesAs>
  );
}
