import type { PageElement } from '../page.ts';
import type { TextFacts } from '../read/text-facts.ts';

/** Cells alike: those of the cards of a list, of a column of a table. */
export type CellKind = {
  cells: number;
  /** How many of them hold a name, and a known one. */
  names: number;
  known: number;
  members: { element: PageElement; facts: TextFacts }[];
  /** How many of them hold a word of titles; counted when it is first asked for. */
  titles: number | undefined;
  /** Whether they are the names of firms; found when it is first asked for. */
  areFirms: boolean | undefined;
  /** How often the texts with names return. */
  texts: Map<string, number> | undefined;
};

export function countTitles(kind: CellKind): number {
  kind.titles ??= kind.members.filter(({ element, facts }) => element.zone === undefined && facts.hasTitleWord).length;
  return kind.titles;
}

const LEVELS = 4;

/** Kinds of the cells of one page, by the element and three above it. */
export function makeCellKinds(): (element: PageElement) => CellKind {
  const kinds = new Map<number, CellKind>();
  return (element) => {
    const key = keyOf(element);
    let kind = kinds.get(key);
    if (!kind) {
      kind = { cells: 0, names: 0, known: 0, members: [], titles: undefined, areFirms: undefined, texts: undefined };
      kinds.set(key, kind);
    }
    return kind;
  };
}

/** Of 52 bits: that two kinds of one page have the same is not to be expected. */
function keyOf(element: PageElement): number {
  let [high, low] = [0, 0];
  let at: PageElement | undefined = element;
  for (let up = 0; at && up < LEVELS; up += 1) {
    high = Math.imul(high ^ (at.tag.kind + at.column), 0x01000193);
    low = (Math.imul(low, 31) + Math.imul(at.tag.kind ^ up, 0x85ebca6b) + at.column) | 0;
    high ^= low >>> 15;
    at = at.parent;
  }
  return (high >>> 0) * 0x100000 + (low >>> 12);
}
