import { plainHeader } from '@outrider/contract/contacts/header-names';

type Place = { zone: string; country: string; people: number };
export type ZoneOf = (city: string, country: string) => string;

/** A namesake elsewhere counts when it is at least this share as large. */
const NAMESAKE_SHARE = 0.1;

let loaded: Promise<ZoneOf> | undefined;

/** Gives a city's time zone, or nothing where several cities of the name could be meant. Loaded once a file has cities. */
export const loadZones = (): Promise<ZoneOf> => (loaded ??= readZones());

async function readZones(): Promise<ZoneOf> {
  const { cityMapping } = (await import('city-timezones')).default;
  const places = new Map<string, Place[]>();
  for (const { city, city_ascii, country, iso2, iso3, pop, timezone } of cityMapping) {
    // Some entries lack a code or a name, although their type has them.
    if (!city || !timezone) continue;
    const countries = [country, iso2, iso3].map((name) => plainHeader(String(name ?? ''))).join(' ');
    for (const name of new Set([plainHeader(String(city)), plainHeader(String(city_ascii ?? ''))])) {
      const known = places.get(name) ?? [];
      known.push({ zone: timezone, country: ` ${countries} `, people: pop });
      places.set(name, known);
    }
  }
  return (city, country) => {
    const named = places.get(plainHeader(city)) ?? [];
    const within =
      country === '' ? named : named.filter((place) => place.country.includes(` ${plainHeader(country)} `));
    const asked = within.length > 0 ? within : named;
    const largest = Math.max(...asked.map(({ people }) => people));
    const zones = new Set(asked.filter(({ people }) => people >= NAMESAKE_SHARE * largest).map(({ zone }) => zone));
    return zones.size === 1 ? ([...zones][0] ?? '') : '';
  };
}
