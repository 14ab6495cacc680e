import { type CellKind, countTitles } from './find/cell-kinds.ts';
import { NO_ADDRESS } from './find/find-address.ts';
import { type Candidate, hasLabel, type Survey } from './find/find-candidates.ts';
import type { Card } from './find/find-card.ts';
import type { Cell } from './find/find-cells.ts';
import { columnOf, type Headers, isInRoleColumn } from './find/find-headers.ts';
import type { Heading } from './find/find-sections.ts';
import { cleanTitle, couldBeTitle, firstClause, isDegree, looksLikeTitle } from './judge/judge-title.ts';
import { type Around, isTitleSlot, type Side, type TitleSlots } from './judge/title-slots.ts';
import { isLabel, readBracket } from './read/read-entries.ts';
import { hasTitleWord } from './words/titles.ts';

/** A title and its place in the page's text. */
export type PlacedText = { text: string; at: number };

const TITLE_LABELS = new Set(
  'role roles position job jobtitle function funktion designation cargo puesto poste rolle rol ruolo beruf tätigkeit profession occupation title subtitle description'.split(
    ' ',
  ),
);
const SURE_LABELS = new Set(
  'role position job jobtitle function funktion designation cargo puesto poste rolle ruolo profession occupation'.split(
    ' ',
  ),
);
/** Headings that say that people follow, not what they are. */
const NO_TITLE_HEADING =
  /^(?:(?:our|the|meet|das|unser|unsere|il|la|el|le|notre|nuestro|ons|o|a)\s+)*(?:team|teams|staff|staffs|people|members|contacts?|about|about us|personen|mitarbeiter|mitarbeiterinnen|mitarbeitende|kontakt|ansprechpartner|equipo|équipe|squadra|impressum|participants|current members|team members|the team|lab members|who we are)[\s!:.]*$/iu;

export type TitleSigns = {
  slots: TitleSlots;
  besides: ReadonlySet<CellKind>;
  /** Lines of headings that are the title of the one name below them. */
  headings: ReadonlySet<number>;
};

/** Headings above one name each: where one of a level is a known title, the others are titles too. */
export function findTitleHeadings(candidates: readonly Candidate[], { cellsByLine }: Survey): Set<number> {
  const below = new Map<Heading, number>();
  for (const { section } of candidates) {
    const heading = section.headings.at(-1);
    if (heading) below.set(heading, (below.get(heading) ?? 0) + 1);
  }
  const single = [...below].flatMap(([heading, names]) => (names === 1 ? [heading] : []));
  const factsOf = ({ line }: Heading) => cellsByLine[line]?.[0]?.line.facts;
  const levels = new Set(single.filter((one) => factsOf(one)?.looksLikeTitle).map(({ level }) => level));
  return new Set(
    single
      .filter((one) => levels.has(one.level) && factsOf(one)?.mayBeTitle && !isLabel(one.text))
      .map(({ line }) => line),
  );
}

export function pairTitle(
  candidate: Candidate,
  around: Around,
  survey: Survey,
  signs: TitleSigns,
): PlacedText | undefined {
  const { cell, title } = candidate;
  const beside =
    titleInSentence(candidate) ??
    titleBeside(candidate, signs.besides) ??
    titleInCard(candidate, around, signs, survey.headers) ??
    titleBelow(candidate, survey);
  if (title && !(beside && title.text.length < 6)) return { text: title.text, at: cell.line.at + title.from };
  return (
    beside ??
    (title ? { text: title.text, at: cell.line.at + title.from } : undefined) ??
    titleOfSection(candidate, survey, signs) ??
    titleBeforeContact(candidate, around)
  );
}

/** Where one person stands alone, a short line between the name and an address or number is the title, with any words. */
function titleBeforeContact({ cell: own, kind, section }: Candidate, { after }: Around): PlacedText | undefined {
  const [cell, next] = after;
  if (kind !== 'whole' || !section.isTeam || !cell || !next) return undefined;
  const isContact = next.facts.addresses.length > 0 || next.facts.phones.length > 0;
  const isBetween = cell.line.index === own.line.index + 1 && next.line.index === cell.line.index + 1;
  if (!isContact || !isBetween || !cell.facts.mayBeTitle || cell.entries.length > 0) return undefined;
  if (
    cell.facts.address !== NO_ADDRESS ||
    isLabel(cell.text) ||
    endsInColon(cell) ||
    cell.facts.sentences.some(({ names }) => names.form)
  )
    return undefined;
  const kept = cleanTitle(cell.text, cell.line.at + cell.from);
  return kept && { text: kept.text, at: kept.from };
}

/** "Write to me:" announces what follows. */
const endsInColon = ({ line, text, to }: Cell) =>
  /^\s?[:：]/u.test(line.text.slice(to, to + 2)) || /[:：]$/u.test(text);

/** "Ann Bell, Executive Director. Ann has …", "Ann Bell is the Executive Director of …". */
function titleInSentence({ cell, name, from, kind }: Candidate): PlacedText | undefined {
  if (kind === 'listed' || kind === 'titled') return undefined;
  const start = from + name.name.length;
  const rest = cell.line.text.slice(start, start + SENTENCE_MAX);
  const bracket = /^\s*[(（]([^()（）]{2,60})[)）]/u.exec(rest);
  const bracketed = bracket?.[1] && readBracket(bracket[1], cell.line.at + start + bracket[0].indexOf(bracket[1]));
  if (bracketed) return { text: bracketed.text, at: bracketed.from };
  const lead = LEAD.exec(rest);
  if (!lead) return undefined;
  const said = rest.slice(lead[0].length);
  const end =
    /(?<!\b\p{L}{1,3})\.|[;,(–—]|\s(?:and|und|et|y|who|with|at|since|has|for|bei|seit|chez|en|mit)\s|\s(?:e|i|a|och)\s(?:lavora|ha|è|trabalha|está|tem|pracuje|jest|je|má|arbetar|har|är)\s|$/u.exec(
      said,
    )?.index ?? said.length;
  const title = cleanTitle(said.slice(0, end), cell.line.at + start + lead[0].length);
  return title && looksLikeTitle(title.text) && !isDegree(title.text)
    ? { text: title.text, at: title.from }
    : undefined;
}

const SENTENCE_MAX = 160;
const LEAD =
  /^\s*(?:[,–—:]|\s-)\s+(?:(?:the|our|a|an)\s+)?|^,?\s+(?:is|was|works as|serves as|ist|arbeitet als|est|es|è|is|jest|är|er|é)\s+(?:(?:the|our|a|an|der|die|unsere?|ein|eine|le|la|notre|el|nuestr[ao]|il|de|onze|een|o|um|uma)\s+)?/iu;

/** Where most cells alike hold a name and something beside it, that is the title though no word of it is known. */
function titleBeside({ rest, cell, title }: Candidate, besides: ReadonlySet<CellKind>): PlacedText | undefined {
  if (!rest || title || !besides.has(cell.kind)) return undefined;
  return { text: rest.text, at: cell.line.at + rest.from };
}

/** Kinds of cells in which names have something beside them: "Ann Bell, Growth". */
export function findBesides(candidates: readonly Candidate[]): Set<CellKind> {
  const kinds = new Map<CellKind, { all: number; rests: number; titles: number; isTeam: boolean }>();
  for (const { cell, title, rest, section } of candidates) {
    const kind = kinds.get(cell.kind) ?? { all: 0, rests: 0, titles: 0, isTeam: false };
    kind.all += 1;
    if (title) kind.titles += 1;
    else if (rest) kind.rests += 1;
    kind.isTeam ||= section.isTeam;
    kinds.set(cell.kind, kind);
  }
  const isPattern = ({ all, rests, titles, isTeam }: { all: number; rests: number; titles: number; isTeam: boolean }) =>
    rests + titles >= all * 0.6 && (titles > 0 ? rests + titles > 1 : isTeam && rests > 2);
  return new Set([...kinds].flatMap(([key, kind]) => (isPattern(kind) ? [key] : [])));
}

/** A row of names above a row of titles. */
function titleBelow({ cell, kind }: Candidate, { cellsByLine, nameRows }: Survey): PlacedText | undefined {
  const own = columnOf(cell.element);
  if (!own?.parent || kind !== 'whole' || (nameRows.get(own.parent)?.names ?? 0) < 2) return undefined;
  const table = own.parent.parent;
  for (let line = cell.line.index + 1; line < Math.min(cellsByLine.length, cell.line.index + BELOW_MAX); line += 1) {
    const below = cellsByLine[line]?.[0];
    const column = below && columnOf(below.element);
    if (!below || !column || column.parent?.parent !== table) return undefined;
    if (column.parent === own.parent || column.column !== own.column) continue;
    const kept = below.facts.mayBeTitle ? cleanTitle(below.text, below.line.at + below.from) : undefined;
    return kept && { text: kept.text, at: kept.from };
  }
  return undefined;
}

const BELOW_MAX = 40;

export function cellsAround({ cell: own }: Candidate, card: Card, { cellsByLine }: Survey): Around {
  const after: Cell[] = [];
  const before: Cell[] = [];
  for (let line = card.from; line < card.to; line += 1) {
    for (const cell of cellsByLine[line] ?? []) {
      if (cell === own || isOfMenu(cell)) continue;
      if (line < own.line.index || (cell.line === own.line && cell.from < own.from)) before.push(cell);
      else after.push(cell);
    }
  }
  return { after, before: before.reverse() };
}

/** Entries of menus are called like titles and departments: "Sales and administration". */
const isOfMenu = ({ element }: Cell) => element.zone === 'navigation';

function titleInCard(
  { cell: own }: Candidate,
  around: Around,
  signs: TitleSigns,
  headers: Headers,
): PlacedText | undefined {
  let best: { cell: Cell; weight: number } | undefined;
  for (const side of ['after', 'before'] as const) {
    for (const [index, cell] of around[side].entries()) {
      const weight = isInRoleColumn(cell.element, headers) ? COLUMN_WEIGHT : weigh(cell, index, side, signs, own);
      if (weight > (best?.weight ?? 0)) best = { cell, weight };
    }
  }
  if (!best) return longTitle(around.after[0]);
  const { cell } = best;
  const kept = cleanTitle(cell.text, cell.line.at + cell.from);
  return kept && { text: kept.text, at: kept.from };
}

/** The header of a column says more than any word in it. */
const COLUMN_WEIGHT = 20;

function longTitle(cell: Cell | undefined): PlacedText | undefined {
  const clause = cell && firstClause(cell.text);
  return cell && clause && { text: clause.text, at: cell.line.at + cell.from + clause.from };
}

function weigh(cell: Cell, index: number, side: Side, { slots }: TitleSigns, own: Cell): number {
  const { text, facts, element, kind } = cell;
  if (cell.isProse || element.zone === 'form' || !facts.couldBeTitle) return 0;
  if (text.toLowerCase() === own.text.toLowerCase() || (side === 'after' && endsInColon(cell))) return 0;
  const isLabelled = hasLabel(element, SURE_LABELS, 2);
  const isNamed = hasLabel(element, TITLE_LABELS, 2);
  const isAlike = kind.cells > 1 && countTitles(kind) >= kind.cells * 0.3;
  const isTitle = facts.looksLikeTitle;
  if (!isTitle && facts.isAffiliation) return 0;
  const isSlot = isTitleSlot(slots, own, cell, side, index) && facts.mayBeTitle;
  if (!isTitle && !isLabelled && !isSlot && !(isAlike && index < 2)) return 0;
  let weight = isTitle ? 4 : isSlot ? 3 : 1;
  if (isSlot) weight += 1;
  if (isLabelled) weight += 4;
  else if (isNamed) weight += 1.5;
  if (isAlike) weight += 1;
  if (side === 'after') weight += 0.6;
  if (cell.line === own.line) weight += 1;
  else if (cell.line.block === own.line.block) weight += 0.8;
  if (element.name === 'a' && !isTitle) weight -= 1;
  if (facts.isAffiliation) weight -= 1.5;
  if (text.length > 70) weight -= 1;
  return weight - Math.min(index, 6) * 0.5;
}

/** "Doctoral students" above a list of names. */
function titleOfSection(
  { section, cell }: Candidate,
  { cellsByLine, runs }: Survey,
  signs: TitleSigns,
): PlacedText | undefined {
  const above = cellsByLine[(runs[cell.line.index] ?? 0) - 1];
  const lead = above?.length === 1 ? above[0] : undefined;
  if (
    lead &&
    lead.text.length < 60 &&
    lead.element.name === cell.element.name &&
    isTitleHeading(lead.text) &&
    couldBeTitle(lead.text)
  ) {
    const kept = cleanTitle(lead.text, lead.line.at + lead.from);
    if (kept) return { text: kept.text, at: kept.from };
  }
  const heading = section.headings[section.headings.length - 1];
  if (!heading || heading.line === cell.line.index || NO_TITLE_HEADING.test(heading.text)) return undefined;
  const isTitle = isTitleHeading(heading.text) || (section.isTeam && signs.headings.has(heading.line));
  if (!isTitle || !couldBeTitle(heading.text)) return undefined;
  const first = cellsByLine[heading.line]?.[0];
  const kept = first && cleanTitle(heading.text, first.line.at);
  return kept && { text: kept.text, at: kept.from };
}

const isTitleHeading = (text: string) =>
  hasTitleWord(text) ||
  /\b(?:board|committee|council|vorstand|beirat|junta|comité|bestuur|zarząd|styret|styrelsen)\b/iu.test(text);
