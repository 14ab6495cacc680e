import type { Candidate } from '../find/find-candidates.ts';
import type { Cell } from '../find/find-cells.ts';
import { signatureOf } from '../signature.ts';

/** The cells of a card around its name, the nearest first. */
export type Around = { after: readonly Cell[]; before: readonly Cell[] };
export type Side = keyof Around;

type Slot = { plausible: number; titles: number; texts: Set<string> };
export type TitleSlots = ReadonlySet<string>;

const NEAR = 2;
/** So many cards make a pattern where no word of them is known. */
const CARDS_MIN = 3;

export const slotOf = (own: Cell, cell: Cell, side: Side, index: number): string =>
  `${side}${index} ${signatureOf(own.element)} > ${signatureOf(cell.element)}`;

/**
 * Places in cards that hold titles: the same distance from the name in cards alike, mostly short lines. One known title shows
 * what the place is for; where none is known, lines that differ from card to card do, on a page of people.
 */
export function findTitleSlots(cards: readonly { candidate: Candidate; around: Around }[]): TitleSlots {
  const slots = new Map<string, Slot>();
  const groups = new Map<string, number>();
  const onTeamPages = new Set<string>();
  for (const { candidate, around } of cards) {
    const own = candidate.cell;
    const group = signatureOf(own.element);
    groups.set(group, (groups.get(group) ?? 0) + 1);
    if (candidate.section.isTeam) onTeamPages.add(group);
    for (const side of ['after', 'before'] as const) {
      for (const [index, cell] of around[side].slice(0, NEAR).entries()) {
        if (!cell.facts.mayBeTitle || cell.isProse) continue;
        const key = slotOf(own, cell, side, index);
        const slot = slots.get(key) ?? { plausible: 0, titles: 0, texts: new Set() };
        slot.plausible += 1;
        if (cell.facts.looksLikeTitle) slot.titles += 1;
        slot.texts.add(cell.text);
        slots.set(key, slot);
      }
    }
  }
  const found = new Set<string>();
  for (const [key, { plausible, titles, texts }] of slots) {
    const group = key.slice(key.indexOf(' ') + 1, key.indexOf(' > '));
    if (plausible < 2 || plausible < (groups.get(group) ?? 0) * 0.6) continue;
    const isKnown = titles >= 1 && titles >= plausible * 0.15;
    const isPattern =
      key.startsWith('after0') && plausible >= CARDS_MIN && texts.size >= plausible * 0.5 && onTeamPages.has(group);
    if (isKnown || isPattern) found.add(key);
  }
  return found;
}
