import { addDays, type CalendarDay, daysBetween, isDay, nextWeekday } from './calendar-day.ts';
import { CJK_WEEKDAY, CJK_WEEKDAY_NUMBERS, MONTH, MONTH_NUMBERS, WEEKDAY, WEEKDAY_NUMBERS } from './date-words.ts';

/** A day named in a text. */
export type FoundDate = {
  start: number;
  end: number;
  /** Of a span its last day. */
  day: CalendarDay;
  isSpan: boolean;
  /** A weekday tells less than a date: it counts from another day where one is named. */
  weekday: number | undefined;
};

type Read = Omit<FoundDate, 'start' | 'end'> | undefined;
type Form = { form: RegExp; read: (groups: (string | undefined)[], today: CalendarDay) => Read };

const YEAR = '(20\\d\\d)';
const ORDINAL = '(?:st|nd|rd|th|er|º|ª|°|e|\\.)?';
const DASH = '\\s{0,2}(?:-|–|—|〜|～|~|to|through|thru|until|till)\\s{0,2}';
const CJK_DASH = '\\s{0,2}(?:から|より|-|–|—|〜|～|~|至|到)\\s{0,2}';
const CJK_DAY = '(?:(?:[（(][日月火水木金土一二三四五六][)）])?)';

/** In the order of trust: where two overlap, the first is kept. */
const FORMS: Form[] = [
  {
    form: /(?<!\d)(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g,
    read: ([year, month, day], today) => dated(today, day, Number(month), year),
  },
  {
    form: new RegExp(
      `(?:${YEAR}\\s?年\\s?)?(\\d{1,2})\\s?月\\s?\\d{1,2}\\s?[日号號]?${CJK_DAY}${CJK_DASH}(?:${YEAR}\\s?年\\s?)?(?:(\\d{1,2})\\s?月\\s?)?(\\d{1,2})\\s?[日号號]`,
      'gu',
    ),
    read: ([fromYear, fromMonth, year, month, day], today) =>
      dated(today, day, Number(month ?? fromMonth), year ?? fromYear, true),
  },
  {
    form: new RegExp(`(?:${YEAR}\\s?年\\s?)?(?<!\\d)(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?[日号號]`, 'gu'),
    read: ([year, month, day], today) => dated(today, day, Number(month), year),
  },
  {
    form: new RegExp(
      `(?<!\\d)(?:(\\d{1,2})${ORDINAL}\\s{0,2}(?:-|–|—)\\s{0,2})?(\\d{1,2})${ORDINAL}\\s{0,2}(?:of |de |del |di )?${MONTH}(?:,?\\s{0,2}(?:de |del )?${YEAR}(?!\\d))?`,
      'giu',
    ),
    read: ([first, day, month, year], today) => dated(today, day, monthOf(month), year, first !== undefined),
  },
  {
    form: new RegExp(
      `${MONTH}\\s{1,2}(\\d{1,2})(?:st|nd|rd|th)?(?:${DASH}(\\d{1,2})(?:st|nd|rd|th)?)?(?![\\d:]|\\.\\d)(?:,?\\s{1,2}${YEAR}(?!\\d))?`,
      'giu',
    ),
    read: ([month, day, last, year], today) => dated(today, last ?? day, monthOf(month), year, last !== undefined),
  },
  {
    form: /(?<![\d.])(?:\d{1,2}\.\s?(?:\d{1,2}\.)?\s?[-–—]\s?)?(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(20\d\d|\d\d)(?!\d)|\.|(?!\d|\.\d))/g,
    read: ([day, month, year], today) => dated(today, day, Number(month), year),
  },
  {
    form: /(?<![\d/])(\d{1,2})([/-])(\d{1,2})(?:\2(20\d\d|\d\d))(?![\d/])|(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g,
    read: ([one, , other, year, bareOne, bareOther], today) =>
      eitherWay(today, one ?? bareOne, other ?? bareOther, year),
  },
  {
    form: new RegExp(WEEKDAY, 'giu'),
    read: ([name], today) => onWeekday(today, WEEKDAY_NUMBERS.get(name?.toLowerCase() ?? '')),
  },
  {
    form: new RegExp(CJK_WEEKDAY, 'gu'),
    read: ([chinese, japanese], today) => onWeekday(today, CJK_WEEKDAY_NUMBERS.get(chinese ?? japanese ?? '')),
  },
  {
    form: /(?<!\p{L})(?:tomorrow|morgen|demain|mañana|domani|amanhã|jutro)(?!\p{L})|明天|明日/giu,
    read: (_none, today) => ({ day: addDays(today, 1), isSpan: false, weekday: undefined }),
  },
  {
    form: /next week|nächste[rn]? woche|semaine prochaine|próxima semana|semana que vem|prossima settimana|settimana prossima|volgende week|przyszłym tygodniu|przyszłego tygodnia|下周(?![一二三四五六日天])|来週(?!の?[月火水木金土日]曜)/giu,
    read: (_none, today) => onWeekday(today, 1),
  },
];

const monthOf = (name: string | undefined) => MONTH_NUMBERS.get(name?.toLowerCase() ?? '') ?? 0;

/** Days long past belong to next year, days almost a year ahead to the last one. */
const PAST_DAYS = 45;
const AHEAD_DAYS = 300;

function dated(
  today: CalendarDay,
  day: string | undefined,
  month: number,
  year: string | undefined,
  isSpan = false,
): Read {
  const written = { year: yearOf(year) ?? today.year, month, day: Number(day) };
  if (!isDay(written)) return undefined;
  if (year !== undefined) return { day: written, isSpan, weekday: undefined };
  const ahead = daysBetween(today, written);
  const shift = ahead < -PAST_DAYS ? 1 : ahead > AHEAD_DAYS ? -1 : 0;
  const meant = { ...written, year: written.year + shift };
  return isDay(meant) ? { day: meant, isSpan, weekday: undefined } : undefined;
}

function yearOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

/** 3/12 is the third of December or the twelfth of March: whichever comes sooner. */
function eitherWay(
  today: CalendarDay,
  one: string | undefined,
  other: string | undefined,
  year: string | undefined,
): Read {
  const readings = [dated(today, one, Number(other), year), dated(today, other, Number(one), year)];
  const distance = (read: Read) => {
    const days = read ? daysBetween(today, read.day) : Number.POSITIVE_INFINITY;
    return days < 0 ? 10_000 - days : days;
  };
  return readings.toSorted((a, b) => distance(a) - distance(b))[0];
}

const onWeekday = (today: CalendarDay, weekday: number | undefined): Read =>
  weekday === undefined ? undefined : { day: nextWeekday(today, weekday), isSpan: false, weekday };

/** In their order in the text. */
export function findDates(text: string, today: CalendarDay): FoundDate[] {
  const found: FoundDate[] = [];
  const taken = new Uint8Array(text.length);
  for (const { form, read } of FORMS) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const date = read(match.slice(1), today);
      if (!date || taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      found.push({ start, end, ...date });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
