import { useTranslation } from 'react-i18next';
import type { SelfCheck } from '../../../api/verification.ts';
import { Legend, type LegendKey } from '../../../ui/charts/legend.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { closedSince } from './closed-since.ts';
import styles from './self-check.module.css';

const DAY_MS = 86_400_000;
/** The hours that are written below: the beginning, and each quarter of the day. */
const QUARTERS = 4;

/** A square for each half-hour: whether the way was open. */
export function LastDay({ selfCheck: { lastDay, checkedAt } }: { selfCheck: SelfCheck }) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  if (lastDay.length === 0) return null;
  const since = closedSince(lastDay, checkedAt);
  const end = checkedAt === null ? undefined : Date.parse(checkedAt);
  const seen = lastDay.filter((each) => each !== null);
  const keys: LegendKey[] = [
    { word: t('selfCheck.day.open'), mark: 'green' },
    {
      word: since ? t('selfCheck.day.closedSince', { time: dates.since(since) }) : t('selfCheck.day.closed'),
      mark: 'red',
    },
  ];
  return (
    <section aria-label={t('selfCheck.day.title')}>
      <Row spread below={2} className={styles.title}>
        <h2 className="strong">{t('selfCheck.day.title')}</h2>
        <Legend keys={keys} />
      </Row>
      <Grid
        gap={0.5}
        className={styles.squares}
        role="img"
        aria-label={t('selfCheck.day.label', { open: seen.filter(Boolean).length, seen: seen.length })}
      >
        {lastDay.map((isOpen, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: half-hours in their order have nothing else.
          <i key={index} className={isOpen === null ? undefined : isOpen ? styles.open : styles.closed} />
        ))}
      </Grid>
      {end !== undefined && (
        <Row spread above={1} tone="muted" size={11} gap={0} align="stretch" className="numbers">
          <span>{dates.moment(end - DAY_MS)}</span>
          {Array.from(
            { length: QUARTERS - 1 },
            (_quarter, index) => end - DAY_MS + ((index + 1) * DAY_MS) / QUARTERS,
          ).map((at) => (
            <span key={at}>{dates.time(at)}</span>
          ))}
          <span>{t('selfCheck.day.now')}</span>
        </Row>
      )}
    </section>
  );
}
