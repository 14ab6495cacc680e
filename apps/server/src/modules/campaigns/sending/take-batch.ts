import type { Note } from './notes.repository.ts';

type Waiting = { note: Note };

/** PostgreSQL's own bound is far above; beyond this a batch only delays those in it. */
const BATCH_MAX = 1_000;

const isDot = ({ note }: Waiting) => note.state === 'complete';

/** How many lanes these let go. */
export const countDots = (waiting: readonly Waiting[]): number => waiting.filter(isDot).length;

/**
 * The first of those that wait, of a mail one note; nobody overtakes anybody. It lets go half of the lanes, with the `letGo`
 * that are under way already.
 */
export function takeBatch<W extends Waiting>(waiting: readonly W[], letGo: number): { batch: W[]; rest: W[] } {
  const dotsMax = Math.ceil((countDots(waiting) + letGo) / 2);
  const mails = new Set<string>();
  let dots = 0;
  const end = waiting.findIndex((each) => {
    if (mails.size === BATCH_MAX || mails.has(each.note.id) || (isDot(each) && dots === dotsMax)) return true;
    mails.add(each.note.id);
    if (isDot(each)) dots += 1;
    return false;
  });
  return end < 0 ? { batch: [...waiting], rest: [] } : { batch: waiting.slice(0, end), rest: waiting.slice(end) };
}
