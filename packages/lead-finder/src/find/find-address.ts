import { foldOnce, wordsIn } from '../words/fold-words.ts';
import { placeOf, placeOfAll } from './find-places.ts';

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
/** Digits of a postal code, in one of these countries: most numbers are none. */
const MAY_POSTAL = /\d{4}|\d-\d{3}|\d{3}\s\d{2}|\d[A-Z]{2}/u;
/** What names the seat, not one of several offices. */
const SEAT =
  /^(?:sitz(?: der gesellschaft)?|firmensitz|hauptsitz|registered office|registered in|headquarters?|head office|hq|siege(?: social)?|domicilio(?: social)?|sede(?: legale| social| principal)?|statutaire zetel|hoofdkantoor|gevestigd(?: te)?|zetel|siedziba|sidlo|sate|huvudkontor|based in|company location|hauptstandort)\b/u;
const MAY_SEAT = /^[bcdfghrsz]|^[^\0-\x7f]/i;
const SEAT_BEFORE = 60;
/** A house number ends a street, or begins it in English: "Am Hafen 90", "12 Church Street". */
const STREET_END = /\p{L}[.'’]?\s\d{1,4}(?:\s?[a-zA-Z]|[/-]\d{1,4})?$/u;
const STREET_BEGIN = /^\d{1,4}[a-zA-Z]?,?\s\p{Lu}[\p{L}.'’ -]{2,60}$/u;
/** In front of words such a number is a year, not a postal code, unless the city is a known one. */
const YEAR = /(?<!\d)(?:1[89]|20)\d\d\s/u;
const RIGHTS_SIGN = /(?:©|\(c\)|copyright)\s?$/iu;
const RIGHTS_SIGN_MAX = 12;

/** A city, its place in the line, and the words that show it: a postal code, or nothing but the name. */
export type FoundCity = { city: string; from: number; quoteFrom: number; quoteTo: number };

/** What a line says of an address. */
export type AddressFacts = {
  /** Behind a word for the seat: "Sitz: Berlin". */
  seat: FoundCity | undefined;
  /** Beside a postal code. */
  postal: FoundCity | undefined;
  /** A city behind a street within the line, or the one the line begins with. */
  behindStreet: FoundCity | undefined;
  first: FoundCity | undefined;
  /** A street ends it: a city may follow on the next line. */
  endsInStreet: boolean;
  /** It says that an address of the seat follows. */
  isSeatLabel: boolean;
};

export function readAddressFacts(text: string): AddressFacts {
  const line = text.slice(0, LINE_MAX);
  const hasDigit = /\d/u.test(line);
  const isSeatLabel = MAY_SEAT.test(line) && SEAT.test(foldOnce(line.slice(0, SEAT_BEFORE)));
  const seat = isSeatLabel ? readSeat(line) : undefined;
  const parts = line.length <= STREET_LINE_MAX ? partsOf(line) : [];
  const first = parts[0] && cityOf(parts[0]);
  const postal = hasDigit && !seat && MAY_POSTAL.test(line) ? readPostal(line) : undefined;
  const endsInStreet = hasDigit && isStreetIn(parts.at(-1));
  const behindStreet = hasDigit ? cityBehindStreet(parts) : undefined;
  if (!isSeatLabel && !first && !postal && !endsInStreet && !behindStreet) return NO_ADDRESS;
  return { seat, postal, first, behindStreet, endsInStreet, isSeatLabel };
}

/** Most lines. */
export const NO_ADDRESS: AddressFacts = {
  seat: undefined,
  postal: undefined,
  first: undefined,
  behindStreet: undefined,
  endsInStreet: false,
  isSeatLabel: false,
};

function cityBehindStreet(parts: readonly Part[]): FoundCity | undefined {
  for (let index = 1; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part || !isStreetIn(parts[index - 1])) continue;
    const city = cityOf(part);
    if (city) return city;
  }
  return undefined;
}

type Part = { text: string; from: number };

function partsOf(line: string): Part[] {
  if (!line.includes(',')) return [{ text: line, from: 0 }];
  const parts: Part[] = [];
  let from = 0;
  for (const text of line.split(/,\s*/u)) {
    from = line.indexOf(text, from);
    parts.push({ text, from });
    from += text.length;
  }
  return parts;
}

function readPostal(line: string): FoundCity | undefined {
  for (const pattern of POSTAL) {
    const match = pattern.exec(line);
    const city = match?.[1];
    if (!match || !city || /^(?:GmbH|Tel|Fax|Mitarbeiter|Uhr|EUR)\b/u.test(city)) continue;
    if (YEAR.test(match[0]) && (placeOf(city)?.kind !== 'city' || isOfRights(line, match.index))) continue;
    const quoteTo = match.index + match[0].length;
    return { city, from: match.index + match[0].indexOf(city), quoteFrom: match.index, quoteTo };
  }
  return undefined;
}

/** The year of a copyright stands before its holder, who may be called after a city. */
const isOfRights = (line: string, at: number) => RIGHTS_SIGN.test(line.slice(Math.max(0, at - RIGHTS_SIGN_MAX), at));

const STREET_LINE_MAX = 160;
const STREET_MAX = 70;
const isStreetIn = (part: Part | undefined) => part !== undefined && isStreet(part.text.slice(-STREET_MAX).trim());
const isStreet = (text: string) => /\d/.test(text) && (STREET_END.test(text) || STREET_BEGIN.test(text));

/** All of a part is the name of one city. */
function cityOf({ text, from }: Part): FoundCity | undefined {
  if (!/^\p{Lu}/u.test(text)) return undefined;
  const city = text.trim();
  if (city.length > CITY_MAX) return undefined;
  const words = wordsIn(city);
  if (words.length > CITY_WORDS_MAX || placeOfAll(words)?.kind !== 'city') return undefined;
  return { city, from, quoteFrom: from, quoteTo: from + city.length };
}

const CITY_MAX = 60;
const CITY_WORDS_MAX = 8;

function readSeat(line: string): FoundCity | undefined {
  // Folding may change lengths: the label is looked for by its colon or its words in the line as it is.
  const label = /^[\p{L} ]{3,40}?(?:\s?[:–]\s?|\s(?:in|ist|is|est|es|è|je|te|jest|är)\s)/u.exec(line)?.[0];
  if (label === undefined) return undefined;
  const rest = line.slice(label.length);
  if (/\d/u.test(rest.slice(0, 40))) return undefined;
  const city = CITY_BEGIN.exec(rest)?.[1];
  const from = label.length;
  return city ? { city, from, quoteFrom: from, quoteTo: from + city.length } : undefined;
}

const CITY_BEGIN = new RegExp(`^${CITY}`, 'u');
