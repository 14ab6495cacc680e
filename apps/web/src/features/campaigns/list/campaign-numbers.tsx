import type { readCampaignsOverview } from '@outrider/contract/campaigns/statistics';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { overviewQuery } from '../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShare, MISSING } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { AlarmStat, Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { usePlaces } from '../shared/places.ts';
import styles from './campaign-numbers.module.css';

type Overview = { overview: z.output<typeof readCampaignsOverview.output> | undefined };

/** The guard stands at two thirds of its bar, so that what is beyond it can be seen. */
const GUARD_AT = 2 / 3;

/** All campaigns at a glance. Its height is there before its numbers are. */
export function CampaignNumbers({ onSeeWhy }: { onSeeWhy: () => void }) {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useDates();
  const { data: overview } = useQuery(overviewQuery(timeZone));
  return (
    <StatStrip label={t('strip.label')}>
      <SentToday overview={overview} />
      <Replies overview={overview} />
      <Interested overview={overview} />
      <Bounce overview={overview} />
      <NeedsYou overview={overview} onSeeWhy={onSeeWhy} />
    </StatStrip>
  );
}

function SentToday({ overview }: Overview) {
  const { t } = useTranslation('campaigns');
  return (
    <Stat
      name={t('strip.sentToday')}
      value={
        overview ? (
          <>
            {formatNumber(overview.sentToday)}{' '}
            <small>{t('strip.planned', { total: formatNumber(overview.plannedToday) })}</small>
          </>
        ) : (
          MISSING
        )
      }
      below={
        <div className={styles.bar}>
          <Bar label={t('strip.sentToday')} value={overview?.sentToday ?? 0} total={overview?.plannedToday ?? 0} />
        </div>
      }
    />
  );
}

function Replies({ overview }: Overview) {
  const { t } = useTranslation('campaigns');
  const replies = overview?.replies;
  const share = replies && replies.delivered > 0 ? formatShare(replies.count / replies.delivered) : undefined;
  return (
    <Stat
      name={t('strip.replies')}
      value={
        replies ? (
          <>
            {formatNumber(replies.count)} {share !== undefined && <small>{t('strip.ofDelivered', { share })}</small>}
          </>
        ) : (
          MISSING
        )
      }
      below={
        replies && (
          <Box above={-0.5}>
            <Sparkline values={replies.days} width={168} height={18} tone="violet" />
          </Box>
        )
      }
    />
  );
}

function Interested({ overview }: Overview) {
  const { t } = useTranslation('campaigns');
  const { inbox } = usePlaces();
  const interested = overview?.interested;
  return (
    <Stat
      name={t('strip.interested')}
      value={
        interested ? (
          <>
            {formatNumber(interested.count)}{' '}
            {interested.count > 0 && (
              <small>
                {interested.unanswered > 0
                  ? t('strip.notAnswered', { number: formatNumber(interested.unanswered) })
                  : t('strip.allAnswered')}
              </small>
            )}
          </>
        ) : (
          MISSING
        )
      }
      below={
        interested &&
        interested.unanswered > 0 && (
          <Link to={inbox} className="link">
            {t('strip.answer')}
          </Link>
        )
      }
    />
  );
}

function Bounce({ overview }: Overview) {
  const { t } = useTranslation('campaigns');
  const bounce = overview?.bounce;
  return (
    <Stat
      name={t('strip.bounce')}
      value={
        bounce ? (
          <>
            {formatShare(bounce.share)} <small>{t('strip.guardAt', { share: formatShare(bounce.max, 0) })}</small>
          </>
        ) : (
          MISSING
        )
      }
      below={
        bounce && (
          <div className={`${styles.bar} ${styles.guard}`}>
            <Bar
              label={t('strip.bounce')}
              value={Math.min(bounce.share, bounce.max / GUARD_AT)}
              total={bounce.max / GUARD_AT}
              tone={bounce.share >= bounce.max ? 'red' : 'green'}
            />
            <i style={{ left: `${GUARD_AT * 100}%` }} />
          </div>
        )
      }
    />
  );
}

function NeedsYou({ overview, onSeeWhy }: Overview & { onSeeWhy: () => void }) {
  const { t } = useTranslation('campaigns');
  if (!overview || overview.notSending === 0) {
    return (
      <Stat
        name={t('strip.needsYou')}
        value={
          overview ? (
            <>
              {t('strip.nothing')} <small>{t('strip.allFine')}</small>
            </>
          ) : (
            MISSING
          )
        }
      />
    );
  }
  return (
    <AlarmStat
      name={t('strip.needsYou')}
      value={
        <>
          {formatNumber(overview.notSending)} <small>{t('strip.notSending')}</small>
        </>
      }
      below={
        <button type="button" className="link" onClick={onSeeWhy}>
          {t('strip.seeWhy')}
        </button>
      }
    />
  );
}
