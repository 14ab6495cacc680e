import type { LedgerWrite } from './writes.repository.ts';

type Waiting = { write: LedgerWrite };

/** PostgreSQL's own bound is far above; beyond this a batch only delays those in it. */
const BATCH_MAX = 1_000;

const isMark = ({ write }: Waiting) => write.state === 'complete';

/** How many mails these let go: so many end-of-data marks they are. */
export const countMarks = (waiting: readonly Waiting[]): number => waiting.filter(isMark).length;

/**
 * The first of those that wait, of a mail one write, in their order. It lets go half of the mails, with the `letGo` that are
 * under way already.
 */
export function takeBatch<W extends Waiting>(waiting: readonly W[], letGo: number): { batch: W[]; rest: W[] } {
  const marksMax = Math.ceil((countMarks(waiting) + letGo) / 2);
  const mails = new Set<string>();
  let marks = 0;
  const end = waiting.findIndex((each) => {
    if (mails.size === BATCH_MAX || mails.has(each.write.id) || (isMark(each) && marks === marksMax)) return true;
    mails.add(each.write.id);
    if (isMark(each)) marks += 1;
    return false;
  });
  return end < 0 ? { batch: [...waiting], rest: [] } : { batch: waiting.slice(0, end), rest: waiting.slice(end) };
}
