import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { campaignQuery } from '../../../api/campaigns/campaign-queries.ts';
import { FailedNote } from '../../../features/campaigns/shared/failed-note.tsx';
import { paths } from '../../../paths/paths.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useDetailAddress } from '../../shared/campaign/use-detail-address.ts';
import { usePrefetchStatus } from '../../shared/campaign/use-prefetch-status.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';
import { StatusPage } from './status-page.tsx';

const LeadPage = lazyPart(async () => ({ default: (await import('./lead-page.tsx')).LeadPage }));
const PartPage = lazyPart(async () => ({ default: (await import('./part-page.tsx')).PartPage }));

/** One campaign on a phone: the same addresses as on a computer, a page for each part. */
export function CampaignScreen() {
  const { t } = useTranslation('campaigns');
  const { id = '' } = useParams();
  const asked = useQuery(campaignQuery(id));
  usePrefetchStatus(id);
  return (
    <CampaignsFrame>
      {asked.data ? (
        <Suspense>
          <OneCampaign campaign={asked.data} />
        </Suspense>
      ) : (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <PhoneHead title="" back={{ to: paths.campaign.list, label: t('phone.back') }} />
          <div className={page.state}>
            <FailedNote query={asked} />
          </div>
        </>
      )}
    </CampaignsFrame>
  );
}

function OneCampaign({ campaign }: { campaign: Campaign }) {
  const address = useDetailAddress();
  if (address.leadId !== undefined) return <LeadPage campaignId={campaign.campaignId} leadId={address.leadId} />;
  if (address.tab !== undefined) return <PartPage key={address.tab} campaign={campaign} address={address} />;
  return <StatusPage campaign={campaign} />;
}
