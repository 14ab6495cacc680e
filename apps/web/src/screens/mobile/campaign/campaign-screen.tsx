import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Inbox, Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { PhoneStatus } from '../../../features/campaigns/detail/phone/phone-status.tsx';
import { campaignQuery } from '../../../features/campaigns/shared/campaign-queries.ts';
import { FailedNote } from '../../../features/campaigns/shared/failed-note.tsx';
import { useDelete, useLaunch, usePause } from '../../../features/campaigns/shared/operate.ts';
import { LargeButton } from '../../../ui/form/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Sheet, SheetRow } from '../../../ui/sheet.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import styles from './campaigns.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

/** One campaign on a phone: its status, and the one action at the thumb. */
export function CampaignScreen() {
  const { t } = useTranslation('campaigns');
  const { id = '' } = useParams();
  const asked = useQuery(campaignQuery(id));
  const { data: campaign } = asked;
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <CampaignsFrame>
      <PageTitle>{campaign?.name ?? t('title')}</PageTitle>
      <PhoneHead title={campaign?.name} back={{ to: paths.campaign.list, label: t('phone.back') }}>
        {campaign && (
          <button type="button" className={page.icon} aria-label={t('phone.more')} onClick={() => setMoreOpen(true)}>
            <Ellipsis size={20} aria-hidden />
          </button>
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
      {campaign && isMoreOpen && <MoreSheet campaign={campaign} onClose={() => setMoreOpen(false)} />}
    </CampaignsFrame>
  );
}

function MainAction({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const pause = usePause();
  const launch = useLaunch(() => {});
  if (campaign.status !== 'progressing' && campaign.status !== 'suspend') return null;
  return (
    <div className={page.pinned}>
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
          {t('do.relaunch')}
        </LargeButton>
      )}
    </div>
  );
}

function MoreSheet({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const { mutate: remove } = useDelete();
  return (
    <Sheet title={campaign.name} onClose={onClose}>
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
      <p className={`muted small ${styles.note}`}>{t('phone.edit')}</p>
    </Sheet>
  );
}
