const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));

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

/** A country in the reader's language. Cities are written as their people write them. */
export function placeName(place: string, language: string): string {
  const code = codesByName().get(place.toLowerCase());
  return (code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)) ?? place;
}
