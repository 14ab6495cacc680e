import { type JudgedName, judgeName } from '../judge/judge-name.ts';
import type { Span } from '../judge/judge-title.ts';
import type { Page, PageElement } from '../page.ts';
import type { Entry } from '../read/read-entries.ts';
import { readSiteName } from '../read/structured-data.ts';
import { type CellKind, makeCellKinds } from './cell-kinds.ts';
import { type Cell, findCells } from './find-cells.ts';
import type { Contacts } from './find-contacts.ts';
import { isListOfFirms } from './find-firms.ts';
import { findHeaders, type Headers } from './find-headers.ts';
import { findSections, type Section } from './find-sections.ts';

/** Words of a page that could be a person's name. */
export type Candidate = {
  name: JudgedName;
  /** The name's place in the line. */
  from: number;
  title: Span | undefined;
  /** What stands beside the name and may be a title that no word tells. */
  rest: Span | undefined;
  cell: Cell;
  section: Section;
  kind: Entry['kind'];
  score: number;
  /** Something else than its shape says that it is a name: without, an unknown name is none. */
  isBacked: boolean;
  /** Something says that a person is meant, not a brand, a ship or a street that is called like one. */
  isPersonal: boolean;
};

export type Survey = {
  cells: Cell[];
  candidates: Candidate[];
  sections: Section[];
  cellsByLine: Cell[][];
  runs: number[];
  /** How many names stand in a row of a table. */
  nameRows: ReadonlyMap<PageElement, Share>;
  /** What the first row of a table calls its columns. */
  headers: Headers;
};

const PERSON_LABELS = new Set(
  'person people persons team member members staff profile profiles bio author authors organizer organizers speaker speakers employee mitarbeiter vorstand equipo equipe membre miembro vcard hcard founder leader leadership attorney lawyer doctor teacher faculty crew contact beauftragte ansprechpartner personne colleague colleagues'.split(
    ' ',
  ),
);
const ROLE_LABELS = new Set(
  'role position job jobtitle function funktion designation cargo puesto poste rolle ruolo profession occupation affiliation organization organisation company address'.split(
    ' ',
  ),
);
const NAME_LABELS = new Set('name fn fullname nombre nom naam nome personname membername'.split(' '));

/** So many of one line are held against the names in it. */
const ADDRESSES_MAX = 8;

export function surveyPage(page: Page, { emails }: Contacts): Survey {
  const addresses = new Map<number, string[]>();
  for (const { line, value } of emails) {
    const known = addresses.get(line) ?? [];
    if (known.length < ADDRESSES_MAX) addresses.set(line, [...known, value]);
  }
  const kindOf = makeCellKinds();
  const cellsByLine = page.lines.map((line) => findCells(line, addresses.get(line.index) ?? NO_ADDRESSES, kindOf));
  const cells = cellsByLine.flat();
  if (!cells.some(({ entries }) => entries.length > 0)) return NO_NAMES;
  const sections = findSections(page);
  for (const cell of cells) {
    cell.kind.cells += 1;
    cell.kind.members.push(cell);
    countNames(cell, cell.kind);
  }
  readAmongNames(cells);
  const rows = shareOfRows(cells);
  const pictures = new Set(page.pictures.flatMap(({ alt }) => namesOfPicture(alt)));
  // A logo is called like the site and shows nobody.
  if (pictures.size > 0) pictures.delete(readSiteName(page)?.text.trim().toLowerCase() ?? '');
  // "Read More" stands in every card.
  for (const { kind, text, entries } of cells) {
    if (entries.length === 0) continue;
    kind.texts ??= new Map();
    kind.texts.set(text, (kind.texts.get(text) ?? 0) + 1);
  }
  const candidates: Candidate[] = [];
  for (const cell of cells) {
    const section = sections[cell.line.index];
    if (!section) continue;
    for (const entry of cell.entries) {
      const candidate: Candidate = {
        ...entry,
        from: cell.from + entry.name.from,
        cell,
        section,
        score: 0,
        isBacked: false,
        isPersonal: false,
        rest: undefined,
      };
      if (entry.rest) candidate.rest = { text: entry.rest.text, from: cell.from + entry.rest.from };
      if (entry.title) candidate.title = { text: entry.title.text, from: cell.from + entry.title.from };
      const share = shareOf(cell, rows);
      candidate.score = scoreAlone(candidate, share, pictures, (cell.kind.texts?.get(cell.text) ?? 0) > 2);
      candidate.isBacked = isBacked(candidate, share, pictures);
      candidate.isPersonal = isPersonal(candidate);
      candidates.push(candidate);
    }
  }
  return {
    cells,
    candidates,
    sections,
    cellsByLine,
    runs: findRuns(cellsByLine),
    nameRows: rows,
    headers: findHeaders(cells),
  };
}

const NO_ADDRESSES: readonly string[] = [];

const NO_NAMES: Survey = {
  cells: [],
  candidates: [],
  sections: [],
  cellsByLine: [],
  runs: [],
  nameRows: new Map(),
  headers: new Map(),
};

/** How many of the cells of each row of a table hold a name, and a known one. */
function shareOfRows(cells: readonly Cell[]): Map<PageElement, Share> {
  const rows = new Map<PageElement, Share>();
  for (const cell of cells) {
    const row = rowOf(cell.element);
    if (!row) continue;
    let share = rows.get(row);
    if (!share) {
      share = { cells: 0, names: 0, known: 0 };
      rows.set(row, share);
    }
    share.cells += 1;
    countNames(cell, share);
  }
  return rows;
}

const rowOf = (element: PageElement): PageElement | undefined =>
  [element, element.parent, element.parent?.parent].find((at) => at !== undefined && at.column > 0)?.parent;

/** For each line the first of the lines with names that it follows without a gap. */
function findRuns(cellsByLine: Cell[][]): number[] {
  const runs: number[] = [];
  let hadName = false;
  for (const [line, cells] of cellsByLine.entries()) {
    const hasName = cells.some(({ entries }) => entries.length > 0);
    runs.push(hasName && hadName ? (runs[line - 1] ?? line) : line);
    hadName = hasName;
  }
  return runs;
}

const namesOfPicture = (alt: string): string[] => {
  const words = alt.trim().split(/\s+/u).slice(-6);
  return words.map((_word, index) => words.slice(index).join(' ').toLowerCase());
};

type Share = Pick<CellKind, 'cells' | 'names' | 'known'>;

function countNames({ entries }: Cell, share: Share): void {
  if (entries.length === 0) return;
  share.names += 1;
  if (entries.some(({ name }) => name.likelihood >= 2)) share.known += 1;
}

/** Cells alike in a column or a list; where a table has its names side by side, those of the row. */
function shareOf({ element, kind }: Cell, rows: Map<PageElement, Share>): Share {
  const row = rowOf(element);
  const beside = row && rows.get(row);
  return beside && beside.names > ROW_NAMES_MIN && beside.names > kind.names ? beside : kind;
}

const ROW_NAMES_MIN = 2;

/** Where most cells of a kind are names, the others are judged by a laxer measure. */
function readAmongNames(cells: readonly Cell[]): void {
  const more: Cell[] = [];
  for (const cell of cells) {
    const { kind } = cell;
    if (cell.entries.length > 0 || cell.isProse || kind.cells < 3 || kind.known < kind.cells * 0.5) continue;
    const name = judgeName(cell.text, true);
    if (!name) continue;
    cell.entries = [{ name, title: undefined, rest: undefined, kind: 'whole' }];
    more.push(cell);
  }
  for (const cell of more) countNames(cell, cell.kind);
}

/** What speaks for a name before its surroundings are known. */
function scoreAlone(candidate: Candidate, share: Share, pictures: Set<string>, isRepeated: boolean): number {
  const { name, cell, section, kind } = candidate;
  if (isElsewhere(candidate)) return Number.NEGATIVE_INFINITY;
  let score = name.likelihood + (name.hasHonorific ? 2 : 0);
  if (kind === 'titled') score += 3;
  if (kind === 'whole') score += 0.5;
  if (kind === 'listed' && cell.entries.length > 2) score += 1;
  if (section.isTeam) score += 1.5;
  if (hasLabel(cell.element, NAME_LABELS, 2)) score += 2;
  if (hasLabel(cell.element, PERSON_LABELS, 6)) score += 1.5;
  if (pictures.has(name.name.toLowerCase())) score += 2;
  if (share.cells > 1) {
    if (share.names >= share.cells * 0.6) score += share.cells > 2 ? 1 : 0.5;
    if (share.known >= share.cells * 0.5) score += share.cells > 2 ? 1.5 : 1;
    if (share.cells > 3 && share.names < share.cells * 0.25 && !(kind === 'titled' && name.likelihood > 1))
      score -= 2.5;
  }
  if (cell.isProse) score -= 2;
  if (section.zone === 'partners') score -= 2;
  if (/\s\p{Lu}\.?$/u.test(name.name)) score -= 2;
  if (isRepeated) score -= 6;
  if (kind === 'whole' && !name.hasHonorific && isListOfFirms(section, cell.kind)) score -= 4;
  return score;
}

const isPersonal = ({ name, cell, kind, section }: Candidate): boolean =>
  section.isTeam ||
  (name.hasHonorific && /\s/u.test(name.name)) ||
  kind === 'titled' ||
  hasLabel(cell.element, NAME_LABELS, 2) ||
  hasLabel(cell.element, PERSON_LABELS, 6);

/** The layout calls what is around the name a member, a profile or the like. */
export const isInPersonCard = ({ cell, kind }: Candidate): boolean =>
  kind === 'whole' && hasLabel(cell.element, PERSON_LABELS, CARD_LEVELS);

const CARD_LEVELS = 3;

function isBacked({ name, cell, kind, section }: Candidate, share: Share, pictures: Set<string>): boolean {
  if (name.likelihood > 0 || pictures.has(name.name.toLowerCase())) return true;
  if (kind === 'titled' && section.isTeam) return true;
  if (hasLabel(cell.element, NAME_LABELS, 2)) return true;
  return share.cells > 1 && share.names >= share.cells * 0.6 && share.known >= share.cells * 0.3;
}

/** In a menu, a footer, a quotation, a list of works. */
function isElsewhere({ cell, section }: Candidate): boolean {
  const isAside = section.zone !== undefined && section.zone !== 'partners';
  return cell.element.zone !== undefined || isAside || isInRole(cell.element);
}

/** "role" names the title's element, but also a list of all who have one role. */
const isInRole = (element: PageElement) =>
  [element, element.parent].some(
    (at) => at !== undefined && at.lineTo - at.lineFrom <= 1 && hasLabel(at, ROLE_LABELS, 1),
  );

export function hasLabel(element: PageElement, labels: ReadonlySet<string>, levels: number): boolean {
  let at: PageElement | undefined = element;
  for (let up = 0; at && up < levels && at.name !== 'body' && at.name !== 'html'; up += 1) {
    if (at.tag.labels.some((label) => labels.has(label))) return true;
    at = at.parent;
  }
  return false;
}
