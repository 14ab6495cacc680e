import { FIELD_NAMES, FIELDS, type Field } from '../words/fields.ts';
import { type FoldedWord, foldText } from '../words/fold-words.ts';
import { findPhrases, makePhrases, pairs } from '../words/phrases.ts';
import {
  ASSISTANT_WORDS,
  CHIEF_WORDS,
  DEPUTY_WORDS,
  FIELD_ROLES,
  FORMER_WORDS,
  HEAD_ALONE,
  HEAD_WORDS,
  MANAGER_WORDS,
  PROFESSIONS,
  VICE_WORDS,
  WHOLE_ROLES,
  type WholeRole,
} from '../words/ranks.ts';

export type Level = 'chief' | 'head' | 'vice' | 'manager' | 'member';

/** What a person is: one for the whole company, one of a field, or one of a trade. */
export type Role =
  | { kind: 'whole'; role: WholeRole; isSure: boolean }
  | { kind: 'field'; field: Field; level: Level }
  | { kind: 'profession'; name: string };

/** `from` and `to` count words. `hold`: why the one named may not be it. */
export type FoundRole = { role: Role; from: number; to: number; hold: 'assistant' | 'former' | 'deputy' | undefined };

type Sign =
  | { sign: 'role'; role: Role }
  | { sign: 'field'; field: Field }
  | { sign: 'level'; level: Level }
  | { sign: 'hold'; hold: NonNullable<FoundRole['hold']> };

const sign = <T extends Sign>(value: T): Sign => value;

const SIGNS = makePhrases<Sign>([
  ...Object.entries(FIELD_NAMES).flatMap(([field, { acronym }]) =>
    pairs(acronym, sign({ sign: 'role', role: { kind: 'field', field: field as Field, level: 'chief' } })),
  ),
  ...Object.entries(WHOLE_ROLES).flatMap(([role, { words }]) =>
    pairs(words, sign({ sign: 'role', role: { kind: 'whole', role: role as WholeRole, isSure: true } })),
  ),
  ...Object.entries(PROFESSIONS).flatMap(([name, words]) =>
    pairs(words, sign({ sign: 'role', role: { kind: 'profession', name } })),
  ),
  ...FIELD_ROLES.flatMap(([field, level, words]) =>
    pairs(words, sign({ sign: 'role', role: { kind: 'field', field, level } })),
  ),
  ...pairs(CHIEF_WORDS, sign({ sign: 'level', level: 'chief' })),
  ...pairs(VICE_WORDS, sign({ sign: 'level', level: 'vice' })),
  ...pairs(FORMER_WORDS, sign({ sign: 'hold', hold: 'former' })),
  ...pairs(DEPUTY_WORDS, sign({ sign: 'hold', hold: 'deputy' })),
  ...pairs(HEAD_WORDS, sign({ sign: 'level', level: 'head' })),
  ...pairs(ASSISTANT_WORDS, sign({ sign: 'hold', hold: 'assistant' })),
  ...pairs(MANAGER_WORDS, sign({ sign: 'level', level: 'manager' })),
  ...Object.entries(FIELDS).flatMap(([field, words]) => pairs(words, sign({ sign: 'field', field: field as Field }))),
]);

/** "Vertriebsleiterin", "försäljningschef": one word holds the field and the place. */
const COMPOUND_HEAD =
  /(?:leit(?:er|erin|ung|erinnen|ern)|chef(?:in|s|en|er)?|direkt(?:or|orin|oren)|directeur|director|hoofd|reditel|verantwortlich(?:e|er|en|em)?|verantwoordelijken?|ansvariga?)$/u;
const COMPOUND_CHIEF = /(?:vorstand|vorstande|geschaftsfuhrer|geschaftsfuhrerin)$/u;
const COMPOUND_MANAGER = /(?:manager|managerin|managers|referent|referentin)$/u;
/** Small words between a place and its field: "Head of the IT department", "dyrektor ds. sprzedaży". */
const BETWEEN = new Set(
  `of the for in der des die das fur im de du la le les l d del della dei delle di do da dos das van het een ds ds dzialu dzial oddeleni odd pro av for och and und et y e en i a & abteilung bereich bereichs
  department dept division afdeling departement departamento dipartimento service area unit team group global regional national senior sr junior corporate company officer
  avdelning avdelningen setor sector administratif administrative administrativo administrativa amministrativo amministrativa`.split(
    /\s+/,
  ),
);
const BETWEEN_MAX = 3;

type Placed = { value: Sign; from: number; to: number };

/** Roles a text names, in any of ten languages. */
export function findRoles(words: readonly FoldedWord[]): FoundRole[] {
  const signs = findPhrases(SIGNS, words);
  const found: FoundRole[] = [];
  const isNear = (a: Placed, b: Placed) => {
    const between = a.to <= b.from ? words.slice(a.to, b.from) : words.slice(b.to, a.from);
    return between.length <= BETWEEN_MAX && between.every(({ folded }) => BETWEEN.has(folded));
  };
  let chain: Placed[] = [];
  const close = () => {
    found.push(...readChain(chain, words));
    chain = [];
  };
  for (const one of signs) {
    const last = chain[chain.length - 1];
    if (last && !isNear(last, one)) close();
    chain.push(one);
  }
  close();
  return found;
}

/** Signs that stand together: "VP Sales and Marketing", "Co-Founder & CTO". */
function readChain(chain: Placed[], words: readonly FoldedWord[]): FoundRole[] {
  const found: FoundRole[] = [];
  const holdAt = (from: number) => {
    const holds = chain.flatMap(({ value, from: at }) => (value.sign === 'hold' && at <= from ? [value.hold] : []));
    return holds.includes('former') ? 'former' : holds[holds.length - 1];
  };
  const push = (role: Role, from: number, to: number) => found.push({ role, from, to, hold: holdAt(from) });
  const ofField = new Set<Placed>();
  const levels = chain.flatMap(({ value, from, to }) =>
    value.sign === 'level' ? [{ level: value.level, from, to, isUsed: false }] : [],
  );
  for (const { value, from, to } of chain) {
    if (value.sign === 'role') push(value.role, from, to);
    if (value.sign !== 'field') continue;
    const own = compoundLevel(words[to - 1]?.folded ?? '');
    if (own) {
      push({ kind: 'field', field: value.field, level: own }, from, to);
      continue;
    }
    const whole = chain.find(
      ({ value: other }) => other.sign === 'role' && other.role.kind === 'whole' && /ceo|board/.test(other.role.role),
    );
    if (whole) {
      if (levels.length === 0 && (whole.to === from || whole.from === to)) ofField.add(whole);
      push({ kind: 'field', field: value.field, level: 'chief' }, Math.min(from, whole.from), Math.max(to, whole.to));
      continue;
    }
    const chief = levels.find(({ level, to: end }) => level === 'chief' && end <= from);
    const nearest = chief ?? levels.toSorted((a, b) => distance(a, from, to) - distance(b, from, to)).find(() => true);
    if (!nearest) push({ kind: 'field', field: value.field, level: 'member' }, from, to);
    else {
      nearest.isUsed = true;
      for (const one of levels) if (chief) one.isUsed = true;
      push(
        { kind: 'field', field: value.field, level: nearest.level },
        Math.min(from, nearest.from),
        Math.max(to, nearest.to),
      );
    }
  }
  // "Technischer Geschäftsführer": one of several heads of the company, and perhaps not its first.
  for (const { from } of ofField) {
    const own = found.find((one) => one.from === from && one.role.kind === 'whole');
    if (own) own.hold ??= 'deputy';
  }
  for (const { level, from, to, isUsed } of levels) {
    if (isUsed || level !== 'head' || found.length > 0 || !HEAD_ALONE.test(words[from]?.folded ?? '')) continue;
    push({ kind: 'whole', role: 'ceo', isSure: false }, from, to);
  }
  return found;
}

const distance = (one: { from: number; to: number }, from: number, to: number) =>
  one.to <= from ? from - one.to : one.from - to;

function compoundLevel(word: string): Level | undefined {
  if (COMPOUND_CHIEF.test(word)) return 'chief';
  if (COMPOUND_HEAD.test(word)) return 'head';
  return COMPOUND_MANAGER.test(word) ? 'manager' : undefined;
}

/** Whether words name a place in a company: "head", "ředitelé". A field alone is none. */
export const saysRank = (words: readonly FoldedWord[]): boolean =>
  findPhrases(SIGNS, words).some(({ value }) => value.sign === 'level' || value.sign === 'role');

/** How a role is called on a chip: "CTO", "Head of Sales", "Marketing Manager". */
export function nameOfRole(role: Role): string {
  if (role.kind === 'profession') return role.name;
  if (role.kind === 'whole') return WHOLE_ROLES[role.role].name;
  const { chief, topic } = FIELD_NAMES[role.field];
  if (role.level === 'chief') return chief;
  if (role.level === 'vice') return `VP ${topic}`;
  return role.level === 'manager' ? `${topic} Manager` : `Head of ${topic}`;
}

const FIELD_PHRASES = makePhrases(Object.entries(FIELDS).flatMap(([field, words]) => pairs(words, field as Field)));

/** What a person decides on: the first field among the words. */
export const findField = (words: readonly FoldedWord[]) => findPhrases(FIELD_PHRASES, words)[0];

export const isSameRole = (a: Role, b: Role): boolean =>
  isMember(a) === isMember(b) && foldText(nameOfRole(a)) === foldText(nameOfRole(b));

const isMember = (role: Role) => role.kind === 'field' && role.level === 'member';

/** Whether a text puts a person at the head of something, known or not. */
export const namesHead = (words: readonly FoldedWord[]): boolean =>
  findPhrases(SIGNS, words).some(({ value }) => value.sign === 'level' && value.level !== 'manager') ||
  words.some(({ folded }) => ['head', 'chief'].includes(compoundLevel(folded) ?? ''));
