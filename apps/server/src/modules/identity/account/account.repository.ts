import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../identity.tables.ts';
import '../oauth/oauth.repository.ts';

/**
 * Nobody gets in any more, neither by a session nor by a provider or a mailed link, and the addresses are free for a new
 * account. Gives its users and the ended sessions.
 */
export async function closeWorkspace(trx: Trx, { workspaceId }: Scope) {
  await trx.deleteFrom('oauth_identities').where('workspace_id', '=', workspaceId).execute();
  await trx.deleteFrom('mail_links').where('workspace_id', '=', workspaceId).execute();
  const sessions = await trx
    .deleteFrom('sessions')
    .where('workspace_id', '=', workspaceId)
    .returning('token_hash')
    .execute();
  const users = await trx
    .updateTable('users')
    .set({ email: sql`'deleted-' || id || '@invalid'`, password_hash: null })
    .where('workspace_id', '=', workspaceId)
    .returning('id')
    .execute();
  return { userIds: users.map(({ id }) => id), tokenHashes: sessions.map(({ token_hash }) => token_hash) };
}

/** Most tables go with the workspace; those written too often to look for it at each row are emptied by themselves. */
export async function deleteWorkspace(db: Db, { workspaceId }: Scope): Promise<void> {
  const tables = await listExportedTables(db);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('workspaces').where('id', '=', workspaceId).execute();
    for (const { name } of tables) {
      await sql`delete from ${sql.table(name)} where workspace_id = ${workspaceId}`.execute(trx);
    }
  });
}

/** Columns that open something; nobody takes them out. */
const SECRET = '(password|secret|sealed|token|hash|recovery|public_key)';

export type ExportedTable = { name: string; hidden: string[] };

/** Every table with rows of workspaces, as the database has them, so that a new one is exported from its first day. */
export async function listExportedTables(db: Db): Promise<ExportedTable[]> {
  const { rows } = await sql<ExportedTable>`
    select c.table_name as name, coalesce(array_agg(s.column_name::text) filter (where s.column_name is not null), '{}') as hidden
    from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      left join information_schema.columns s on s.table_schema = c.table_schema and s.table_name = c.table_name
        and s.column_name ~ ${SECRET}
    where c.table_schema = 'public' and c.column_name = 'workspace_id' and t.table_type = 'BASE TABLE'
    group by 1 order by 1`.execute(db);
  return rows;
}

const ROWS_A_PAGE = 2_000;

/** A page of a table's rows in the order they are stored, and where the next one begins. */
export async function readPage(db: Db, { workspaceId }: Scope, { name, hidden }: ExportedTable, after: string) {
  const { rows } = await sql<{ place: string; row: string }>`
    select t.ctid::text as place, (to_jsonb(t) - ${hidden}::text[])::text as row from ${sql.table(name)} t
    where workspace_id = ${workspaceId} and t.ctid > ${after}::tid order by t.ctid limit ${ROWS_A_PAGE}`.execute(db);
  return { rows: rows.map(({ row }) => row), next: rows.length === ROWS_A_PAGE ? (rows.at(-1)?.place ?? null) : null };
}
