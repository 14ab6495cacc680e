import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../contacts.tables.ts';

const COUNT_MAX = 1_000;

/** How many contacts have an address at a domain or below it, counted up to a limit. */
export async function countAtDomain(db: Db, { workspaceId }: Scope, domain: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from contacts where workspace_id = ${workspaceId} and is_settled
      and facets @> array[contact_facet(${workspaceId}, ${`d:${domain}`})] limit ${COUNT_MAX}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}
