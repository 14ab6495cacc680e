import type { Scope, Trx } from '../../../platform/db.ts';
import { lookAtCopies } from './copies.repository.ts';
import { readMark } from './read-mark.ts';

/** Copies of drafts are no longer in their folder. Whether another program did that is asked of the server itself. */
export async function noteGoneCopies(trx: Trx, scope: Scope, marks: readonly string[], now: Date): Promise<void> {
  const gone = marks.flatMap((mark) => readMark(mark) ?? []);
  if (gone.length > 0) await lookAtCopies(trx, scope, gone, now);
}
