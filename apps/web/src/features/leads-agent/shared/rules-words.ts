import { labelOfRange } from '@outrider/lead-finder/read-label';
import { languageNow } from '../../../i18n/i18n.ts';
import { AREA_NAMES, INDUSTRY_NAMES, TITLE_NAMES, TOPIC_NAMES } from './criterion-names.ts';
import { titleWords } from './criterion-words.ts';
import { placesByName, RULES_LANGUAGE } from './place-name.ts';
import type { T } from './search-words.ts';

/** Signs that stand for what is put into a text: no text has them. */
const FIRST = '\ue000';
const SECOND = '\ue001';

/**
 * A criterion in the words of the rules, where it is put in the reader's language as screens put it: the rules read no Chinese.
 * Names no table has stay as they are.
 */
export function rulesWords(t: T, words: string): string {
  const given = words.trim();
  if (languageNow() === RULES_LANGUAGE) return given;
  const size = readSize(t, given);
  if (size) return size;
  for (const { written, lead } of leadsIn(t)) {
    const [what] = between(given, written);
    if (what !== undefined) return `${lead}${translate(t, what)}`;
  }
  return translate(t, given);
}

const leadsIn = (t: T) => [
  { written: t('criterion.notSeat', { places: FIRST }), lead: 'Seat not in ' },
  { written: t('criterion.seat', { places: FIRST }), lead: 'Seat in ' },
  { written: t('criterion.not', { what: FIRST }), lead: 'Not ' },
];

function readSize(t: T, given: string): string | undefined {
  const marks = { min: FIRST, max: SECOND };
  const [min, max] = between(given, t('criterion.between', marks)).map(readNumber);
  const [least] = between(given, t('criterion.atLeast', marks)).map(readNumber);
  const [most] = between(given, t('criterion.upTo', marks).replace(SECOND, FIRST)).map(readNumber);
  const [exact] = between(given, t('criterion.people', marks)).map(readNumber);
  if (min && max) return labelOfRange({ min, max });
  if (least) return labelOfRange({ min: least, max: null });
  if (most) return labelOfRange({ min: null, max: most });
  return exact ? labelOfRange({ min: exact, max: exact }) : undefined;
}

/** "1.200", "1,200", "1 200". */
const readNumber = (text: string): number | undefined => {
  const digits = text.replaceAll(/[\s.,’']/gu, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
};

/** What stands in a text where a form of it has its signs; nothing where the text is put in another way. */
function between(text: string, form: string): string[] {
  const found: string[] = [];
  let at = 0;
  for (const [index, part] of form.split(/[\ue000\ue001]/u).entries()) {
    const isLast = index > 0 && part === '';
    const next = isLast ? text.length : text.toLowerCase().indexOf(part.toLowerCase(), at);
    if (next === -1 || (index === 0 && next > 0)) return [];
    if (index > 0) found.push(text.slice(at, next));
    at = next + part.length;
  }
  return at === text.length ? found : [];
}

/** "CTO或销售负责人": each name by itself. */
function translate(t: T, words: string): string {
  const or = t('criterion.or');
  const parts = words
    .split(or)
    .flatMap((part) => part.split(/[,，、]/u))
    .map((part) => part.trim());
  const names = namesIn(t);
  const isKnown = parts.some((part) => names.has(part.toLowerCase()));
  return isKnown ? parts.map((part) => names.get(part.toLowerCase()) ?? part).join(' or ') : words;
}

/** Every name of the rules by what the reader's language calls it. */
function namesIn(t: T): ReadonlyMap<string, string> {
  const titles = [
    ...TITLE_NAMES,
    ...TOPIC_NAMES.flatMap((topic) => [`Head of ${topic}`, `VP ${topic}`, `${topic} Manager`]),
  ];
  return new Map([
    ...placesByName(languageNow()),
    ...AREA_NAMES.map((area) => [t(`area.${area}`).toLowerCase(), area] as const),
    ...titles.map((title) => [titleWords(t, title).toLowerCase(), title] as const),
    ...INDUSTRY_NAMES.map((industry) => [t(`industry.${industry}`).toLowerCase(), industry] as const),
  ]);
}
