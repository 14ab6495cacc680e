import { foldWords } from './fold-word.ts';

export type SuggestedMailbox = { localPart: string; firstName: string; lastName: string };
export type Person = { firstName: string; lastName: string };

const FIRST_NAMES =
  'Anna Ben Clara Daniel Elena Felix Grace Henry Ida Jonas Kate Leo Maya Noah Olivia Paul Rosa Simon Tara Victor'.split(
    ' ',
  );
const LAST_NAMES =
  'Adler Brandt Carter Dahl Ellis Frost Gray Hansen Irving Keller Lang Meyer Novak Owens Palmer Quinn Reed Sommer Turner Wells'.split(
    ' ',
  );
const LOCAL_MAX = 64;

type Wanted = {
  people: readonly Person[];
  count: number;
  /** Whether names may be made up where there are too few people. */
  madeUp: boolean;
  /** Local parts that are in use at the domain. */
  taken: readonly string[];
  /** Between 0 and 1. */
  random: () => number;
};

/** Addresses for people: first names where they are free, then ever longer forms. Made-up people come after the real ones. */
export function suggestMailboxes({ people, count, madeUp, taken, random }: Wanted): SuggestedMailbox[] {
  const used = new Set(taken.map((local) => local.toLowerCase()));
  const found: SuggestedMailbox[] = [];
  const add = ({ firstName, lastName }: Person) => {
    const localPart = localPartsOf({ firstName, lastName }).find((local) => !used.has(local));
    if (localPart === undefined || found.length >= count) return;
    used.add(localPart);
    found.push({ localPart, firstName, lastName });
  };
  for (const person of people) add(person);
  for (let tries = 0; madeUp && found.length < count && tries < count * FIRST_NAMES.length; tries++) {
    add({ firstName: pick(FIRST_NAMES, random), lastName: pick(LAST_NAMES, random) });
  }
  return found;
}

/** Those a stranger would expect, the shortest first. None for a name that Latin letters do not tell. */
export function localPartsOf({ firstName, lastName }: Person): string[] {
  const [first, last] = [foldWords(firstName).join(''), foldWords(lastName).join('')];
  if (first === '') return [];
  const forms = last === '' ? [first] : [first, `${first}.${last}`, `${first[0]}.${last}`, `${first}${last}`];
  return forms.map((form) => form.slice(0, LOCAL_MAX));
}

const pick = (names: readonly string[], random: () => number) =>
  names[Math.min(names.length - 1, Math.floor(random() * names.length))] ?? '';
