import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Clapperboard, Download, Ellipsis, Pause, Pencil, Play, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { explainQuery } from '../../../api/campaigns/campaign-queries.ts';
import { reasonRows } from '../../../features/campaigns/detail/reasons/reasons-csv.ts';
import { type CampaignAsk, mayEdit } from '../../../features/campaigns/shared/campaign-asks.tsx';
import { LifecycleTag, StatusTag } from '../../../features/campaigns/shared/campaign-tags.tsx';
import { useCampaignMenu } from '../../../features/campaigns/shared/use-campaign-menu.tsx';
import { useReasonWords } from '../../../features/campaigns/shared/words/reason-words.ts';
import { downloadCsv } from '../../../platform/files/csv.ts';
import { formatTime } from '../../../platform/time/format-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import styles from './campaign-detail.module.css';

type DetailHeadProps = {
  campaign: Campaign;
  onAsk: (ask: CampaignAsk) => void;
  isBusy: boolean;
  /** All reasons are open: the head is about them. */
  onCloseReasons: (() => void) | undefined;
};

export function DetailHead({ campaign, onAsk, isBusy, onCloseReasons }: DetailHeadProps) {
  const { t } = useTranslation('campaigns');
  return (
    <PageHead
      title={campaign.name || t('list.noName')}
      before={<CampaignCrumbs />}
      beside={
        <Row as="span" align="stretch">
          <StatusTag status={campaign.status} />
          <LifecycleTag lifecycle={campaign.lifecycle} />
        </Row>
      }
    >
      {onCloseReasons ? (
        <ReasonTools campaignId={campaign.campaignId} onClose={onCloseReasons} />
      ) : (
        <Actions campaign={campaign} onAsk={onAsk} isBusy={isBusy} />
      )}
    </PageHead>
  );
}

export function CampaignCrumbs() {
  const { t } = useTranslation('campaigns');
  return (
    <Row as="span" gap={1.5} tone="muted" whiteSpace="nowrap" className={styles.crumbs}>
      <Link to={campaignPlaces.list}>{t('title')}</Link>
      <ChevronRight size={14} aria-hidden />
    </Row>
  );
}

/** The one main action of the page is black: adding leads while it runs, else what makes it run. */
function Actions({ campaign, onAsk, isBusy }: Omit<DetailHeadProps, 'onCloseReasons'>) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const { status, campaignId, waitReason } = campaign;
  const menu = useCampaignMenu(status, onAsk);
  // A guard-rail is resumed by the steps of its own page.
  const mayLaunch = status === 'suspend' && waitReason?.reason !== 'guardRail';
  return (
    <>
      {status === 'progressing' && (
        <Button icon={<Pause size={16} strokeWidth={1.5} />} busy={isBusy} onClick={() => onAsk('pause')}>
          {t('do.pause')}
        </Button>
      )}
      {mayEdit(status) && (
        <Button icon={<Pencil size={16} strokeWidth={1.5} />} onClick={() => onAsk('edit')}>
          {t(status === 'suspend' && campaign.hasChanges ? 'do.editMore' : 'do.edit')}
        </Button>
      )}
      {mayEdit(status) && (
        <Button
          icon={<Clapperboard size={16} strokeWidth={1.5} />}
          onClick={() => void navigate(campaignPlaces.rehearsal(campaignId))}
        >
          {t('do.rehearse')}
        </Button>
      )}
      <Dropdown menu={menu} placement="bottomRight">
        <Button aria-label={t('do.more')} icon={<Ellipsis size={16} />} />
      </Dropdown>
      {mayLaunch && (
        <Button primary icon={<Play size={16} />} busy={isBusy} onClick={() => onAsk('relaunch')}>
          {t('do.relaunch')}
        </Button>
      )}
      {status === 'new' && (
        <Button primary icon={<Play size={16} />} onClick={() => onAsk('launch')}>
          {t('do.launch')}
        </Button>
      )}
      {(status === 'progressing' || status === 'finished') && (
        <Button
          primary
          icon={<Plus size={16} />}
          onClick={() => void navigate(campaignPlaces.editor(campaignId, 'leads'))}
        >
          {t('do.addLeads')}
        </Button>
      )}
    </>
  );
}

function ReasonTools({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useDates();
  const { sentence } = useReasonWords();
  const { data: explained } = useQuery(explainQuery(campaignId));
  return (
    <>
      {explained && (
        <>
          <span className="muted small">
            {t('head.asOf', { time: formatTime(explained.asOf, { timeZone, seconds: true }) })}
          </span>
          <Button
            icon={<Download size={16} strokeWidth={1.5} />}
            onClick={() => downloadCsv(t('files.reasons'), reasonRows(explained, t, sentence))}
          >
            {t('head.csv')}
          </Button>
        </>
      )}
      <Button aria-label={t('head.closeReasons')} icon={<X size={16} />} onClick={onClose} />
    </>
  );
}
