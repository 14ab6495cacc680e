/** A day of the calendar, without hour or zone. */
export type CalendarDay = { year: number; month: number; day: number };

const DAY_MS = 86_400_000;

const timeOf = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day);

export const dayOf = (time: number): CalendarDay => {
  const at = new Date(time);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
};

export const isDay = (day: CalendarDay) => {
  const same = dayOf(timeOf(day));
  return same.month === day.month && same.day === day.day && same.year === day.year;
};

export const daysBetween = (from: CalendarDay, to: CalendarDay) => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

export const addDays = (day: CalendarDay, days: number) => dayOf(timeOf(day) + days * DAY_MS);

/** 0 is Sunday. */
const weekdayOf = (day: CalendarDay) => new Date(timeOf(day)).getUTCDay();

export const nextWeekday = (after: CalendarDay, weekday: number) =>
  addDays(after, ((weekday - weekdayOf(after) + 6) % 7) + 1);

export const toIsoDay = ({ year, month, day }: CalendarDay) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
