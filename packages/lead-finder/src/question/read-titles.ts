import { findIndustries } from '../find/find-industries.ts';
import { type FoundRole, findField, findRoles, nameOfRole, saysRank } from '../find/find-roles.ts';
import type { FoldedWord } from '../words/fold-words.ts';
import { findPhrases, makePhrases, pairs } from '../words/phrases.ts';
import { COMPANY_BEHIND, COMPANY_END, PARTS_TITLES } from '../words/question-words.ts';
import { beginsPart, clauseAt, isFree, push, type Reading, take } from './reading.ts';

/** Titles a question names: of fields, of whole companies, of professions. */
export function readTitles(reading: Reading): void {
  readTopTitles(reading);
  const roles = partsOf(reading)
    .flatMap((part) => part.roles)
    .filter(({ role, from }) => !isMember(role) && !clauseAt(reading, from)?.isRelative);
  const trades = findIndustries(reading.words);
  // Two titles may share a word: "head of marketing, communications".
  const free = roles.filter(({ from, to }) => isFree(reading, from, to));
  for (const { role, from, to } of free) {
    const isOnly = roles.every((one) => one.from === from) && !reading.found.some(({ kind }) => kind === 'title');
    if (role.kind === 'profession' && trades.some((trade) => isTrade(trade, from, to, isOnly))) continue;
    take(reading, from, to);
    push(reading, 'title', nameOfRole(role), from, to);
  }
}

const TOP = makePhrases(
  pairs(
    'c level, c levels, c suite, clevel, top management, topmanagement, top managers, top executives, executives, executive team, führungskräfte, führungsebene, cadres dirigeants, comité de direction, altos directivos, directivos, directivas, dirigenti, leidinggevenden, kierownictwo, vedení firem, alta dirección, alta dirigenza, top manager, kadra zarządzająca, kadry zarządzającej, vrcholový management, vrcholové vedení, alta direção, alta gestão, företagsledning*',
    true,
  ),
);
const TOP_TITLES = ['CEO', 'COO', 'CFO', 'CTO', 'CMO'];

/** "C-level" is no title but some. */
function readTopTitles(reading: Reading): void {
  for (const { from, to } of findPhrases(TOP, reading.words)) {
    if (clauseAt(reading, from)?.isRelative || !isFree(reading, from, to)) continue;
    take(reading, from, to);
    for (const title of TOP_TITLES) push(reading, 'title', title, from, to);
  }
}

/** "directeurs et directrices des achats": the first is of the field of the second. */
function dropDouble(reading: Reading, part: Part, behind: Part | undefined): void {
  const last = part.roles.at(-1);
  const next = behind?.roles[0];
  const isAlone = last?.role.kind === 'whole' && !last.role.isSure && last.to === part.to;
  if (!last || !isAlone || next?.role.kind !== 'field' || next.from !== part.to + 1) return;
  part.roles.pop();
  take(reading, last.from, last.to);
}

const isMember = (role: FoundRole['role']) => role.kind === 'field' && role.level === 'member';

/** A profession is a trade's name where the trade is longer, and where another role is asked for: "architecture practices, owners". */
function isTrade(trade: { from: number; to: number }, from: number, to: number, isOnly: boolean): boolean {
  const isOver = trade.from <= from && trade.to >= to;
  return isOver && (trade.to - trade.from > to - from || !isOnly);
}

type Part = { from: number; to: number; roles: FoundRole[] };

/** Titles by the parts that "or", "and" and commas make. "Heads of sales and marketing": a field alone is of the level beside it. */
function partsOf(reading: Reading): Part[] {
  const words = withoutTrades(reading);
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const isEnd = at === words.length || beginsPart(reading, at) || PARTS_TITLES.has(words[at]?.folded ?? '');
    if (!isEnd || at === from) continue;
    parts.push({ from, to: at, roles: rolesOf(words, from, at) });
    from = at;
  }
  parts.push({ from, to: words.length, roles: rolesOf(words, from, words.length) });
  for (const [index, part] of parts.entries()) {
    shareLevel(words, part, parts[index - 1], parts[index + 1]);
    dropDouble(reading, part, parts[index + 1]);
  }
  return parts;
}

const rolesOf = (words: readonly FoldedWord[], from: number, to: number): FoundRole[] =>
  findRoles(words.slice(from, to)).map((one) => ({ ...one, from: one.from + from, to: one.to + from }));

function shareLevel(words: readonly FoldedWord[], part: Part, before: Part | undefined, behind: Part | undefined) {
  const alone = part.roles.find(({ role }) => role.kind === 'field' && role.level === 'member');
  if (alone?.role.kind !== 'field' || part.roles.length > 1) return;
  const isJoined = (next: number | undefined) => next !== undefined && PARTS_TITLES.has(words[next]?.folded ?? '');
  const first = before?.roles.findLast(({ role }) => isLevelled(role));
  const isFirst = isJoined(part.from) && first !== undefined && first.to === part.from && isNextTo(words, part, alone);
  const next = behind?.roles[0];
  const isNext =
    isJoined(part.to) && next !== undefined && isLevelled(next.role) && alone.to === part.to && endsInRank(words, next);
  const of = isFirst ? first : isNext ? next : undefined;
  if (of?.role.kind === 'field') alone.role = { ...alone.role, level: of.role.level };
}

const isLevelled = (role: FoundRole['role']) => role.kind === 'field' && !isMember(role);
/** Nothing but small words between the joining word and the field. */
const isNextTo = (words: readonly FoldedWord[], { from }: Part, { from: at }: FoundRole) =>
  words.slice(from + 1, at).every(({ folded }) => folded.length <= 3);
/** "sales and marketing directors", "Vertriebs- und Marketingleiter", not "sales or head of marketing". */
function endsInRank(words: readonly FoldedWord[], { from, to }: FoundRole): boolean {
  const field = findField(words.slice(from, to));
  return field !== undefined && (to - from === 1 || saysRank(words.slice(from + field.to, to)));
}

/** "directors of logistics and retail companies": such words say what the company does, not what the director is the head of. */
function withoutTrades(reading: Reading): FoldedWord[] {
  const { words } = reading;
  const isTradeWord = words.map(
    ({ folded }, at) => reading.used[at] === true || COMPANY_END.test(folded) || isBeforeCompany(words, at),
  );
  return words.map((word, at) => (isTradeWord[at] && !saysRank([word]) ? { ...word, folded: '' } : word));
}

/** Behind it come a word for companies, or first other trades: "logistics and retail companies". */
function isBeforeCompany(words: readonly FoldedWord[], at: number): boolean {
  let next = at + 1;
  while (PARTS_TITLES.has(words[next]?.folded ?? '') && findIndustries(words.slice(next + 1, next + 2)).length > 0)
    next += 2;
  return COMPANY_BEHIND.test(words[next]?.folded ?? '');
}
