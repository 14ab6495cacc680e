import { BOUNCE_SHARE_MAX } from '@outrider/campaign-rules/guard-rails';
import { useTranslation } from 'react-i18next';
import type { Simulation } from '../../../api/campaigns/rehearsal-queries.ts';
import { formatNumber, formatShare, MISSING } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import styles from './simulation.module.css';
import { type Counts, stopsInAll } from './simulation-counts.ts';
import { stopColor } from './stop-tones.ts';

type SimulationTilesProps = { simulation: Simulation; counts: Counts };

/** Where the campaign is at this moment, and where it will be. */
export function SimulationTiles({ simulation, counts }: SimulationTilesProps) {
  const { t } = useTranslation('rehearsal');
  const { day, calendarDay } = useDates();
  const { replies, guard } = simulation;
  const most = Math.max(1, replies.high, replies.all) * 1.25;
  const stopsAll = stopsInAll(simulation).reduce((sum, { leads }) => sum + leads, simulation.before.stopped);
  const share = guard && counts.mails >= simulation.mails ? guard.count / guard.sent : counts.bounceShare;
  return (
    <StatStrip label={t('tiles.label')}>
      <Stat
        name={t('tiles.mails')}
        value={
          <>
            {formatNumber(counts.mails)} <small>{t('tiles.of', { number: formatNumber(simulation.mails) })}</small>
          </>
        }
        below={<Bar label={t('tiles.mails')} value={counts.mails} total={simulation.mails} />}
      />
      <Stat
        name={t('tiles.replies')}
        value={
          <>
            {formatNumber(counts.replies)}{' '}
            <small>
              {t('tiles.likely', {
                number: formatNumber(replies.all),
                low: formatNumber(replies.low),
                high: formatNumber(replies.high),
              })}
            </small>
          </>
        }
        below={
          <span className={styles.range} aria-hidden>
            <i style={{ left: percent(replies.low, most), width: percent(replies.high - replies.low, most) }} />
            <b style={{ left: percent(counts.replies, most) }} />
          </span>
        }
      />
      <Stat
        name={t('tiles.stopped')}
        value={
          <>
            {formatNumber(counts.stopped)} <small>{t('tiles.inAll', { number: formatNumber(stopsAll) })}</small>
          </>
        }
        below={
          <span className={styles.parts} aria-hidden>
            {Object.entries(counts.stops).map(([reason, leads]) => (
              <i key={reason} style={{ width: percent(leads, stopsAll), background: stopColor(reason) }} />
            ))}
          </span>
        }
      />
      <Stat
        name={t('tiles.guard')}
        alarm={guard !== null}
        value={
          <>
            {share === undefined ? MISSING : formatShare(share)}{' '}
            <small>
              {guard
                ? t('tiles.trips', { day: day(guard.at) })
                : t('tiles.tripsAt', { share: formatShare(BOUNCE_SHARE_MAX, 0) })}
            </small>
          </>
        }
        below={
          <span className={styles.gauge} aria-hidden>
            <i
              data-over={share !== undefined && share >= BOUNCE_SHARE_MAX}
              style={{ width: percent(share ?? 0, BOUNCE_SHARE_MAX * 1.5) }}
            />
            <b />
          </span>
        }
      />
      <Stat
        name={t('tiles.last')}
        value={
          <>
            {simulation.goesOn ? t('tiles.later') : simulation.last ? day(simulation.last) : MISSING}{' '}
            {simulation.wantedBy && <small>{t('tiles.wanted', { day: calendarDay(simulation.wantedBy) })}</small>}
          </>
        }
        below={t('tiles.days', { count: simulation.sendingDays, number: formatNumber(simulation.sendingDays) })}
      />
    </StatStrip>
  );
}

const percent = (part: number, whole: number) =>
  `${whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100))}%`;
