import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { PhoneChanges } from '../../../features/campaigns/detail/phone/phone-changes.tsx';
import { PhoneForecast } from '../../../features/campaigns/detail/phone/phone-forecast.tsx';
import { PhoneLeads } from '../../../features/campaigns/detail/phone/phone-leads.tsx';
import { PhoneLog } from '../../../features/campaigns/detail/phone/phone-log.tsx';
import { PhoneNumbers } from '../../../features/campaigns/detail/phone/phone-numbers.tsx';
import { PhoneReasons } from '../../../features/campaigns/detail/phone/phone-reasons.tsx';
import { ScheduleTab } from '../../../features/campaigns/detail/schedule/schedule-tab.tsx';
import { SequenceTab } from '../../../features/campaigns/detail/sequence/sequence-tab.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import type { DetailTab, useDetailAddress } from '../../shared/campaign/use-detail-address.ts';
import { PhoneHead } from '../shell/phone-head.tsx';

type PartPageProps = { campaign: Campaign; address: ReturnType<typeof useDetailAddress> };

/** What a computer shows as a tab. */
export function PartPage({ campaign, address }: PartPageProps) {
  const { t } = useTranslation('campaigns');
  const tab = address.tab ?? 'overview';
  const name = t(tab === 'overview' ? 'phone.numbers' : `tabs.${tab}`);
  return (
    <>
      <PageTitle>{`${name}, ${campaign.name}`}</PageTitle>
      <PhoneHead
        title={name}
        back={{ to: campaignPlaces.detail(campaign.campaignId), label: t('phone.backToCampaign') }}
      />
      <Part tab={tab} campaign={campaign} address={address} />
    </>
  );
}

function Part({ tab, campaign, address }: PartPageProps & { tab: DetailTab }) {
  switch (tab) {
    case 'overview':
      return <PhoneNumbers campaign={campaign} />;
    case 'reasons':
      return <PhoneReasons campaign={campaign} onLead={address.openLead} />;
    case 'changes':
      return <PhoneChanges campaign={campaign} />;
    case 'leads':
      return (
        <PhoneLeads campaign={campaign} view={address.leads} onView={address.showLeads} onOpen={address.openLead} />
      );
    case 'forecast':
      return <PhoneForecast campaignId={campaign.campaignId} />;
    case 'sequence':
      return <SequenceTab campaign={campaign} />;
    case 'schedule':
      return <ScheduleTab campaign={campaign} />;
    case 'log':
      return <PhoneLog campaign={campaign} onLead={address.openLead} />;
  }
}
