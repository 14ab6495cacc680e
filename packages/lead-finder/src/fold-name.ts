import { foldText } from './words/fold-words.ts';
import { HONORIFICS, PARTICLES, POSTNOMINALS } from './words/other-words.ts';

const NAME_MAX = 120;

/** Words of a name without honorifics and degrees, folded, family name last: "Prof. Dr. Müller, Jörg" is jorg muller. */
export function nameWords(name: string): string[] {
  const given = name.slice(0, NAME_MAX);
  const [before = '', after = ''] = given.split(',');
  const isTurned = after.trim() !== '' && !isDegrees(after);
  const turned = isTurned ? `${after} ${before}` : before;
  // A family name in capitals before the given one: "MÜLLER Jörg".
  const parts = turned.split(/\s+/u).filter(Boolean);
  const isFirstLoud = parts.length === 2 && isLoud(parts[0] ?? '') && !isLoud(parts[1] ?? '');
  const ordered = isFirstLoud ? parts.toReversed() : parts;
  return ordered
    .map((word) => foldText(word.replace(/["“”„()]/gu, '')).replace(/[.,]/gu, ''))
    .filter((word) => word !== '' && !HONORIFICS.has(word) && !isPostnominal(word, ordered.length));
}

const isLoud = (word: string) => word.length > 2 && word === word.toUpperCase() && /\p{Lu}/u.test(word);
const isPostnominal = (word: string, count: number) => count > 2 && POSTNOMINALS.has(word) && word.length > 2;
const isDegrees = (text: string) =>
  text
    .trim()
    .split(/[\s,]+/u)
    .every((word) => POSTNOMINALS.has(word.toLowerCase().replaceAll('.', '')) || /^(?:dipl|ing|b|m)\b/iu.test(word));

/** The given and the family name, particles with the family name: "Anna", "van der berg". */
export function splitName(name: string): { first: string; last: string; middle: string[] } | undefined {
  const words = nameWords(name);
  const [first] = words;
  if (!first || words.length < 2) return undefined;
  let from = words.length - 1;
  while (from > 1 && PARTICLES.has(words[from - 1] ?? '')) from -= 1;
  return { first, last: words.slice(from).join(' '), middle: words.slice(1, from) };
}

/** One key for one name: order, accents, honorifics and middle names aside. */
export function nameKey(name: string): string {
  const parts = splitName(name);
  if (!parts) return nameWords(name).join(' ') || foldText(name.slice(0, NAME_MAX)).trim();
  return parts.first.localeCompare(parts.last) > 0 ? `${parts.last} ${parts.first}` : `${parts.first} ${parts.last}`;
}

/** Two spellings of one name: "J. Müller" and "Jörg Müller", "Joerg Mueller" and "Jörg Müller". */
export function isSameName(a: string, b: string): boolean {
  if (nameKey(a) === nameKey(b)) return true;
  const [one, other] = [splitName(a), splitName(b)];
  if (!one || !other) return false;
  const isLast = one.last === other.last || spell(one.last) === spell(other.last);
  if (!isLast) return false;
  if (one.first.length === 1 || other.first.length === 1) return one.first[0] === other.first[0];
  return spell(one.first) === spell(other.first);
}

/** "ae" for "ä", as the folded "a" is written too. */
const spell = (word: string) => word.replace(/ae/gu, 'a').replace(/oe/gu, 'o').replace(/ue/gu, 'u');
