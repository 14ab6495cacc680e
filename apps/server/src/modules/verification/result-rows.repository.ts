import type { Category, Flag } from '@outrider/email-verifier/verdict';
import { type Selectable, sql } from 'kysely';
import type { Db, Scope } from '../../platform/db.ts';
import type { VerifyRowsTable } from './verification.tables.ts';

export type ResultRow = Selectable<VerifyRowsTable>;

export type RowFilter = {
  taskId: string;
  category?: Category | undefined;
  flag?: Flag | undefined;
  search?: string;
};

const matching = (db: Db, { workspaceId }: Scope, { taskId, category, flag, search = '' }: RowFilter) => {
  let query = db
    .selectFrom('verify_rows')
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('report', 'is not', null);
  if (category) query = query.where('category', '=', category);
  if (flag) query = query.where(sql<boolean>`${flag} = any(flags)`);
  if (search) query = query.where(sql<boolean>`position(lower(${search}) in email) > 0`);
  return query;
};

/** In the order of their reports, after the one with this number. */
export const listReported = (
  db: Db,
  scope: Scope,
  filter: RowFilter,
  { after, limit }: { after: number; limit: number },
): Promise<ResultRow[]> =>
  matching(db, scope, filter).selectAll().where('report', '>', after).orderBy('report').limit(limit).execute();

export async function countReported(db: Db, scope: Scope, filter: RowFilter): Promise<number> {
  const row = await matching(db, scope, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirst();
  return row?.count ?? 0;
}
