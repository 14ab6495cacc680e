import { type FoundRole, findRoles, isSameRole, namesHead, type Role } from '../find/find-roles.ts';
import type { Verdict } from '../lead.ts';
import { type Field, NEAR_FIELDS } from '../words/fields.ts';
import { wordsIn } from '../words/fold-words.ts';
import { remember } from '../words/remember.ts';
import { isItHere } from './reasons.ts';

export type RoleVerdict = { verdict: Verdict; confidence: number; reason: string };

const TITLE_MAX = 200;
const isNear = (a: Field, b: Field) =>
  NEAR_FIELDS.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** Whether a title, in any of ten languages, is the one asked for. */
export function judgeTitle(wanted: readonly string[], title: string): RoleVerdict {
  const said = title.slice(0, TITLE_MAX);
  const roles = rolesIn(said);
  const judged = wanted.map((one) => judgeOne(one, said, roles));
  const order: Verdict[] = ['yes', 'unclear', 'no'];
  for (const verdict of order) {
    const best = judged.filter((one) => one.verdict === verdict).toSorted((a, b) => b.confidence - a.confidence)[0];
    if (best) return best;
  }
  return { verdict: 'unclear', confidence: 0, reason: '' };
}

const rolesIn = remember((text: string): readonly FoundRole[] => findRoles(wordsIn(text)));

function judgeOne(wanted: string, title: string, roles: readonly FoundRole[]): RoleVerdict {
  const asked = rolesIn(wanted.slice(0, TITLE_MAX)).filter(({ hold }) => hold === undefined);
  const isLiteral = hasAllWords(title, wanted) && !roles.some(({ hold }) => hold !== undefined);
  if (isLiteral) return { verdict: 'yes', confidence: 0.95, reason: '' };
  if (asked.length === 0) return { verdict: 'unclear', confidence: 0.3, reason: isItHere(title, wanted) };
  const judged = asked.flatMap(({ role }) => roles.map((held) => compare(role, held, title, wanted)));
  const best =
    judged.find(({ verdict }) => verdict === 'yes') ?? judged.find(({ verdict }) => verdict === 'unclear') ?? judged[0];
  if (best) return best;
  // Work of another name, such as "Sekretariat". Who heads something unknown may be the one.
  const isOther = title.trim() !== '' && !namesHead(wordsIn(title));
  if (isOther) return { verdict: 'no', confidence: 0.6, reason: title };
  return { verdict: 'unclear', confidence: 0.3, reason: isItHere(title, wanted) };
}

function compare(asked: Role, { role, hold }: FoundRole, title: string, wanted: string): RoleVerdict {
  if (hold === 'assistant' || hold === 'former') return { verdict: 'no', confidence: 0.85, reason: title };
  const alone = compareRoles(asked, role);
  if (alone === undefined) return { verdict: 'no', confidence: 0.8, reason: title };
  if (alone < SURE_ENOUGH || hold === 'deputy') {
    return { verdict: 'unclear', confidence: alone, reason: isItHere(title, wanted) };
  }
  return { verdict: 'yes', confidence: alone, reason: '' };
}

/** Above it a title is the one asked for. */
const SURE_ENOUGH = 0.6;

/** How surely one role is the other. Undefined: it is another one. */
function compareRoles(asked: Role, held: Role): number | undefined {
  if (isSameRole(asked, held)) return held.kind === 'whole' && !held.isSure ? 0.65 : 0.95;
  if (asked.kind === 'whole') {
    if (held.kind !== 'whole') return undefined;
    if (asked.role === 'ceo') return { founder: 0.5, owner: 0.75, board: 0.5, chair: 0.4, ceo: 0.95 }[held.role];
    if (asked.role === 'owner') return held.role === 'founder' ? 0.5 : held.role === 'ceo' ? 0.4 : undefined;
    if (asked.role === 'board') return held.role === 'ceo' || held.role === 'chair' ? 0.7 : undefined;
    return undefined;
  }
  if (asked.kind === 'profession' || held.kind !== 'field') return undefined;
  if (asked.field === held.field) return compareLevels(asked.level, held.level);
  const isHigh = held.level === 'chief' || held.level === 'head' || held.level === 'vice';
  return isNear(asked.field, held.field) && isHigh ? 0.45 : undefined;
}

type Level = Extract<Role, { kind: 'field' }>['level'];

function compareLevels(asked: Level, held: Level): number | undefined {
  if (asked === held) return 0.95;
  if (held === 'member') return undefined;
  if (asked === 'chief') return held === 'head' ? 0.8 : held === 'vice' ? 0.5 : 0.4;
  if (asked === 'head') return held === 'chief' ? 0.9 : held === 'vice' ? 0.8 : 0.5;
  if (asked === 'vice') return held === 'chief' ? 0.6 : 0.7;
  return held === 'head' ? 0.7 : 0.5;
}

const hasAllWords = (title: string, wanted: string): boolean => {
  const words = new Set(wordsIn(title).map(({ folded }) => folded));
  const asked = wordsIn(wanted);
  return asked.length > 0 && asked.every(({ folded }) => words.has(folded));
};
