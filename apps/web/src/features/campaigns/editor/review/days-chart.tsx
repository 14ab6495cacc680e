import { useTranslation } from 'react-i18next';
import type { Forecast } from '../../../../api/campaigns/editor-queries.ts';
import { type Column, ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import { Legend } from '../../../../ui/charts/legend.tsx';
import type { MarkTone } from '../../../../ui/charts/tones.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Row, Text } from '../../../../ui/layout/layout.tsx';
import { isMonday } from '../../shared/forecast/forecast-chart.tsx';
import { useDraft } from '../draft/editor-context.ts';
import styles from './review-step.module.css';

const HEIGHT = 200;
const DAYS_SHOWN = 90;
/** Ordered series take the ink ramp; rounds beyond the last share it. */
const TONES: readonly MarkTone[] = ['ink', 'ink-2', 'ink-3', 'ink-4'];

/** How many mails of which round go out on which day. */
export function DaysChart({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('campaign-editor');
  const { calendarDay } = useDates();
  const rounds = useDraft((draft) => draft.rounds.length);
  const series = TONES.slice(0, rounds);
  const last = forecast.days.findLastIndex(({ mails }) => mails > 0);
  const columns = forecast.days.slice(0, Math.min(DAYS_SHOWN, last + 1)).map(
    (each, at): Column => ({
      key: each.day,
      word: at === 0 || isMonday(each.day) ? calendarDay(each.day) : '',
      parts: series.map((tone, index) => ({
        tone,
        value:
          index === TONES.length - 1
            ? each.rounds.slice(index).reduce((sum, mails) => sum + mails, 0)
            : (each.rounds[index] ?? 0),
      })),
      isOff: each.isDayOff,
      title: t('calendar.day', { day: calendarDay(each.day), count: each.mails }),
    }),
  );
  return (
    <>
      <Row rigid gap={4} pad="5 6 2" className={styles.head}>
        <div>
          <h2>{t('review.forecast')}</h2>
          <p className="muted small">{t('review.forecastHint')}</p>
        </div>
        <Text grow />
        <Legend
          keys={[
            ...series.map((mark, index) => ({
              word: t(index === TONES.length - 1 && rounds > TONES.length ? 'review.roundOn' : 'review.round', {
                round: index + 1,
              }),
              mark,
            })),
            ...(columns.some(({ isOff }) => isOff) ? [{ word: t('review.dayOff'), mark: 'hatch' as const }] : []),
          ]}
        />
      </Row>
      <Box rigid pad="0 6 2">
        <ColumnChart label={t('review.forecast')} height={HEIGHT} columns={columns} />
      </Box>
    </>
  );
}
