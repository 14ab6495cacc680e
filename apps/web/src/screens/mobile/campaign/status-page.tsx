import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { Ellipsis, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PhoneParts } from '../../../features/campaigns/detail/phone/phone-parts.tsx';
import { PhoneStatus } from '../../../features/campaigns/detail/phone/phone-status.tsx';
import type { Question } from '../../../features/campaigns/shared/campaign-dialogs.tsx';
import { useLaunch, usePause } from '../../../features/campaigns/shared/operate.ts';
import { createCampaignPath, paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { InPieces } from '../../../ui/in-pieces.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

const PhoneGuard = partOnPress(
  async () => (await import('../../../features/campaigns/detail/phone/phone-guard.tsx')).PhoneGuard,
);
const CampaignMenu = partOnPress(async () => (await import('./campaign-menu.tsx')).CampaignMenu);
const CampaignDialogs = partOnPress(
  async () => (await import('../../../features/campaigns/shared/campaign-dialogs.tsx')).CampaignDialogs,
);
const SourcesDialog = partOnPress(
  async () => (await import('../../../features/campaigns/shared/sources/sources-dialog.tsx')).SourcesDialog,
);
const LaunchRefusal = partOnPress(
  async () => (await import('../../../features/campaigns/shared/launch-refusal.tsx')).LaunchRefusal,
  'launch-check',
);

/** How a campaign stands, the ways to its parts, and the one action at the thumb. */
export function StatusPage({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'menu' | 'sources'>();
  const [question, setQuestion] = useState<Question>();
  const launch = useLaunch(() => {});
  const close = () => setOpen(undefined);
  const isGuarded = campaign.status === 'suspend' && campaign.waitReason?.reason === 'guardRail';
  return (
    <>
      <PageTitle>{campaign.name || t('list.noName')}</PageTitle>
      <PhoneHead title={campaign.name || t('list.noName')} back={{ to: paths.campaign.list, label: t('phone.back') }}>
        <IconButton label={t('phone.more')} Icon={Ellipsis} size={44} iconSize={20} onClick={() => setOpen('menu')} />
      </PhoneHead>
      <InPieces>
        <PhoneStatus campaign={campaign} />
        <PhoneParts campaign={campaign} />
      </InPieces>
      {isGuarded ? (
        <PhoneGuard campaign={campaign} onRelaunch={() => launch.mutate(campaign)} isBusy={launch.isPending} />
      ) : (
        <MainAction campaign={campaign} launch={launch} />
      )}
      {open === 'menu' && (
        <CampaignMenu
          campaign={campaign}
          onClose={close}
          onSources={() => setOpen('sources')}
          onAsk={(ask) => {
            close();
            setQuestion({ ask, targets: [campaign] });
          }}
        />
      )}
      {open === 'sources' && (
        <SourcesDialog campaignId={campaign.campaignId} sources={campaign.sources} onClose={close} />
      )}
      {question && (
        <CampaignDialogs
          question={question}
          onClose={() => setQuestion(undefined)}
          onCopied={(campaignId) => void navigate(createCampaignPath('edit', campaignId))}
          onGone={() => void navigate(paths.campaign.list)}
        />
      )}
    </>
  );
}

type MainActionProps = { campaign: Campaign; launch: ReturnType<typeof useLaunch> };

function MainAction({ campaign, launch }: MainActionProps) {
  const { t } = useTranslation('campaigns');
  const pause = usePause();
  if (campaign.status === 'finished' || campaign.status === 'cancel') return null;
  return (
    <div className={page.pinned}>
      {launch.error && campaign.status !== 'progressing' && <LaunchRefusal error={launch.error} />}
      {campaign.status === 'progressing' ? (
        <Button large block busy={pause.isPending} icon={<Pause size={16} />} onClick={() => pause.mutate([campaign])}>
          {t('phone.pause')}
        </Button>
      ) : (
        <Button
          large
          primary
          block
          busy={launch.isPending}
          icon={<Play size={16} />}
          onClick={() => launch.mutate(campaign)}
        >
          {t(campaign.status === 'new' ? 'do.launch' : 'do.relaunch')}
        </Button>
      )}
    </div>
  );
}
