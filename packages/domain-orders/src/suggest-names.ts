import { foldWords } from './fold-word.ts';

export type NameForm = 'exact' | 'otherEnding' | 'wordBefore' | 'wordAfter' | 'hyphen' | 'business';
export type SuggestedName = { domain: string; form: NameForm };

/** They say what kind of company it is, and nobody writes them into an address. */
const LEGAL_FORMS = new Set(
  'inc llc ltd limited gmbh ag kg ug ohg corp corporation co company plc sa sas sarl srl spa bv nv oy ab as aps pty'.split(
    ' ',
  ),
);
const BEFORE = ['go', 'try', 'get', 'meet', 'use', 'with', 'hello', 'team'];
const AFTER = ['hq', 'team', 'mail', 'group', 'now', 'hub'];
const BUSINESS = ['partners', 'consulting', 'solutions', 'office'];
const LABEL_MAX = 63;

type Wanted = {
  query: string;
  /** Without a dot, the dearest to us first. */
  endings: readonly string[];
  max: number;
};

/**
 * Names made of a word or a company, those that read most like it first. A user who types an ending that is sold means it;
 * another one they type is a word like any other.
 */
export function suggestNames({ query, endings, max }: Wanted): SuggestedName[] {
  const typed = endingOf(query, endings);
  const words = nameWords(typed ? query.trim().slice(0, -typed.length - 1) : query);
  const word = words.join('');
  if (word === '') return [];
  const ranked = typed ? [typed, ...endings.filter((ending) => ending !== typed)] : [...endings];
  const [first, ...others] = ranked;
  if (first === undefined) return [];
  const labels: [string, NameForm][] = [
    ...BEFORE.map((before): [string, NameForm] => [before + word, 'wordBefore']),
    ...AFTER.map((after): [string, NameForm] => [word + after, 'wordAfter']),
    ...hyphened(words).map((label): [string, NameForm] => [label, 'hyphen']),
    ...BUSINESS.map((business): [string, NameForm] => [word + business, 'business']),
  ];
  const names: SuggestedName[] = [
    { domain: `${word}.${first}`, form: 'exact' },
    ...others.map((ending): SuggestedName => ({ domain: `${word}.${ending}`, form: 'otherEnding' })),
    ...ranked.flatMap((ending) =>
      labels.map(([label, form]): SuggestedName => ({ domain: `${label}.${ending}`, form })),
    ),
  ];
  const known = new Set<string>();
  return names.filter(({ domain }) => isLabel(domain) && !known.has(domain) && known.add(domain)).slice(0, max);
}

const isLabel = (domain: string) => domain.indexOf('.') <= LABEL_MAX;

/** The longest ending that is sold and that the query ends with. */
function endingOf(query: string, endings: readonly string[]): string | undefined {
  const asked = query.trim().toLowerCase();
  return endings
    .filter((ending) => asked.endsWith(`.${ending}`) && asked.length > ending.length + 1)
    .toSorted((one, other) => other.length - one.length)[0];
}

/** A company that is called nothing but its legal form keeps it. */
function nameWords(query: string): string[] {
  const words = foldWords(query);
  const telling = words.filter((word) => !LEGAL_FORMS.has(word));
  return telling.length > 0 ? telling : words;
}

const hyphened = (words: readonly string[]) =>
  words.length > 1 ? [words.join('-'), `${words.join('')}-team`] : [`${words.join('')}-team`, `go-${words.join('')}`];

/** Endings that cost little, are used for spam most, and that many receivers sort out unread. */
const FILTERED = new Set(
  'top xyz icu buzz click link loan win bid rest cam work sbs cfd bond monster gq cf ml tk ga shop'.split(' '),
);

/** By the last label as by the whole ending: `shop.test` is sorted out as `shop` is. */
export const isFilteredEnding = (ending: string): boolean =>
  ending
    .toLowerCase()
    .split('.', 4)
    .some((label) => FILTERED.has(label));
