import { de, en, es, fr, it, type ParsedResult, type ParsingOption, zh } from 'chrono-node';
import { minutesAhead } from '../zones/zoned-time.ts';
import { addressesIn } from './named-address.ts';

/** A day a person names in an answer, with their words for it. */
export type NamedDay = { day: string; words: string };

/** The languages meanings of answers are known in. */
const LANGUAGES = [en, de, fr, es, it, zh.hans, zh.hant];
/** Who means a later day says so again by then; a year is easily misread. */
const DAYS_MAX = 730;
const DAY_MS = 86_400_000;
/** Longer answers say when in their first lines. A dozen grammars are tried on them. */
const TEXT_MAX = 2_000;

/**
 * The first day after today that an answer names: "after 12 January", "in six weeks", "next month", "Q2". Days that are over
 * and times of day alone are no such day. Addresses are left out, as digits in them read like dates.
 */
export function findNamedDay(text: string, { at, zone }: { at: Date; zone: string }): NamedDay | undefined {
  const start = text.slice(0, TEXT_MAX);
  const said = addressesIn(start).reduce((rest, address) => rest.replaceAll(address, ' '), start);
  const option: ParsingOption = { forwardDate: true };
  const reference = { instant: at, timezone: minutesAhead(zone, at) };
  const found = LANGUAGES.flatMap((language) => language.parse(said, reference, option)).flatMap((result) => {
    const named = laterDay(result, at, zone);
    return named ? { named, rank: rankOf(result) } : [];
  });
  // "Mi" is Wednesday in German, and "me" in Italian: the language that reads the most out of it is believed.
  const [best] = found.toSorted((one, other) => other.rank - one.rank);
  return best?.named ?? quarterIn(said, at, zone);
}

const rankOf = ({ start }: ParsedResult) =>
  Number(start.isCertain('month')) + Number(start.isCertain('day')) - Number(start.isCertain('weekday'));

/** Only what names a day, a week, a month or a year; "at three" does not. */
const NAMES_A_DAY = ['day', 'weekday', 'month', 'year'] as const;

function laterDay({ start, text }: ParsedResult, at: Date, zone: string): NamedDay | undefined {
  const isRelative = !NAMES_A_DAY.some((part) => start.isCertain(part)) && !start.isCertain('hour');
  if (!isRelative && !NAMES_A_DAY.some((part) => start.isCertain(part))) return undefined;
  const two = (part: number | null) => String(part ?? 1).padStart(2, '0');
  return within(`${start.get('year')}-${two(start.get('month'))}-${two(start.get('day'))}`, text, at, zone);
}

const QUARTER = /\b(?:Q([1-4])|([1-4])\. Quartal)(?:[\s/-]*(20\d\d))?/i;

/** The first day of a quarter: of this year where it is still to come, else of the next. */
function quarterIn(text: string, at: Date, zone: string): NamedDay | undefined {
  const found = QUARTER.exec(text);
  if (!found) return undefined;
  const month = String((Number(found[1] ?? found[2]) - 1) * 3 + 1).padStart(2, '0');
  const thisYear = Number(dayOf(at, zone).slice(0, 4));
  const years = found[3] ? [Number(found[3])] : [thisYear, thisYear + 1];
  for (const year of years) {
    const named = within(`${year}-${month}-01`, found[0], at, zone);
    if (named) return named;
  }
  return undefined;
}

function within(day: string, words: string, at: Date, zone: string): NamedDay | undefined {
  const today = Date.parse(dayOf(at, zone));
  const days = (Date.parse(day) - today) / DAY_MS;
  return days > 0 && days <= DAYS_MAX ? { day, words: words.trim() } : undefined;
}

/** ISO 8601, as people in the zone count. */
const dayOf = (at: Date, zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
