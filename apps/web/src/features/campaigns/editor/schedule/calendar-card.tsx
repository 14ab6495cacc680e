import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Forecast } from '../../../../api/campaigns/editor-queries.ts';
import { languageNow } from '../../../../i18n/i18n.ts';
import { formatNumber } from '../../../../platform/format.ts';
import patterns from '../../../../ui/charts/patterns.module.css';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Panel, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { useDraft } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import styles from './calendar.module.css';
import { monthOf, monthsOf, weekdayOf } from './months.ts';
import { monthName, weekdayName } from './weekdays.ts';

const SHOWN = 2;
const FAINTEST = 8;
const RANGE = 62;
/** Darker than this, words on it are light. */
const LIGHT_WORDS_FROM = 0.55;

type ForecastDay = Forecast['days'][number];

/** How many go out on which day, two months at a time. */
export function CalendarCard({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('campaign-editor');
  const [first, setFirst] = useState(0);
  const startDay = useDraft(({ settings }) => settings.schedule.startDay);
  const today = forecast.asOf.slice(0, 10);
  const days = [...forecast.days.map(({ day }) => day), today];
  const months = monthsOf(startDay > today ? [...days, startDay] : days, SHOWN);
  const from = Math.min(first, months.length - SHOWN);
  const byDay = new Map(forecast.days.map((day) => [day.day, day]));
  const most = Math.max(1, ...forecast.days.map(({ mails }) => mails));
  const sending = forecast.days.filter(({ mails }) => mails > 0).length;
  return (
    <Panel above={3} className={shared.card}>
      <Grid columns="1fr 1fr" gap={7}>
        {months.slice(from, from + SHOWN).map((month) => (
          <Month key={month} month={month} byDay={byDay} most={most} today={today} />
        ))}
      </Grid>
      <Row wraps gap="1 4" above={3} className={styles.foot}>
        <Key style={{ background: 'color-mix(in srgb, var(--ink) 20%, var(--bg))' }}>{t('calendar.few')}</Key>
        <Key style={{ background: 'color-mix(in srgb, var(--ink) 72%, var(--bg))' }}>{t('calendar.many')}</Key>
        <Key className={patterns.hatch}>{t('calendar.off')}</Key>
        {months.length > SHOWN && (
          <>
            <button type="button" className="link small" disabled={from === 0} onClick={() => setFirst(from - 1)}>
              {t('calendar.before')}
            </button>
            <button
              type="button"
              className="link small"
              disabled={from >= months.length - SHOWN}
              onClick={() => setFirst(from + 1)}
            >
              {t('calendar.after')}
            </button>
          </>
        )}
        <Text grow />
        <span className="muted small">
          {t('calendar.sum', { mails: formatNumber(forecast.mails), count: sending })}
        </span>
      </Row>
    </Panel>
  );
}

type KeyProps = { style?: CSSProperties; className?: string | undefined; children: string };

/** What a colour of the calendar means. */
const Key = ({ style, className, children }: KeyProps) => (
  <Row as="span" inline gap={1.5} tone="secondary" size={12}>
    <Box as="i" width={8} height={8} rounded={2} style={style} className={className} />
    {children}
  </Row>
);

type MonthProps = { month: string; byDay: ReadonlyMap<string, ForecastDay>; most: number; today: string };

function Month({ month, byDay, most, today }: MonthProps) {
  const language = languageNow();
  const { offset, days } = monthOf(month);
  return (
    <div>
      <div className="medium">{monthName(`${month}-01`, language)}</div>
      <Grid columns="repeat(7, 1fr)" gap={0.75} above={2} className={styles.month}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <em key={day}>{weekdayName(day, language, 'narrow')}</em>
        ))}
        {Array.from({ length: offset }, (_day, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days of the month before have nothing else.
          <span key={`before ${at}`} />
        ))}
        {days.map((day) => (
          <Day key={day} day={day} known={byDay.get(day)} most={most} isToday={day === today} />
        ))}
      </Grid>
    </div>
  );
}

type DayProps = { day: string; known: ForecastDay | undefined; most: number; isToday: boolean };

function Day({ day, known, most, isToday }: DayProps) {
  // A weekend nobody sends on is no day off.
  const isWorked = useDraft(({ settings }) => settings.schedule.days.some((each) => each === weekdayOf(day)));
  const { t } = useTranslation('campaign-editor');
  const { calendarDay } = useDates();
  const mails = known?.mails ?? 0;
  const share = mails / most;
  return (
    <Stack
      as="span"
      tall
      align="center"
      justify="center"
      height={32}
      rounded={3}
      tone="muted"
      gap={0}
      className={styles.day}
      data-off={(known?.isDayOff && isWorked) || undefined}
      data-today={isToday || undefined}
      data-dark={share > LIGHT_WORDS_FROM || undefined}
      data-sends={mails > 0 || undefined}
      title={known ? t('calendar.day', { day: calendarDay(day), count: mails }) : undefined}
      style={
        mails > 0
          ? {
              background: `color-mix(in srgb, var(--ink) ${Math.round(FAINTEST + share * RANGE)}%, var(--bg-raised))`,
            }
          : undefined
      }
    >
      <Text as="b" size={12} leading={14} weight={400}>
        {Number(day.slice(8))}
      </Text>
      <Text as="small" size={10} leading={11} weight={600}>
        {mails > 0 ? formatNumber(mails) : ''}
      </Text>
    </Stack>
  );
}
