import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import './import.tables.ts';

export type ImportRow = Selectable<Tables['contact_imports']>;
export type ImportChange = Omit<Updateable<Tables['contact_imports']>, 'id' | 'workspace_id'>;

const LISTED_MAX = 20;

export const insertImport = (db: Db, row: Insertable<Tables['contact_imports']>): Promise<ImportRow> =>
  db.insertInto('contact_imports').values(row).returningAll().executeTakeFirstOrThrow();

export const findImport = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<ImportRow | undefined> =>
  db
    .selectFrom('contact_imports')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

export const lockImport = (trx: Trx, { workspaceId }: Scope, id: string): Promise<ImportRow | undefined> =>
  trx
    .selectFrom('contact_imports')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const listNewest = (db: Db, { workspaceId }: Scope): Promise<ImportRow[]> =>
  db
    .selectFrom('contact_imports')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();

/** Of those that hold: an import that failed, or was taken back, is as good as none. */
export const findNewestNamed = (db: Db, { workspaceId }: Scope, fileName: string): Promise<ImportRow | undefined> =>
  db
    .selectFrom('contact_imports')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_name', '=', fileName)
    .where('state', 'in', ['reading', 'mapping', 'running', 'done'])
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Compare and set: only from this state. */
export async function changeImport(
  db: Db | Trx,
  { workspaceId }: Scope,
  id: string,
  from: readonly Tables['contact_imports']['state'][],
  change: ImportChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_imports')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type Tally = Record<
  'added' | 'updated' | 'unchanged' | 'twice' | 'suppressed' | 'not_taken' | 'with_remark',
  number
>;

/** This transaction's end does not wait for the disk; a later one that does waits for it too. */
export const commitLazily = (trx: Trx) => sql`select set_config('synchronous_commit', 'off', true)`.execute(trx);

/** Counts rows as done, if they are still the next ones and nobody canceled. */
export async function countDone(
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  { from, to, tally }: { from: number; to: number; tally: Tally },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update contact_imports set rows_done = ${to},
      added = added + ${tally.added}, updated = updated + ${tally.updated}, unchanged = unchanged + ${tally.unchanged},
      twice = twice + ${tally.twice}, suppressed = suppressed + ${tally.suppressed},
      not_taken = not_taken + ${tally.not_taken}, with_remark = with_remark + ${tally.with_remark}
    where workspace_id = ${workspaceId} and id = ${id} and state = 'running' and rows_done = ${from}`.execute(trx);
  return numAffectedRows === 1n;
}

/** A row that was mended is counted as what became of it. */
export const recount = (
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  { from, to }: { from: keyof Tally; to: keyof Tally },
) =>
  sql`update contact_imports set ${sql.ref(from)} = greatest(${sql.ref(from)} - 1, 0), ${sql.ref(to)} = ${sql.ref(to)} + 1
    where workspace_id = ${workspaceId} and id = ${id}`.execute(trx);
