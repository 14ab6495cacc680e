import type { Message } from '@outrider/contract/inbox/message';
import { dateFormatter } from '../../../platform/time/date-formatter.ts';
import { hasMarks } from '../shared/marks.ts';

/** A row of the list, or the day the rows below it are of. */
export type ListItem = { key: string; height: number; day: string; message: Message | undefined };

/** With the number of the row among all rows; a day has that of the first row below it. */
type NumberedItem = ListItem & { index: number };

/** Of a day, of a row, and of a row with something to mark; the style sheets draw them to these heights. */
export type Heights = { day: number; row: number; marked: number };

type Look = { zone: string; showsFolder: boolean; heights: Heights };

/** A day of the calendar, such as 2026-11-17. */
export const calendarDayOf = (at: Date, zone: string): string =>
  dateFormatter('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

export type Laid = { rows: readonly Message[]; items: readonly NumberedItem[] };

const NOTHING: Laid = { rows: [], items: [] };

/**
 * Rows under the day they are of, newest first. What a list that was laid out `before`, in the same look, has in common with
 * it at both ends is taken from there: it comes in pages, is read again in parts, and soon has thousands of rows.
 */
export function layOut(
  rows: readonly Message[],
  { zone, showsFolder, heights }: Look,
  before: Laid = NOTHING,
): NumberedItem[] {
  const { above, below } = sameEnds(before.rows, rows);
  const moved = rows.length - before.rows.length;
  const firstBelow = before.rows.length - below;
  const items = before.items.filter(({ index }) => index < above);
  let last = items.at(-1)?.day ?? '';
  const add = (message: Message, index: number, day: string) => {
    if (day !== last)
      items.push({ key: `day ${day} ${message.id}`, height: heights.day, day, message: undefined, index });
    last = day;
    const height = hasMarks(message, showsFolder) ? heights.marked : heights.row;
    // The one text of the day its rows share, not the equal one each of them came with.
    items.push({ key: message.id, height, day: last, message, index });
  };
  for (const [step, message] of rows.slice(above, rows.length - below).entries())
    add(message, above + step, calendarDayOf(new Date(message.receivedDate), zone));
  const [first, ...rest] = before.items.filter(({ index }) => index >= firstBelow).filter(isBelowFirstHead);
  if (first?.message) add(first.message, first.index + moved, first.day);
  return items.concat(moved === 0 ? rest : rest.map((item) => ({ ...item, index: item.index + moved })));
}

/** Whether the first row has a day above it depends on what is above that now. */
const isBelowFirstHead = ({ message }: ListItem, place: number) => place > 0 || message !== undefined;

/** How many rows are the very same from the top, and of the others from the bottom. */
function sameEnds(before: readonly Message[], now: readonly Message[]): { above: number; below: number } {
  const most = Math.min(before.length, now.length);
  let [above, below] = [0, 0];
  while (above < most && before[above] === now[above]) above += 1;
  while (below < most - above && before[before.length - 1 - below] === now[now.length - 1 - below]) below += 1;
  return { above, below };
}

/** Where each item begins, and at the end where the last one ends. */
export function offsetsOf(items: readonly ListItem[]): Float64Array {
  const offsets = new Float64Array(items.length + 1);
  items.forEach(({ height }, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + height;
  });
  return offsets;
}

export function itemAt(offsets: Float64Array, height: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, Math.min(low, offsets.length - 2));
}
