import { useTranslation } from 'react-i18next';
import type { Simulation, SimulationDay } from '../../../api/campaigns/rehearsal-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './bands.module.css';
import part from './part.module.css';
import { type Counts, stopsInAll } from './simulation-counts.ts';
import { stopColor } from './stop-tones.ts';
import { useSimulationWords } from './use-simulation-words.ts';

type StopReasonsProps = { simulation: Simulation; counts: Counts; today: SimulationDay };

/** Who stops and why: by this moment, and hatched by the end. */
export function StopReasons({ simulation, counts, today }: StopReasonsProps) {
  const { t } = useTranslation('rehearsal');
  const { calendarDay } = useDates();
  const { reasonWords } = useSimulationWords();
  const held = simulation.heldFor.reduce((sum, { leads }) => sum + leads, 0);
  const [why] = simulation.heldFor;
  const heldWords =
    simulation.heldFor.length === 1 && why
      ? t('stops.heldFor', { why: reasonWords(why.reason, why.variables) })
      : t('stops.held');
  const rows = [
    ...stopsInAll(simulation).map(({ reason, leads }) => ({
      key: reason,
      words: t(`stops.${stopKey(reason)}`),
      color: stopColor(reason),
      now: counts.stops[reason] ?? 0,
      all: leads,
    })),
    ...(held > 0 ? [{ key: 'held', words: heldWords, color: stopColor('held'), now: counts.held, all: held }] : []),
  ];
  const most = Math.max(1, ...rows.map(({ all }) => all));
  return (
    <section aria-label={t('stops.label')}>
      <Row as="header" wraps gap="0 2" minHeight={48} className={part.part}>
        <h2>{t('stops.label')}</h2>
        <span className="muted">{t('stops.by', { day: calendarDay(today.day) })}</span>
      </Row>
      {rows.length === 0 ? (
        <Box as="p" pad="2 6 4" className="muted">
          {t('stops.none')}
        </Box>
      ) : (
        <Grid as="ul" gap={1.75} className={styles.reasons}>
          {rows.map(({ key, words, color, now, all }) => (
            <Grid as="li" columns="var(--reason-columns, 176px minmax(0, 1fr) 88px)" gap={3} align="center" key={key}>
              <span className="ellipsis" title={words}>
                {words}
              </span>
              <Box as="span" relative height={8} rounded={2} surface="hover" className={styles.track} aria-hidden>
                <u style={{ width: `${(all / most) * 100}%` }} />
                <i style={{ width: `${(now / most) * 100}%`, background: color }} />
              </Box>
              <Text nums textAlign="right">
                <Text as="b" weight={600}>
                  {formatNumber(now)}
                </Text>{' '}
                <span className="muted">{t('tiles.of', { number: formatNumber(all) })}</span>
              </Text>
            </Grid>
          ))}
        </Grid>
      )}
    </section>
  );
}

const STOP_KEYS = ['replied', 'companyReplied', 'clicked', 'bounced', 'optedOut'] as const;
type StopKey = (typeof STOP_KEYS)[number] | 'other';

const stopKey = (reason: string): StopKey => STOP_KEYS.find((key) => key === reason) ?? 'other';
