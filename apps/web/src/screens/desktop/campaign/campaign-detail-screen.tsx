import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { campaignQuery } from '../../../api/campaigns/campaign-queries.ts';
import { paths } from '../../../paths/paths.ts';
import { useInPieces } from '../../../ui/hooks/use-in-pieces.ts';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { useDetailAddress } from '../../shared/campaign/use-detail-address.ts';
import { usePrefetchStatus } from '../../shared/campaign/use-prefetch-status.ts';
import { CampaignsFrame } from './campaigns-frame.tsx';
import { CampaignCrumbs, DetailHead } from './detail-head.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { isNoSuchCampaign, NoSuchCampaign } from './no-such-campaign.tsx';
import { useCampaignHands } from './use-campaign-hands.ts';

const LeadDrawer = partOnPress(
  async () => (await import('../../../features/campaigns/detail/leads/lead-drawer.tsx')).LeadDrawer,
);
const CampaignDialogs = partOnPress(
  async () => (await import('../../../features/campaigns/shared/campaign-dialogs.tsx')).CampaignDialogs,
);

export function CampaignDetailScreen() {
  const { t } = useTranslation(['campaigns', 'empty']);
  const { id = '' } = useParams();
  const query = useQuery(campaignQuery(id));
  usePrefetchStatus(id);
  const showsCampaign = useInPieces(query.data !== undefined);
  if (query.data && showsCampaign) {
    return (
      <CampaignsFrame>
        <Detail campaign={query.data} />
      </CampaignsFrame>
    );
  }
  if (isNoSuchCampaign(query.error)) return <NoSuchCampaign />;
  return (
    <>
      <PageHead title={t('empty:campaignDetail.head')} before={<CampaignCrumbs />} />
      {query.error ? <QueryFailed query={query} hint={t('list.failedHint')} /> : <ListWaiting />}
    </>
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
        <LeadDrawer campaignId={campaign.campaignId} leadId={address.leadId} onClose={address.closeLead} />
      )}
      {question && (
        <CampaignDialogs
          question={question}
          onClose={closeQuestion}
          onCopied={openCopy}
          onGone={() => void navigate(paths.campaign.list)}
        />
      )}
    </>
  );
}
