import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Ellipsis, Inbox, Pause, Pencil, Play, Trash2, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { createCampaignPath, paths } from '../../../app/paths.ts';
import { PhoneStatus } from '../../../features/campaigns/detail/phone/phone-status.tsx';
import { mayEdit } from '../../../features/campaigns/shared/campaign-asks.tsx';
import { campaignQuery } from '../../../features/campaigns/shared/campaign-queries.ts';
import { FailedNote } from '../../../features/campaigns/shared/failed-note.tsx';
import { LaunchRefusal } from '../../../features/campaigns/shared/launch-refusal.tsx';
import { useDelete, useLaunch, usePause } from '../../../features/campaigns/shared/operate.ts';
import { SourcesDialog } from '../../../features/campaigns/shared/sources/sources-dialog.tsx';
import { LargeButton } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Sheet, SheetRow } from '../../../ui/sheet.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

/** One campaign on a phone: its status, and the one action at the thumb. */
export function CampaignScreen() {
  const { t } = useTranslation('campaigns');
  const { id = '' } = useParams();
  const asked = useQuery(campaignQuery(id));
  const { data: campaign } = asked;
  const [open, setOpen] = useState<'more' | 'sources'>();
  const close = () => setOpen(undefined);
  return (
    <CampaignsFrame>
      <PageTitle>{campaign?.name ?? t('title')}</PageTitle>
      <PhoneHead title={campaign?.name} back={{ to: paths.campaign.list, label: t('phone.back') }}>
        {campaign && (
          <IconButton label={t('phone.more')} Icon={Ellipsis} size={44} iconSize={20} onClick={() => setOpen('more')} />
        )}
      </PhoneHead>
      {asked.isError && !campaign && (
        <div className={page.state}>
          <FailedNote query={asked} />
        </div>
      )}
      {campaign && (
        <>
          <PhoneStatus campaign={campaign} />
          <MainAction campaign={campaign} />
        </>
      )}
      {campaign && open === 'more' && (
        <MoreSheet campaign={campaign} onClose={close} onSources={() => setOpen('sources')} />
      )}
      {campaign && open === 'sources' && (
        <SourcesDialog campaignId={campaign.campaignId} sources={campaign.sources} onClose={close} />
      )}
    </CampaignsFrame>
  );
}

function MainAction({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const pause = usePause();
  const launch = useLaunch(() => {});
  if (campaign.status === 'finished' || campaign.status === 'cancel') return null;
  return (
    <div className={page.pinned}>
      {launch.error && campaign.status !== 'progressing' && <LaunchRefusal error={launch.error} />}
      {campaign.status === 'progressing' ? (
        <LargeButton block busy={pause.isPending} icon={<Pause size={16} />} onClick={() => pause.mutate([campaign])}>
          {t('phone.pause')}
        </LargeButton>
      ) : (
        <LargeButton
          primary
          block
          busy={launch.isPending}
          icon={<Play size={16} />}
          onClick={() => launch.mutate(campaign)}
        >
          {t(campaign.status === 'new' ? 'do.launch' : 'do.relaunch')}
        </LargeButton>
      )}
    </div>
  );
}

type MoreSheetProps = { campaign: Campaign; onClose: () => void; onSources: () => void };

function MoreSheet({ campaign, onClose, onSources }: MoreSheetProps) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const { mutate: remove } = useDelete();
  return (
    <Sheet title={campaign.name} onClose={onClose}>
      <SheetRow icon={<Waypoints size={18} strokeWidth={1.5} aria-hidden />} onChoose={onSources}>
        {t('sources.title')}
      </SheetRow>
      {mayEdit(campaign.status) && (
        <SheetRow
          icon={<Pencil size={18} strokeWidth={1.5} aria-hidden />}
          onChoose={() => void navigate(createCampaignPath('edit', campaign.campaignId))}
        >
          {t('do.edit')}
        </SheetRow>
      )}
      {mayEdit(campaign.status) && (
        <SheetRow
          icon={<Clapperboard size={18} strokeWidth={1.5} aria-hidden />}
          onChoose={() => void navigate(campaignPlaces.rehearsal(campaign.campaignId))}
        >
          {t('do.rehearse')}
        </SheetRow>
      )}
      <SheetRow icon={<Inbox size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => void navigate(paths.inbox)}>
        {t('strip.answer')}
      </SheetRow>
      <SheetRow
        isDanger
        icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden />}
        onChoose={() => remove([campaign], { onSuccess: () => void navigate(paths.campaign.list) })}
      >
        {t('do.delete')}
      </SheetRow>
    </Sheet>
  );
}
