import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { LeadDrawer } from '../../../features/campaigns/detail/leads/lead-drawer.tsx';
import { CampaignDialogs } from '../../../features/campaigns/shared/campaign-dialogs.tsx';
import { campaignQuery } from '../../../features/campaigns/shared/campaign-queries.ts';
import { ApiError } from '../../../platform/api.ts';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { ListFailed, ListWaiting } from '../../../ui/table/list-states.tsx';
import { EmptyScreen } from '../empty-screen.tsx';
import { CampaignsFrame } from './campaigns-frame.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { useCampaignHands } from './use-campaign-hands.ts';
import { useDetailAddress } from './use-detail-address.ts';

export function CampaignDetailScreen() {
  const { t } = useTranslation('campaigns');
  const { id = '' } = useParams();
  const query = useQuery(campaignQuery(id));
  if (query.data) {
    return (
      <CampaignsFrame>
        <Detail campaign={query.data} />
      </CampaignsFrame>
    );
  }
  if (query.error instanceof ApiError && query.error.failure === 'refused') return <NoSuchCampaign />;
  return query.error ? (
    <ListFailed
      message={query.error.message}
      hint={t('list.failedHint')}
      isBusy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <ListWaiting />
  );
}

function Detail({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate();
  const address = useDetailAddress();
  const { ask, question, closeQuestion, openCopy, isBusy } = useCampaignHands();
  const isChanged = campaign.status === 'suspend' && campaign.hasChanges;
  const tab = address.tab ?? (isChanged ? 'changes' : 'overview');
  return (
    <>
      <DetailHead
        campaign={campaign}
        onAsk={(wanted) => ask(wanted, [campaign])}
        isBusy={isBusy}
        onCloseReasons={tab === 'reasons' ? () => address.showTab('overview') : undefined}
      />
      <DetailTabs
        campaign={campaign}
        address={address}
        tab={tab}
        isCovered={question !== undefined || address.leadId !== undefined}
        isBusy={isBusy}
        onRelaunch={() => ask('relaunch', [campaign])}
      />
      {address.leadId !== undefined && (
        <LeadDrawer campaign={campaign} leadId={address.leadId} onClose={address.closeLead} />
      )}
      <CampaignDialogs
        question={question}
        onClose={closeQuestion}
        onCopied={openCopy}
        onGone={() => void navigate(paths.campaign.list)}
      />
    </>
  );
}

function NoSuchCampaign() {
  const { t } = useTranslation('empty');
  return (
    <EmptyScreen
      head={t('campaignDetail.head')}
      art={<CampaignArt weekdays={t('campaigns.weekdays').split(',')} />}
      title={t('campaignDetail.title')}
      text={t('campaignDetail.text')}
      steps={[
        {
          title: t('campaignDetail.list.title'),
          hint: t('campaignDetail.list.hint'),
          to: paths.campaign.list,
          action: t('campaignDetail.list.action'),
        },
      ]}
    />
  );
}
