import type { CampaignEvent } from '@outrider/contract/campaigns/statistics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { forecastDayQuery } from '../../../api/campaigns/campaign-queries.ts';
import { dayIn } from '../../../platform/time/calendar-day.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import styles from './day-chart.module.css';
import { type DayMark, dayLines, spanOf } from './day-lines.ts';

type DayChartProps = { campaignId: string; zone: string; events: readonly CampaignEvent[] };

/** Today as lines: every mail at its mailbox and its time. What is behind now is filled, what is ahead is outlined. */
export function DayChart({ campaignId, zone, events }: DayChartProps) {
  const { t } = useTranslation('first-steps');
  const { time, day: dayWords, timeZone } = useDates();
  const now = nowMs();
  const { data } = useInfiniteQuery(forecastDayQuery(campaignId, dayIn(now, zone), ''));
  const today = dayIn(now, timeZone);
  const ofToday = events.filter(({ kind, at }) => kind !== 'sent' || dayIn(at, timeZone) === today);
  const planned = data?.pages.flatMap(({ rows }) => rows).filter(({ at }) => Date.parse(at) > now) ?? [];
  const lines = dayLines(ofToday, planned);
  if (lines.length === 0) return <p className={`muted ${styles.nothing}`}>{t('day.nothing')}</p>;
  const span = spanOf(lines, now);
  const placeOf = (at: number) => `${((at - span.from) / (span.until - span.from)) * 100}%`;
  return (
    <Box relative pad="8 6 4" border="bottom" role="img" aria-label={t('day.label', { day: dayWords(now) })}>
      {lines.map(({ email, sent, marks }) => (
        <div key={email} className={styles.line}>
          <div>
            <div className="ellipsis medium" title={email}>
              {email.split('@')[0]}@
            </div>
            <div className="muted small">{t('day.sent', { count: sent })}</div>
          </div>
          <Box relative height="100%" after={6} className={styles.track}>
            {marks.map(({ at, kind }: DayMark, index) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: two mails may leave in one moment.
                key={index}
                className={styles[kind]}
                style={{ left: placeOf(at) }}
                title={t('day.mark', { time: time(at), kind: t(`legend.${kind}`) })}
              />
            ))}
          </Box>
        </div>
      ))}
      <Box relative height={20} before={22} after={6} tone="secondary" size={11} className={styles.axis} aria-hidden>
        {span.hours.map((at) => (
          <span key={at} style={{ left: placeOf(at) }}>
            {time(at)}
          </span>
        ))}
        <b style={{ left: placeOf(now) }}>
          <span>{t('day.now', { time: time(now) })}</span>
        </b>
      </Box>
    </Box>
  );
}
