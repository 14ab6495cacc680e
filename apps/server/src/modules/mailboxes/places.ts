import { AppError } from '@outrider/contract/errors';
import { type Language, LOCALES } from '@outrider/contract/languages';

/** ISO 3166-1 reserves these for private use or keeps them for what is no country (user-assigned, exceptional). */
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const NO_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'QO',
  'ZZ',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
  'XK',
]);

/** Every pair of letters that the runtime has a country's name for: its list is ISO's, and kept by Unicode. */
export function listCountries(language: Language): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([LOCALES[language]], { type: 'region', fallback: 'none' });
  const found = LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const code = `${first}${second}`;
      // Codes that were given up still have a name; what they are called now has another code.
      const isCurrent = new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRIES.has(code);
      const name = isCurrent ? names.of(code) : undefined;
      return name ? { code, name } : [];
    }),
  );
  return found.sort((one, other) => one.name.localeCompare(other.name, LOCALES[language]));
}

/** A menu shows a screenful; a search narrows it. */
const CITIES_MAX = 50;

/** Loaded when first asked for: two megabytes that most processes never need. */
const loadCities = async () => (await import('city-timezones')).default.cityMapping;

export async function listCities(countryCode: string, search: string): Promise<{ name: string; timeZone: string }[]> {
  const code = countryCode.toUpperCase();
  const cities = (await loadCities()).filter(({ iso2 }) => iso2 === code);
  if (cities.length === 0 && !listCountries('en').some((country) => country.code === code)) {
    throw new AppError('notFound');
  }
  const wanted = fold(search);
  return cities
    .filter(({ city, city_ascii }) => fold(city).startsWith(wanted) || fold(city_ascii).startsWith(wanted))
    .sort((one, other) => other.pop - one.pop)
    .slice(0, CITIES_MAX)
    .map(({ city, timezone }) => ({ name: city, timeZone: timezone ?? '' }));
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
