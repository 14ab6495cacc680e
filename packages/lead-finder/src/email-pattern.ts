import { splitName } from './fold-name.ts';
import { isSharedAddress } from './judge/match-address.ts';
import type { Proof } from './lead.ts';
import { foldText } from './words/fold-words.ts';

/** An address with its owner, as a page or a source stated them. */
export type KnownAddress = { name: string; address: string; proofs: Proof[] };

/** `from`: the addresses that show the pattern. */
export type GuessedAddress = { address: string; confidence: number; pattern: string; from: Proof[] };

type Parts = { first: string; last: string; f: string; l: string; lastWords: string[] };

/** How companies make addresses of names, the commonest first. */
const PATTERNS: Record<string, (parts: Parts) => string> = {
  '{first}.{last}': ({ first, last }) => `${first}.${last}`,
  '{f}.{last}': ({ f, last }) => `${f}.${last}`,
  '{f}{last}': ({ f, last }) => `${f}${last}`,
  '{first}': ({ first }) => first,
  '{last}': ({ last }) => last,
  '{first}{last}': ({ first, last }) => `${first}${last}`,
  '{first}_{last}': ({ first, last }) => `${first}_${last}`,
  '{first}-{last}': ({ first, last }) => `${first}-${last}`,
  '{last}.{first}': ({ first, last }) => `${last}.${first}`,
  '{last}{first}': ({ first, last }) => `${last}${first}`,
  '{last}_{first}': ({ first, last }) => `${last}_${first}`,
  '{last}{f}': ({ f, last }) => `${last}${f}`,
  '{last}.{f}': ({ f, last }) => `${last}.${f}`,
  '{first}{l}': ({ first, l }) => `${first}${l}`,
  '{first}.{l}': ({ first, l }) => `${first}.${l}`,
  '{f}{l}': ({ f, l }) => `${f}${l}`,
  '{f}_{last}': ({ f, last }) => `${f}_${last}`,
  '{f}-{last}': ({ f, last }) => `${f}-${last}`,
};

/** How letters that addresses lack are written: "ä" is "ae" in one company and "a" in another. */
const SPELLINGS = ['long', 'short'] as const;
type Spelling = (typeof SPELLINGS)[number];
const LONG: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae', ß: 'ss' };

const spell = (word: string, spelling: Spelling) =>
  foldText(spelling === 'long' ? word.toLowerCase().replace(/[äöüåøæß]/gu, (letter) => LONG[letter] ?? letter) : word);

/** Family names of several words are written together, with hyphens, or only the last of them. */
const JOINS = ['', '-', '.', 'last'] as const;
type Join = (typeof JOINS)[number];

type Style = { pattern: string; spelling: Spelling; join: Join };

function partsOf(name: string, spelling: Spelling, join: Join): Parts | undefined {
  // Folding is done here: splitName folds the short way, so letters are written long before it.
  const split = splitName(spelling === 'long' ? spellLong(name) : name);
  if (!split) return undefined;
  const lastWords = split.last.split(/[\s-]+/u).map((word) => spell(word, spelling).replace(/[^a-z]/gu, ''));
  const first = spell(split.first, spelling).replace(/[^a-z-]/gu, '');
  const last = join === 'last' ? (lastWords[lastWords.length - 1] ?? '') : lastWords.join(join);
  if (first === '' || last === '') return undefined;
  return { first, last, f: first.slice(0, 1), l: last.slice(0, 1), lastWords };
}

const spellLong = (name: string) =>
  name.slice(0, 120).replace(/[äöüåøæßÄÖÜÅØÆ]/gu, (letter) => {
    const long = LONG[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? long : long.charAt(0).toUpperCase() + long.slice(1);
  });

/** Styles by which an address may have been made of a name. */
function stylesOf({ name, address }: KnownAddress): Style[] {
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  const styles: Style[] = [];
  for (const spelling of SPELLINGS) {
    for (const join of JOINS) {
      const parts = partsOf(name, spelling, join);
      if (!parts || (join !== '' && parts.lastWords.length < 2)) continue;
      for (const [pattern, make] of Object.entries(PATTERNS)) {
        if (make(parts) === local) styles.push({ pattern, spelling, join });
      }
    }
  }
  return styles;
}

const KNOWN_MAX = 200;
const PROOFS_MAX = 5;
const GUESSES_MAX = 3;

/** The pattern a page publishes: "firstname.lastname@bell.test". */
const PUBLISHED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:first-?name|vorname|prenom|nombre|nome|voornaam|imie|jmeno|fornamn)\.(?:last-?name|surname|nachname|nom|apellido|cognome|achternaam|nazwisko|prijmeni|apelido|efternamn)$/u,
    '{first}.{last}',
  ],
  [/^(?:first-?name|vorname|prenom|nombre|nome|voornaam|imie|jmeno|fornamn)$/u, '{first}'],
  [/^(?:last-?name|surname|nachname|nom|apellido|cognome|achternaam|nazwisko|prijmeni|apelido|efternamn)$/u, '{last}'],
  [
    /^(?:first-?name|vorname|prenom|nombre|nome|voornaam|imie|jmeno|fornamn)_(?:last-?name|surname|nachname|nom|apellido|cognome|achternaam|nazwisko|prijmeni|apelido|efternamn)$/u,
    '{first}_{last}',
  ],
  [
    /^(?:f|v|p|n|i|initial)\.?(?:last-?name|surname|nachname|nom|apellido|cognome|achternaam|nazwisko|prijmeni|apelido|efternamn)$/u,
    '{f}{last}',
  ],
];

export function readPublishedPattern(address: string): string | undefined {
  const local = foldText(address.slice(0, Math.max(0, address.lastIndexOf('@'))).slice(0, 64));
  return PUBLISHED.find(([words]) => words.test(local))?.[1];
}

/**
 * Addresses a person may have at a domain, the likeliest first. Nothing is guessed where no named address of that domain is
 * known and no pattern is published. Shared addresses show nothing.
 */
export function guessAddresses(name: string, domain: string, known: readonly KnownAddress[]): GuessedAddress[] {
  const host = domain.toLowerCase();
  const ofDomain = known
    .filter(({ address }) => address.length <= 254 && address.toLowerCase().endsWith(`@${host}`))
    .slice(0, KNOWN_MAX);
  const votes = new Map<string, { style: Style; weight: number; from: Proof[] }>();
  let voters = 0;
  for (const one of ofDomain) {
    const published = readPublishedPattern(one.address);
    const styles: Style[] = published
      ? [{ pattern: published, spelling: 'long', join: '' }]
      : isSharedAddress(one.address)
        ? []
        : stylesOf(one);
    if (styles.length === 0 || one.proofs.length === 0) continue;
    voters += 1;
    for (const style of styles) {
      const key = `${style.pattern} ${style.spelling} ${style.join}`;
      const vote = votes.get(key) ?? { style, weight: 0, from: [] };
      vote.weight += published ? 2 : 1;
      vote.from.push(...one.proofs.slice(0, 1));
      votes.set(key, vote);
    }
  }
  return makeGuesses(name, host, [...votes.values()], voters);
}

function makeGuesses(
  name: string,
  host: string,
  votes: { style: Style; weight: number; from: Proof[] }[],
  voters: number,
): GuessedAddress[] {
  const rank = Object.keys(PATTERNS);
  const sorted = votes.toSorted(
    (a, b) =>
      b.weight - a.weight ||
      rank.indexOf(a.style.pattern) - rank.indexOf(b.style.pattern) ||
      SPELLINGS.indexOf(a.style.spelling) - SPELLINGS.indexOf(b.style.spelling) ||
      JOINS.indexOf(a.style.join) - JOINS.indexOf(b.style.join),
  );
  const guesses = new Map<string, GuessedAddress>();
  for (const { style, weight, from } of sorted) {
    const parts = partsOf(name, style.spelling, style.join);
    if (!parts) continue;
    const address = `${PATTERNS[style.pattern]?.(parts) ?? ''}@${host}`;
    if (guesses.has(address)) continue;
    // One address is a hint, several that agree are a rule; rivals share what is left.
    const share = weight / Math.max(voters, weight);
    const confidence = share * (1 - 0.45 / (weight + 0.5)) * (guesses.size === 0 ? 1 : 0.6);
    guesses.set(address, { address, confidence, pattern: style.pattern, from: from.slice(0, PROOFS_MAX) });
    if (guesses.size >= GUESSES_MAX) break;
  }
  return [...guesses.values()];
}
