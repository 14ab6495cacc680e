import { OWN_NAMES } from '@outrider/lead-finder/words/own-names';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));

/** The language in which the rules of the leads agent are written. */
export const RULES_LANGUAGE = 'en';

let codes: ReadonlyMap<string, string> | undefined;

/** The code of each country and region the browser knows, by its English name. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  codes = new Map(
    CODES.flatMap((code) => {
      const name = english.of(code);
      return name ? [[name.toLowerCase(), code]] : [];
    }),
  );
  return codes;
}

/** A country in the reader's language. Cities and regions are written as their people write them, but in English. */
export function placeName(place: string, language: string): string {
  const code = codesByName().get(place.toLowerCase());
  const own = language === RULES_LANGUAGE ? undefined : OWN_NAMES[place];
  return (code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)) ?? own ?? place;
}

/** Every place that has another name in the reader's language than in English, by that name in small letters. */
export function placesByName(language: string): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const countries = [...codesByName().values()].map((code) => english.of(code) ?? '');
  const places = [...countries, ...Object.keys(OWN_NAMES)];
  return new Map(places.map((place) => [placeName(place, language).toLowerCase(), place]));
}
