import type { Message } from '@outrider/contract/inbox/message';

/** Where words of a search were found, with the hits between U+0001 and U+0002. */
export type Hit = { subject: string; text: string; file: string };

/** As much of a list as was read so far, newest first, and where to read on; `next` is empty at its end. */
export type MessageRows = {
  rows: readonly Message[];
  next: string;
  /** -1 where it was not counted. */
  total: number;
  hits: Readonly<Record<string, Hit>>;
  /** A row stands for its thread, so a thread has one: its newest. */
  asThreads: boolean;
};

/**
 * A page read further down is put below; what is there already is not listed twice. A long list gets hundreds of pages, so
 * nothing of the size of the list is made but the list itself.
 */
export function addPage(known: MessageRows, page: MessageRows): MessageRows {
  const keyOf = keyBy(known);
  const fresh = new Map(eachOnce(page.rows, known).map((row) => [keyOf(row), row]));
  for (const row of known.rows) fresh.delete(keyOf(row));
  return {
    ...known,
    rows: [...known.rows, ...fresh.values()],
    next: page.next,
    hits: { ...known.hits, ...page.hits },
  };
}

/**
 * Part of a list read again. Between its first and its last row it is the truth: what is new comes in, what is gone goes.
 * What lies beyond stays as it was read before. `isTop` says that nothing is newer than its first row.
 */
export function replacePart(known: MessageRows, part: MessageRows, isTop: boolean): MessageRows {
  const first = part.rows[0];
  const last = part.rows.at(-1);
  if (!first || !last) return part.next === '' && isTop ? part : known;
  const fresh = new Set(part.rows.map(({ id }) => id));
  // By place where both know the row, as many may be of one second; else by time.
  const [firstAt, lastAt] = [first, last].map(({ id }) => known.rows.findIndex((row) => row.id === id));
  const isAbove = ({ receivedDate }: Message, index: number) =>
    firstAt === undefined || firstAt < 0 ? receivedDate > first.receivedDate : index < firstAt;
  const isBelow = ({ receivedDate }: Message, index: number) =>
    lastAt === undefined || lastAt < 0 ? receivedDate < last.receivedDate : index > lastAt;
  const isOld = ({ id }: Message) => !fresh.has(id);
  const above = isTop ? [] : known.rows.filter(isAbove).filter(isOld);
  const below = part.next === '' ? [] : known.rows.filter(isBelow).filter(isOld);
  return {
    ...known,
    rows: eachOnce([...above, ...part.rows, ...below], known),
    // Read further than this part before: go on from there.
    next: below.length > 0 ? known.next : part.next,
    total: part.total >= 0 ? part.total : known.total,
    hits: { ...known.hits, ...part.hits },
  };
}

/** Messages that were changed here: new values in place, gone where they no longer belong. */
export function changeRows(
  known: MessageRows,
  changed: ReadonlyMap<string, Message>,
  belongs: (message: Message) => boolean,
): MessageRows {
  if (!known.rows.some(({ id }) => changed.has(id))) return known;
  return {
    ...known,
    rows: known.rows.flatMap((row) => {
      const now = changed.get(row.id);
      if (!now) return [row];
      return belongs(now) ? [now] : [];
    }),
  };
}

export const removeRows = (known: MessageRows, ids: ReadonlySet<string>): MessageRows =>
  known.rows.some(({ id }) => ids.has(id)) ? { ...known, rows: known.rows.filter(({ id }) => !ids.has(id)) } : known;

/** Messages that came back, each at the place its time gives it; beyond what was read so far they are read later. */
export function putBack(known: MessageRows, messages: readonly Message[]): MessageRows {
  const oldest = known.rows.at(-1)?.receivedDate ?? '';
  const wanted = messages.filter(({ receivedDate }) => known.next === '' || receivedDate > oldest);
  if (wanted.length === 0) return known;
  const ids = new Set(wanted.map(({ id }) => id));
  const rows = [...wanted, ...known.rows.filter(({ id }) => !ids.has(id))].toSorted(byTime);
  return { ...known, rows: eachOnce(rows, known) };
}

/** Newest first; ISO times of one zone compare as text. */
const byTime = (a: Message, b: Message) =>
  a.receivedDate === b.receivedDate ? 0 : a.receivedDate < b.receivedDate ? 1 : -1;

/** What a list has one row of. */
const keyBy =
  ({ asThreads }: Pick<MessageRows, 'asThreads'>) =>
  ({ id, tid }: Message): string =>
    asThreads ? tid : id;

function eachOnce(rows: readonly Message[], list: Pick<MessageRows, 'asThreads'>): Message[] {
  const keyOf = keyBy(list);
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}
