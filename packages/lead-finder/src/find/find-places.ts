import { type FoldedWord, foldText, wordsIn } from '../words/fold-words.ts';
import { OWN_NAMES } from '../words/own-names.ts';
import { findPhrases, makePhrases, pairs, phraseOfAll } from '../words/phrases.ts';
import { AMBIGUOUS, AREAS, COUNTRIES, REGIONS } from '../words/place-names.ts';
import { remember } from '../words/remember.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'pt', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `within`: every place it lies in, by key. `country`: none for an area of several. */
export type Place = {
  key: string;
  name: string;
  kind: 'city' | 'region' | 'country' | 'area';
  country: string | null;
  within: readonly string[];
};

const PLACES = new Map<string, Place>();
const NAMES: (readonly [string, Place])[] = [];

const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
const areasOf = (country: string) =>
  Object.keys(AREAS).filter((area) => AREAS[area]?.holds.split(' ').includes(country));

function add(place: Place, names: string): Place {
  PLACES.set(place.key, place);
  NAMES.push([place.name, place], ...pairs(names, place));
  return place;
}

for (const [name, { names }] of Object.entries(AREAS)) {
  add({ key: name, name, kind: 'area', country: null, within: [] }, names);
}
for (const [country, names] of Object.entries(COUNTRIES)) {
  const shown = displayNames.map((names) => names.of(country) ?? country).map((name) => name.replaceAll(',', ' '));
  const within = areasOf(country);
  add({ key: country, name: shown[0] ?? country, kind: 'country', country, within }, [...shown, names].join(','));
  for (const line of (REGIONS[country] ?? '').split('\n').filter(Boolean)) {
    const [head = '', cities = ''] = line.split(': ');
    const region = readNames(head);
    const regionKey = `${country} ${region.name}`;
    add({ key: regionKey, name: region.name, kind: 'region', country, within: [country, ...within] }, region.others);
    for (const one of cities.split('; ')) {
      const { name, others } = readNames(one);
      const place: Place = {
        key: `${regionKey} ${name}`,
        name,
        kind: 'city',
        country,
        within: [regionKey, country, ...within],
      };
      add(place, others);
    }
  }
}

function readNames(text: string): { name: string; others: string } {
  const at = text.lastIndexOf(' (');
  return at === -1
    ? { name: text.trim(), others: '' }
    : { name: text.slice(0, at).trim(), others: text.slice(at + 2, -1) };
}

// Of one name the city is meant before the region around it: a company's seat is a city.
const RANK = { city: 0, country: 1, area: 2, region: 3 };
const RANKED = NAMES.toSorted(([, a], [, b]) => RANK[a.kind] - RANK[b.kind]);
const PHRASES = makePhrases(RANKED);

/** Every name with its place, the likeliest place of a name first. */
export const listPlaces = (): readonly (readonly [string, Place])[] => RANKED;

export type FoundPlace = { place: Place; from: number; to: number; isAmbiguous: boolean };

/** Places a text names. An ambiguous word ("Nice", "Essen") is marked. */
export const findPlaces = (words: readonly FoldedWord[]): FoundPlace[] =>
  findPhrases(PHRASES, words).map(({ value, from, to }) => ({
    place: value,
    from,
    to,
    isAmbiguous: to - from === 1 && AMBIGUOUS.test(words[from]?.folded ?? ''),
  }));

/** The place that all of a text names, and nothing else. */
export const placeOfAll = (words: readonly FoldedWord[]): Place | undefined => phraseOfAll(PHRASES, words);

const NAME_MAX = 100;

/** The place all of a text names: "Köln", "70173 Stuttgart, Germany" names two and the first is meant. */
export const placeOf = remember((text: string): Place | undefined => {
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/u.test(code) && PLACES.has(code)) return PLACES.get(code);
  return findPlaces(wordsIn(text.slice(0, NAME_MAX)))[0]?.place;
});

/** Whether a place is another or lies in it. Undefined: it is unknown, since the other one is the smaller. */
export function liesIn(place: Place, wanted: Place): boolean | undefined {
  if (place.key === wanted.key || place.within.includes(wanted.key)) return true;
  // Berlin is a city and a region of its own.
  if (place.kind === 'city' && wanted.kind === 'region' && foldText(place.name) === foldText(wanted.name)) return true;
  return wanted.within.includes(place.key) ? undefined : false;
}

const SPOKEN: Record<string, readonly Language[]> = {
  DE: ['de'],
  AT: ['de'],
  LI: ['de'],
  CH: ['de', 'fr', 'it'],
  FR: ['fr'],
  BE: ['nl', 'fr'],
  LU: ['fr', 'de'],
  ES: ['es'],
  MX: ['es'],
  IT: ['it'],
  NL: ['nl'],
  PL: ['pl'],
  CZ: ['cs'],
  SK: ['cs'],
  PT: ['pt'],
  BR: ['pt'],
  SE: ['sv'],
};

/** Languages in which companies of a place write, besides English. */
export function languagesOf(place: Place): Language[] {
  const countries = place.country === null ? (AREAS[place.key]?.holds.split(' ') ?? []) : [place.country];
  return [...new Set(countries.flatMap((country) => SPOKEN[country] ?? []))];
}

/** How a place is called in a language, as far as the tables tell: cities by the name of the country's own language. */
export function nameIn(place: Place, language: Language): string {
  if (place.kind === 'country') return displayNames[LANGUAGES.indexOf(language)]?.of(place.key) ?? place.name;
  return OWN_NAMES[place.name] ?? place.name;
}
