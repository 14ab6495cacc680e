import type { CellKind } from '../find/cell-kinds.ts';
import type { Candidate } from '../find/find-candidates.ts';
import type { Cell } from '../find/find-cells.ts';

/** The cells of a card around its name, the nearest first. */
export type Around = { after: readonly Cell[]; before: readonly Cell[] };
export type Side = keyof Around;

/** One place in cards alike: the side of the name, the distance from it, and the kind of its cell. */
type Slot = { plausible: number; titles: number; texts: Set<string>; isNext: boolean; isOfTitles: boolean };
type Places = Map<CellKind, Slot[]>;
type Group = { cards: number; isTeam: boolean; places: Places };
/** By the kind of the cells that hold the names. */
export type TitleSlots = ReadonlyMap<CellKind, Group>;

const NEAR = 2;
/** So many cards make a pattern where no word of them is known. */
const CARDS_MIN = 3;

const placeOf = (side: Side, index: number) => (side === 'after' ? index : NEAR + index);

export const isTitleSlot = (slots: TitleSlots, own: Cell, cell: Cell, side: Side, index: number): boolean =>
  index < NEAR && slots.get(own.kind)?.places.get(cell.kind)?.[placeOf(side, index)]?.isOfTitles === true;

/**
 * Places in cards that hold titles: the same distance from the name in cards alike, mostly short lines. One known title shows
 * what the place is for; where none is known, lines that differ from card to card do, on a page of people.
 */
export function findTitleSlots(cards: readonly { candidate: Candidate; around: Around }[]): TitleSlots {
  const groups = new Map<CellKind, Group>();
  for (const { candidate, around } of cards) {
    const { kind } = candidate.cell;
    let group = groups.get(kind);
    if (!group) {
      group = { cards: 0, isTeam: false, places: new Map() };
      groups.set(kind, group);
    }
    group.cards += 1;
    group.isTeam ||= candidate.section.isTeam;
    for (const side of SIDES) {
      const cells = around[side];
      for (let index = 0; index < Math.min(NEAR, cells.length); index += 1) {
        const cell = cells[index];
        if (cell?.facts.mayBeTitle && !cell.isProse) countPlace(group.places, cell, placeOf(side, index));
      }
    }
  }
  for (const group of groups.values()) {
    for (const slots of group.places.values()) for (const slot of slots) slot.isOfTitles = holdsTitles(slot, group);
  }
  return groups;
}

const SIDES = ['after', 'before'] as const;

function countPlace(places: Places, { kind, facts, text }: Cell, place: number): void {
  let slots = places.get(kind);
  if (!slots) {
    slots = Array.from({ length: 2 * NEAR }, (_none, at) => newSlot(at === 0));
    places.set(kind, slots);
  }
  const slot = slots[place];
  if (!slot) return;
  slot.plausible += 1;
  if (facts.looksLikeTitle) slot.titles += 1;
  slot.texts.add(text);
}

const newSlot = (isNext: boolean): Slot => ({ plausible: 0, titles: 0, texts: new Set(), isNext, isOfTitles: false });

function holdsTitles({ plausible, titles, texts, isNext }: Slot, { cards, isTeam }: Group): boolean {
  if (plausible < 2 || plausible < cards * 0.6) return false;
  const isKnown = titles >= 1 && titles >= plausible * 0.15;
  return isKnown || (isNext && plausible >= CARDS_MIN && texts.size >= plausible * 0.5 && isTeam);
}
