import { judgeName } from '../judge/judge-name.ts';
import { isLinkLabel } from '../judge/judge-title.ts';
import type { Line, PageElement } from '../page.ts';
import { type Entry, isLabel } from '../read/read-entries.ts';
import { readConfirmed } from '../read/read-prose.ts';
import { factsOf, type TextFacts } from '../read/text-facts.ts';
import { hasTitleWord, wordsOf } from '../words/titles.ts';
import type { CellKind } from './cell-kinds.ts';

/** A part of a line that the layout sets apart from its neighbours, and the names in it. */
export type Cell = {
  line: Line;
  from: number;
  to: number;
  text: string;
  facts: TextFacts;
  element: PageElement;
  kind: CellKind;
  entries: readonly Entry[];
  /** It stands within a paragraph. */
  isProse: boolean;
};

const PROSE_LENGTH = 200;
const LIST_MARKS = 6;

export function findCells(
  line: Line,
  addresses: readonly string[],
  kindOf: (element: PageElement) => CellKind,
): Cell[] {
  const [only] = line.pieces;
  if (only && line.pieces.length === 1 && line.block.zone !== undefined && only.element.zone !== undefined) {
    return [cellInZone(line, trim(line.text, only), kindOf)];
  }
  const spans = partAtPipes(line.text, joinPieces(line));
  const isLong = isLongText(line.text);
  const cells = spans.map(({ from, to, element }, index) => {
    const isWhole = from === 0 && to === line.text.length;
    const facts = isWhole ? line.facts : factsOf(line.text.slice(from, to));
    const isLead = index === 0 && spans.length > 1;
    const isProse = isLong && !isLead;
    const isRead = !isProse && element.zone === undefined;
    const entries = isRead ? facts.entries : NO_ENTRIES;
    return { line, from, to, text: facts.text, facts, element, kind: kindOf(element), entries, isProse };
  });
  // "Represented by: Ann Bell" is a name beside words only where nothing better is known of them.
  if (line.block.zone !== undefined || cells.some(({ entries }) => entries.some(({ kind }) => kind !== 'beside')))
    return cells;
  const said = line.facts.represented;
  const isNamed = cells.some(({ entries }) => entries.length > 0);
  const entries = said.length > 0 || isNamed || addresses.length === 0 ? said : readConfirmed(line.text, addresses);
  if (entries.length === 0) return cells;
  const { text, facts, block: element } = line;
  return [{ line, from: 0, to: text.length, text, facts, element, kind: kindOf(element), entries, isProse: false }];
}

const NO_ENTRIES: readonly Entry[] = [];

/** A paragraph, not a list. */
export const isLongText = (text: string) =>
  text.length > PROSE_LENGTH && (text.match(/[,;|•·、،]/gu)?.length ?? 0) < LIST_MARKS + text.length / 60;

/** In a menu or a footer: nobody is looked for. */
function cellInZone(line: Line, { from, to, element }: Joined, kindOf: (element: PageElement) => CellKind): Cell {
  const facts = from === 0 && to === line.text.length ? line.facts : factsOf(line.text.slice(from, to));
  return {
    line,
    from,
    to,
    text: facts.text,
    facts,
    element,
    kind: kindOf(element),
    entries: NO_ENTRIES,
    isProse: false,
  };
}

/** "<a>Ann Bell</a> | Chair | ann@bell.test": what pipes part behind the first piece are cells of their own. */
function partAtPipes(text: string, spans: Joined[]): Joined[] {
  if (spans.length < 2 || !/[|•·]/u.test(text)) return spans;
  return spans.flatMap((span, index) => (index === 0 ? [span] : partSpan(text, span)));
}

function partSpan(text: string, { from, to, element }: Joined): Joined[] {
  const parts: Joined[] = [];
  let start = from;
  for (const mark of text.slice(from, to).matchAll(/\s[|•·]\s/gu)) {
    parts.push({ from: start, to: from + mark.index, element });
    start = from + mark.index + mark[0].length;
  }
  parts.push({ from: start, to, element });
  return parts.map((part) => trim(text, part)).filter((part) => part.to > part.from);
}

type Joined = { from: number; to: number; element: PageElement };

/** Pieces that make sense together: `<b>Ann</b> Bell` is one, `<b>Ann Bell</b> <i>Chair of the Board</i>` are two. */
function joinPieces({ text, pieces, block }: Line): Joined[] {
  const [only] = pieces;
  if (only && pieces.length === 1) return [trim(text, only)];
  const joined: Joined[] = [];
  let words = 0;
  let isTitle = false;
  let isParted = false;
  for (const { from, to, element } of pieces) {
    const piece = text.slice(from, to);
    if (joined.length > 0 && PARTING.test(piece)) {
      isParted = true;
      continue;
    }
    const own = wordsOf(piece).length;
    const ownTitle = piece.length < 120 && hasTitleWord(piece);
    const last = joined[joined.length - 1];
    const isLabelled = isLabel(last ? text.slice(last.from, last.to) : '');
    const isApart =
      own > 0 &&
      words > 0 &&
      ((own > 1 && words > 1) ||
        own > 2 ||
        words > 2 ||
        ownTitle ||
        isLabelled ||
        (isTitle && own > 1) ||
        isBehindName(text, last, element) ||
        isNamedLink(piece, element));
    const isContact = last !== undefined && words > 0 && element !== last.element && /\d{3}|@/u.test(piece);
    if (!last || isParted || isApart || isContact) {
      joined.push({ from, to, element });
      isParted = false;
      words = own;
      isTitle = ownTitle;
    } else {
      last.to = to;
      if (words === 0) last.element = element;
      else if (own > 0 && element !== last.element) last.element = block;
      words += own;
      isTitle ||= ownTitle;
    }
  }
  return joined.map((span) => trim(text, span));
}

/** `<b>Ann Bell</b> / <i>Chair</i>`: a sign between two pieces belongs to neither. */
const PARTING = /^\s{1,3}[/|•·–—]\s{1,3}$/u;

/** `Head of Sales <a href="mailto:…">E-Mail</a>`: a link that says only where it leads stands for itself. */
const isNamedLink = (piece: string, element: PageElement): boolean =>
  (element.name === 'a' || element.parent?.name === 'a') && isLinkLabel(piece.trim());

/** A whole name ends its cell; parts of one are labelled so: `<span class="last-name">`. */
function isBehindName(text: string, last: Joined | undefined, element: PageElement): boolean {
  if (!last || element === last.element || element.tag.labels.some((label) => NAME_PARTS.has(label))) return false;
  const name = judgeName(text.slice(last.from, last.to).trim());
  return name !== undefined && name.likelihood >= 3;
}

const NAME_PARTS = new Set(
  'first last given family surname firstname lastname vorname nachname prenom nom apellido apellidos cognome achternaam'.split(
    ' ',
  ),
);

/** What stands before a cell and belongs to none. */
export const SIGN_BEFORE = /^[\s,:;–—|•·-]+/u;
const isSolid = (code: number) => (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);

function trim(text: string, { from, to, element }: Joined): Joined {
  // Most cells begin with a letter and end with none of these signs.
  if (isSolid(text.charCodeAt(from)) && isSolid(text.charCodeAt(to - 1))) return { from, to, element };
  const piece = text.slice(from, to);
  const start = SIGN_BEFORE.exec(piece)?.[0].length ?? 0;
  const end = piece.length - piece.trimEnd().length;
  return { from: from + Math.min(start, piece.length), to: Math.max(from + start, to - end), element };
}
