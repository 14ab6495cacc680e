import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { LabelKind } from './contacts.tables.ts';

/** The labels of these names, made where there were none. Names that differ in case are one name. Gives their ids. */
export async function ensureLabels(
  trx: Db | Trx,
  { workspaceId }: Scope,
  kind: LabelKind,
  names: readonly string[],
): Promise<string[]> {
  // In one order for everybody, so that two who make the same labels do not wait for each other in a circle.
  const wanted = new Map([...names].sort().map((name) => [name.toLowerCase(), name]));
  const ids: string[] = [];
  for (const name of wanted.values()) {
    const { rows } = await sql<{ id: string }>`
      insert into contact_labels as l (id, workspace_id, kind, name) values (${randomUUID()}, ${workspaceId}, ${kind}, ${name})
      on conflict (workspace_id, kind, lower(name)) do update set name = l.name returning id`.execute(trx);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

export const listLabels = (db: Db, { workspaceId }: Scope) =>
  db
    .selectFrom('contact_labels')
    .select(['id', 'kind', 'name', 'contacts'])
    .where('workspace_id', '=', workspaceId)
    .orderBy(sql`lower(name)`)
    .execute();

export type Labels = Map<string, { id: string; name: string }>;

export async function findLabels(db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]): Promise<Labels> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contact_labels')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const deleteLabel = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx
    .deleteFrom('contact_labels')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning('kind')
    .executeTakeFirst();

/** Takes a label off the next contacts that have it; gives how many. */
export async function stripLabel(
  db: Db,
  { workspaceId }: Scope,
  kind: LabelKind,
  id: string,
  limit: number,
): Promise<number> {
  const column = sql.ref(kind === 'tag' ? 'tag_ids' : 'list_ids');
  const fact = `${kind === 'tag' ? 't' : 'l'}:${id}`;
  const strip = sql`set ${column} = array_remove(${column}, ${id}::uuid)`;
  const settled = await sql`update only contacts ${strip} where id in (
    select id from only contacts where workspace_id = ${workspaceId} and is_settled
      and facets && array[contact_facet(${workspaceId}::uuid, ${fact})] limit ${limit})`.execute(db);
  // Those have no index of labels, so a few of them take as long to find as all.
  const others = await sql`update contacts ${strip} where workspace_id = ${workspaceId} and not is_settled
    and ${column} @> array[${id}::uuid]`.execute(db);
  return Number(settled.numAffectedRows ?? 0) + Number(others.numAffectedRows ?? 0);
}

/** Counts what each label and field has, in one look at every contact. Writes only what changed. */
export async function countLabels(trx: Trx, { workspaceId }: Scope): Promise<void> {
  // Two who count at once would write the same, and might wait for each other in a circle.
  const { rows } = await sql<{ ours: boolean }>`select
    pg_try_advisory_xact_lock(hashtextextended(${`contact labels ${workspaceId}`}, 0)) as ours`.execute(trx);
  if (!rows[0]?.ours) return;
  await sql`with counted as (
      select l.id, count(u.label)::int as contacts from contact_labels l
      left join (select unnest(tag_ids || list_ids) as label from contacts where workspace_id = ${workspaceId}) u
        on u.label = l.id
      where l.workspace_id = ${workspaceId} group by l.id)
    update contact_labels l set contacts = counted.contacts from counted
    where l.id = counted.id and l.contacts <> counted.contacts`.execute(trx);
  await sql`with counted as (
      select f.name, count(u.name)::int as contacts from contact_fields f
      left join (select jsonb_object_keys(fields) as name from contacts where workspace_id = ${workspaceId}) u
        on u.name = f.name
      where f.workspace_id = ${workspaceId} group by f.name)
    update contact_fields f set contacts = counted.contacts from counted
    where f.workspace_id = ${workspaceId} and f.name = counted.name and f.contacts <> counted.contacts`.execute(trx);
}

/** False when they were counted after that moment, or another worker just took to it. */
export async function claimLabelCount(trx: Trx, { workspaceId }: Scope, before: Date, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_counts')
    .set({ labels_counted_at: at })
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('labels_counted_at', 'is', null), eb('labels_counted_at', '<', before)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
