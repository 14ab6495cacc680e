import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { readMark } from '../drafts/read-mark.ts';
import './delivery.tables.ts';

/** Of copies of drafts at their servers, those whose mail waits for a moment the user chose. */
export async function listScheduledCopies(
  db: Db | Trx,
  { workspaceId }: Scope,
  marks: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(marks.flatMap((mark) => readMark(mark)?.id ?? []))];
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select distinct draft_id as id from deliveries
    where workspace_id = ${workspaceId} and draft_id = any(${ids}::uuid[]) and kind = 'schedule' and state = 'waiting'`.execute(
    db,
  );
  const waiting = new Set(rows.map(({ id }) => id));
  return new Set(marks.filter((mark) => waiting.has(readMark(mark)?.id ?? '')));
}
