import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../contacts.tables.ts';

type Group = { ids: string[] };

/** Those who share a mailbox: only an address that is not its own plain form needs a look. */
export async function groupByAlias(db: Db, { workspaceId }: Scope, limit: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with aliases as (
      select alias_email, array_agg(id) as ids from contacts
      where workspace_id = ${workspaceId} and is_settled and alias_email <> email
      group by alias_email order by alias_email)
    select a.ids || coalesce(c.id, '{}'::uuid[]) as ids from aliases a
    left join lateral (select array[id] as id from contacts
      where workspace_id = ${workspaceId} and email = a.alias_email) c on true
    where cardinality(a.ids) > 1 or c.id is not null limit ${limit}`.execute(db);
  return rows;
}

/** Those of one name at one company. */
export async function groupByName(db: Db, { workspaceId }: Scope, limit: number): Promise<Group[]> {
  const { rows } = await sql<Group>`select array_agg(id) as ids from contacts
    where workspace_id = ${workspaceId} and is_settled and name_key in (
      select name_key from contacts where workspace_id = ${workspaceId} and is_settled and name_key is not null
      group by name_key having count(*) > 1 limit ${limit})
    group by name_key`.execute(db);
  return rows;
}
