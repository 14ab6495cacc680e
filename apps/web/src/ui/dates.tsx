import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../i18n/i18n.ts';
import { type DateFormat, formatDate } from '../platform/format.ts';
import { formatMoment, formatTime, zoneHere } from '../platform/time/format-time.ts';
import { now as worldNow } from '../platform/time/world-time.ts';

/** The order and the zone the user wants to read dates in. */
type DateChoice = { dateFormat: DateFormat; timeZone: string };

/** The zone is looked up when it is first read: the browser takes 20 ms to read its tables. */
const DatesContext = createContext<DateChoice>({
  dateFormat: 'MMM DD, YYYY',
  get timeZone() {
    return zoneHere();
  },
});

/** Everything below reads dates as this person chose. */
export const DatesAs = ({ dateFormat, timeZone, children }: DateChoice & { children: ReactNode }) => (
  <DatesContext value={{ dateFormat, timeZone }}>{children}</DatesContext>
);

type Moment = string | number | Date | null | undefined;

/** Dates and hours in the reader's language, order and zone. */
export function useDates() {
  // A switch of the language has to draw again.
  useTranslation();
  const { dateFormat, timeZone } = useContext(DatesContext);
  const view = { timeZone, language: languageNow() };
  const day = (at: Moment) => formatDate(at, { ...view, format: 'MMM DD' });
  const time = (at: Moment) => formatTime(at, view);
  const isToday = (at: Moment) => day(at) === day(worldNow());
  return {
    timeZone,
    date: (at: Moment) => formatDate(at, { ...view, format: dateFormat }),
    /** Without the year. */
    day,
    time,
    /** Day and hour. */
    moment: (at: Moment) => formatMoment(at, view),
    /** The hour today, the day before that. */
    since: (at: Moment) => {
      const on = day(at);
      return on === day(worldNow()) ? time(at) : on;
    },
    /** For logs, where a minute holds many lines: today to the second, the day before that. */
    second: (at: Moment) => (isToday(at) ? formatTime(at, { ...view, seconds: true }) : day(at)),
    isToday,
    /** A day of a calendar, such as 2026-11-02, which has no zone. */
    wholeDay: (isoDay: string) => formatDate(`${isoDay}T12:00:00Z`, { ...view, timeZone: 'UTC', format: dateFormat }),
    /** The same without the year. */
    calendarDay: (isoDay: string) => formatDate(`${isoDay}T12:00:00Z`, { ...view, timeZone: 'UTC', format: 'MMM DD' }),
  };
}
