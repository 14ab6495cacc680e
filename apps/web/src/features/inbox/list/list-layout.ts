import type { Message } from '@outrider/contract/inbox/message';
import { dateFormatter } from '../../../platform/date-formatter.ts';
import { hasMarks } from '../shared/marks.ts';

/** A row of the list, or the day the rows below it are of. */
export type ListItem = { key: string; height: number; day: string; message: Message | undefined };

/** With the number of the row among all rows; a day has that of the first row below it. */
type NumberedItem = ListItem & { index: number };

const DAY_HEIGHT = 30;
/** Who, subject, two lines of the text and the space around; the style sheet draws it to these heights. */
const ROW_HEIGHT = 96;
const MARKED_ROW_HEIGHT = 122;

const keptDays = new WeakMap<Message, { zone: string; day: string }>();

const formatOf = (zone: string) =>
  dateFormatter('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day of a message, such as 2026-11-17. Worked out once: a long list asks for all of them with each page. */
function dayOf(message: Message, zone: string): string {
  const kept = keptDays.get(message);
  if (kept?.zone === zone) return kept.day;
  const day = formatOf(zone).format(new Date(message.receivedDate));
  keptDays.set(message, { zone, day });
  return day;
}

export const calendarDayOf = (at: Date, zone: string): string => formatOf(zone).format(at);

/** Rows as they were laid out. */
export type Laid = { rows: readonly Message[]; items: readonly NumberedItem[] };

/**
 * Rows under the day they are of, newest first. A list that was laid out `before`, in the same zone and look, and now goes
 * on further down is laid out from there on: it comes in pages, and soon has thousands of rows.
 */
export function layOut(
  rows: readonly Message[],
  { zone, showsFolder }: { zone: string; showsFolder: boolean },
  before?: Laid,
): NumberedItem[] {
  const isContinued = before?.rows.every((row, index) => row === rows[index]) ?? false;
  const items = before && isContinued ? [...before.items] : [];
  const known = before && isContinued ? before.rows.length : 0;
  let last = items.at(-1)?.day ?? '';
  for (const [step, message] of rows.slice(known).entries()) {
    const index = known + step;
    const day = dayOf(message, zone);
    if (day !== last) {
      items.push({ key: `day ${day} ${message.id}`, height: DAY_HEIGHT, day, message: undefined, index });
    }
    last = day;
    const height = hasMarks(message, showsFolder) ? MARKED_ROW_HEIGHT : ROW_HEIGHT;
    items.push({ key: message.id, height, day, message, index });
  }
  return items;
}

/** Where each item begins, and at the end where the last one ends. */
export function offsetsOf(items: readonly ListItem[]): Float64Array {
  const offsets = new Float64Array(items.length + 1);
  items.forEach(({ height }, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + height;
  });
  return offsets;
}

/** The item that covers a height of the list. */
export function itemAt(offsets: Float64Array, height: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, Math.min(low, offsets.length - 2));
}
