import { proofAt, type Reading, stated } from './company-facts.ts';
import { findPlaces, placeOf } from './find-places.ts';
import type { Stated } from './lead.ts';
import { foldText, wordsIn } from './words/fold-words.ts';

const LINE_MAX = 300;
const CITY = String.raw`(\p{Lu}[\p{L}'’.-]{1,30}(?:[ -](?:(?:am|an der|im|in|ob der|bei|de|del|la|le|les|sur|en|den|nad|pod|upon|y|do|da|di)\s)?\(?\p{Lu}[\p{L}'’.-]{1,30}\)?){0,3})`;
/** A postal code and the city behind it, as written in each country; before the city, unless it is British or American. */
const POSTAL: readonly RegExp[] = [
  // 10117 Berlin, 75008 Paris, 28001 Madrid, 20121 Milano, also D-10117 and I-20121.
  new RegExp(String.raw`(?<![\d-])(?:[A-Z]{1,3}[- ])?\d{5}(?!\d)\s{1,2}${CITY}`, 'u'),
  // 1012 AB Amsterdam.
  new RegExp(String.raw`(?<!\d)\d{4}\s?[A-Z]{2}\s{1,2}${CITY}`, 'u'),
  // 1010 Wien, 8001 Zürich, 1000 Bruxelles.
  new RegExp(String.raw`(?<![\d.,/+-]\s?)(?:[A-Z]{1,2}[- ])?\d{4}(?![\d.,-])\s{1,2}${CITY}`, 'u'),
  // 00-950 Warszawa.
  new RegExp(String.raw`(?<!\d)\d{2}-\d{3}\s{1,2}${CITY}`, 'u'),
  // 110 00 Praha, 111 22 Stockholm.
  new RegExp(String.raw`(?<!\d)(?:[A-Z]{2}[- ])?\d{3}\s\d{2}\s{1,2}${CITY}`, 'u'),
  // 1200-195 Lisboa.
  new RegExp(String.raw`(?<!\d)\d{4}-\d{3}\s{1,2}${CITY}`, 'u'),
  // London EC1A 1BB, Manchester, M1 1AE.
  new RegExp(String.raw`${CITY},?\s{1,2}[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![A-Z\d])`, 'u'),
  // Austin, TX 78701.
  new RegExp(String.raw`${CITY},\s[A-Z]{2}\s\d{5}(?!\d)`, 'u'),
];
/** What names the seat, not one of several offices. */
const SEAT =
  /^(?:sitz(?: der gesellschaft)?|firmensitz|hauptsitz|registered office|registered in|headquarters?|head office|hq|siege(?: social)?|domicilio(?: social)?|sede(?: legale| social| principal)?|statutaire zetel|hoofdkantoor|gevestigd(?: te)?|zetel|siedziba|sidlo|sate|huvudkontor|based in|company location|hauptstandort)\b/u;
const SEAT_BEFORE = 60;
/** A house number ends a street, or begins it in English: "Am Hafen 90", "12 Church Street". */
const STREET_END = /\p{L}[.'’]?\s\d{1,4}(?:\s?[a-zA-Z]|[/-]\d{1,4})?$/u;
const STREET_BEGIN = /^\d{1,4}[a-zA-Z]?,?\s\p{Lu}[\p{L}.'’ -]{2,60}$/u;
/** In front of words such a number is a year, not a postal code, unless the city is a known one. */
const YEAR = /(?<!\d)(?:1[89]|20)\d\d\s/u;

export type Addresses = { cities: Stated[]; countries: Stated[] };

/** Cities and countries in the address lines of a page. An imprint's is the seat; elsewhere it may be an office. */
export function readAddresses(reading: Reading, isImprint: boolean): Addresses {
  const found: Addresses = { cities: [], countries: [] };
  let before = '';
  for (const { text, at, index } of reading.page.lines) {
    const line = text.slice(0, LINE_MAX);
    const seat = readSeat(reading, line, at);
    if (seat) pushCity(reading, found, seat.city, seat.at, 0.95);
    else if (/\d/u.test(line)) {
      const isSeat = SEAT.test(foldText(before.slice(0, SEAT_BEFORE)));
      for (const pattern of POSTAL) {
        const match = pattern.exec(line);
        const city = match?.[1];
        if (!match || !city || /^(?:GmbH|Tel|Fax|Mitarbeiter|Uhr|EUR)\b/u.test(city)) continue;
        if (YEAR.test(match[0]) && placeOf(city)?.kind !== 'city') continue;
        const from = match.index + match[0].indexOf(city);
        pushCity(reading, found, city, at + from, isSeat || isImprint ? 0.9 : 0.7, {
          from: at + match.index,
          to: at + match.index + match[0].length,
        });
        readCountry(
          reading,
          found,
          index,
          line.slice(match.index + match[0].length),
          at + match.index + match[0].length,
        );
        break;
      }
    }
    const bare = /\d/.test(line) || /\d/.test(before) ? readStreetCity(line, before) : undefined;
    if (bare) pushCity(reading, found, bare.city, at + bare.from, isImprint ? 0.85 : 0.65);
    before = line;
  }
  return found;
}

/** A known city behind a street, or on the line below it: addresses without a postal code. */
function readStreetCity(line: string, before: string): { city: string; from: number } | undefined {
  if (line.length > STREET_LINE_MAX) return undefined;
  const parts = line.split(/,\s*/u);
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const street = index === 0 ? (before.split(/,\s*/u).at(-1) ?? '') : (parts[index - 1] ?? '');
    if (index > 0) from = line.indexOf(part, from);
    const isBehind = index > 0 || before.length <= STREET_LINE_MAX;
    if (isBehind && /^\p{Lu}/u.test(part) && isStreet(street.slice(-STREET_MAX).trim()) && isCity(part.trim()))
      return { city: part.trim(), from };
    from += part.length;
  }
  return undefined;
}

const STREET_LINE_MAX = 160;
const STREET_MAX = 70;
const isStreet = (text: string) => /\d/.test(text) && (STREET_END.test(text) || STREET_BEGIN.test(text));

/** All of a text is the name of one city. */
function isCity(text: string): boolean {
  const words = wordsIn(text.slice(0, 60));
  const [place] = findPlaces(words);
  return place?.place.kind === 'city' && place.from === 0 && place.to === words.length;
}

function readSeat({ page: _page }: Reading, line: string, at: number): { city: string; at: number } | undefined {
  const folded = foldText(line.slice(0, SEAT_BEFORE));
  const match = SEAT.exec(folded);
  // Folding may change lengths: the label is looked for by its colon or its words in the line as it is.
  if (!match) return undefined;
  const label = /^[\p{L} ]{3,40}?(?:\s?[:–]\s?|\s(?:in|ist|is|est|es|è|je|te|jest|är)\s)/u.exec(line)?.[0];
  if (label === undefined) return undefined;
  const rest = line.slice(label.length);
  if (/\d/u.test(rest.slice(0, 40))) return undefined;
  const city = new RegExp(`^${CITY}`, 'u').exec(rest)?.[1];
  return city ? { city, at: at + label.length } : undefined;
}

function pushCity(
  reading: Reading,
  { cities, countries }: Addresses,
  city: string,
  at: number,
  confidence: number,
  quote = { from: at, to: at + city.length },
): void {
  const bare = city.replace(/[.,]$/u, '');
  const proof = proofAt(reading, quote.from, quote.to);
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
