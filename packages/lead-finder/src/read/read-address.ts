import { type FoundCity, NO_ADDRESS } from '../find/find-address.ts';
import { findPlaces, placeOf } from '../find/find-places.ts';
import type { Stated } from '../lead.ts';
import type { Line } from '../page.ts';
import { wordsIn } from '../words/fold-words.ts';
import { proofAt, type Reading, stated } from './company-facts.ts';

export type Addresses = { cities: Stated[]; countries: Stated[] };

const LINE_MAX = 300;
const BEFORE_MAX = 160;

/** Cities and countries in the address lines of a page. An imprint's is the seat; elsewhere it may be an office. */
export function readAddresses(reading: Reading, isImprint: boolean): Addresses {
  const found: Addresses = { cities: [], countries: [] };
  let before: Line | undefined;
  for (const line of reading.page.lines) {
    const { at, index, text } = line;
    const address = line.facts.address;
    if (address === NO_ADDRESS) {
      before = line;
      continue;
    }
    const { seat, postal, first, behindStreet } = address;
    if (seat) pushCity(reading, found, seat, at, 0.95);
    else if (postal) {
      const isSeat = before?.facts.address.isSeatLabel === true;
      pushCity(reading, found, postal, at, isSeat || isImprint ? 0.9 : 0.7);
      readCountry(reading, found, index, text.slice(postal.quoteTo, LINE_MAX), at + postal.quoteTo);
    }
    const isBelowStreet = first !== undefined && before !== undefined && before.text.length <= BEFORE_MAX;
    const bare = isBelowStreet && before?.facts.address.endsInStreet ? first : behindStreet;
    if (bare) pushCity(reading, found, bare, at, isImprint ? 0.85 : 0.65);
    before = line;
  }
  return found;
}

function pushCity(
  reading: Reading,
  { cities, countries }: Addresses,
  { city, quoteFrom, quoteTo }: FoundCity,
  at: number,
  confidence: number,
): void {
  const bare = city.replace(/[.,]$/u, '');
  const proof = proofAt(reading, at + quoteFrom, at + quoteTo);
  const place = placeOf(bare);
  // "Registered in England" names no city.
  if (place && place.kind !== 'city') {
    if (place.country) countries.push(stated(place.country, confidence - 0.1, proof));
    return;
  }
  cities.push(stated(bare, confidence, proof));
  if (place?.kind === 'city' && place.country) countries.push(stated(place.country, confidence - 0.1, proof));
}

/** On the line of the city or on the next one. */
function readCountry(reading: Reading, { countries }: Addresses, index: number, rest: string, restAt: number): void {
  const next = reading.page.lines[index + 1];
  const tries = [
    { text: rest, at: restAt },
    { text: next && next.text.length < 40 ? next.text : '', at: next?.at ?? 0 },
  ];
  for (const { text, at } of tries) {
    const words = wordsIn(text.slice(0, 60));
    const country = findPlaces(words).find(({ place, from }) => place.kind === 'country' && from <= 1);
    if (!country) continue;
    const [first, last] = [words[country.from], words[country.to - 1]];
    if (!first || !last || !country.place.country) continue;
    countries.push(stated(country.place.country, 0.9, proofAt(reading, at + first.from, at + last.to)));
    return;
  }
}
