import { DAY_MS, dayNumber, weekdayOf } from './calendar.ts';
import { HOLIDAY_RULES } from './holiday-rules.ts';

const RULE = /^(?:(\d{4})-)?(?:(\d\d-\d\d)|([EO])([+-]\d+)|(-?\d)(Mon|Thu|Sat)(\d\d)(?:-(\d\d))?)([~>^]?)$/u;
const WEEKDAYS: Record<string, number> = { Mon: 1, Thu: 4, Sat: 6 };
const SUNDAY = 7;

const offDays = new Map<string, Set<number>>();

/** Whether a day (counted since 1970) is off in one of these countries. A country nobody listed has no holidays. */
export function isHoliday(countries: readonly string[], day: number): boolean {
  if (countries.length === 0) return false;
  const year = new Date(day * DAY_MS).getUTCFullYear();
  return countries.some((country) => daysOff(country, year).has(day));
}

function daysOff(country: string, year: number): Set<number> {
  const key = `${country} ${year}`;
  const known = offDays.get(key);
  if (known) return known;
  const found = new Set<number>();
  const substituted: number[] = [];
  // New Year's Day of the year after may fall on a Saturday, and give the last Friday of this one.
  for (const ofYear of [year, year + 1]) {
    for (const rule of (HOLIDAY_RULES[country] ?? '').split(' ')) readRule(rule, ofYear, found, substituted);
  }
  for (const day of substituted) {
    let free = day;
    while (found.has(free) || weekdayOf(free) > 5) free += 1;
    found.add(free);
  }
  offDays.set(key, found);
  return found;
}

function readRule(rule: string, year: number, found: Set<number>, substituted: number[]) {
  const [, only, date, feast, distance, nth, weekday, month, from, moved] = RULE.exec(rule) ?? [];
  if (only !== undefined && Number(only) !== year) return;
  const day = date
    ? dayNumber(`${year}-${date}`)
    : feast
      ? (feast === 'E' ? easter(year) : orthodoxEaster(year)) + Number(distance)
      : nth && weekday && month
        ? nthWeekday({ year, month: Number(month), from, nth: Number(nth), weekday: WEEKDAYS[weekday] ?? 1 })
        : undefined;
  if (day === undefined) return;
  found.add(day);
  if (moved === '~' && weekdayOf(day) === SUNDAY) found.add(day + 1);
  if (moved === '~' && weekdayOf(day) === SUNDAY - 1) found.add(day - 1);
  if ((moved === '>' && weekdayOf(day) > 5) || (moved === '^' && weekdayOf(day) === SUNDAY)) substituted.push(day);
}

type Nth = { year: number; month: number; from: string | undefined; nth: number; weekday: number };

function nthWeekday({ year, month, from, nth, weekday }: Nth): number {
  const start = from === undefined ? 1 : Number(from);
  const first = nth < 0 ? Date.UTC(year, month, 0) / DAY_MS - 6 : Date.UTC(year, month - 1, start) / DAY_MS;
  const found = first + ((weekday - weekdayOf(first) + 7) % 7);
  return from === undefined && nth > 0 ? found + (nth - 1) * 7 : found;
}

/** The Gregorian rule (Meeus): Sunday after the first ecclesiastical full moon of spring. */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  return Date.UTC(year, 2, 22 + moon + sunday - 7 * shift) / DAY_MS;
}

/** The Julian rule, given in the Gregorian calendar, 13 days later until 2099. */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return Date.UTC(year, 2, 22 + moon + sunday + 13) / DAY_MS;
}
