import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { leadQuery } from '../../../api/campaigns/campaign-queries.ts';
import { PhoneLead } from '../../../features/campaigns/detail/phone/phone-lead.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { withoutLead } from '../../shared/campaign/use-detail-address.ts';
import { PhoneHead } from '../shell/phone-head.tsx';

type LeadPageProps = { campaignId: string; leadId: string };

/** One lead, and the way back to the list it was opened from. */
export function LeadPage({ campaignId, leadId }: LeadPageProps) {
  const { t } = useTranslation('campaigns');
  const { pathname, search } = useLocation();
  const { data: lead } = useQuery(leadQuery(campaignId, leadId));
  const name = lead?.person.name || lead?.person.email || t('leads.panel.title');
  const back = withoutLead(new URLSearchParams(search)).toString();
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PhoneHead title={name} back={{ to: `${pathname}?${back}`, label: t('phone.backToPart') }} />
      <PhoneLead key={leadId} campaignId={campaignId} leadId={leadId} />
    </>
  );
}
