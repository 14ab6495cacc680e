import { randomUUID } from 'node:crypto';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../../platform/db.ts';
import { FIELD_COLUMNS } from '../../contact-columns.ts';
import type { Changed } from '../import.tables.ts';
import type { ChangedRow, Known } from './judge-rows.ts';
import '../../contacts.tables.ts';

/** In the order of STANDARD_FIELDS. */
export const VALUE_COLUMNS = STANDARD_FIELDS.map((field) => FIELD_COLUMNS[field]);

/** Those of these addresses that are contacts already; rows on their way are read through, having no index. */
export async function findKnown(
  db: Db | Trx,
  { workspaceId }: Scope,
  emails: readonly string[],
  { withArrivals }: { withArrivals: boolean },
): Promise<Map<string, Known>> {
  const { rows } = await sql<KnownRow>`
    select id, email, source, fields, tag_ids, list_ids, ${sql.join(VALUE_COLUMNS.map((column) => sql.ref(column)))}
    from ${among(withArrivals)} where workspace_id = ${workspaceId} and email = any(${[...emails]}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.email, knownOf(row)]));
}

const among = (withArrivals: boolean) => (withArrivals ? sql`contacts` : sql`only contacts`);

/** Whether the workspace has any contact at all; without one nobody need be looked for. */
export async function hasContacts(trx: Trx, { workspaceId }: Scope, withArrivals: boolean): Promise<boolean> {
  const found = await sql`select from ${among(withArrivals)} where workspace_id = ${workspaceId} limit 1`.execute(trx);
  return found.rows.length > 0;
}

type KnownRow = Record<(typeof VALUE_COLUMNS)[number] | 'id' | 'email' | 'source', string> & {
  fields: Record<string, string>;
  tag_ids: string[];
  list_ids: string[];
};

const knownOf = (row: KnownRow): Known => ({
  id: row.id,
  email: row.email,
  values: VALUE_COLUMNS.map((column) => row[column]),
  source: row.source,
  fields: row.fields,
  tagIds: row.tag_ids,
  listIds: row.list_ids,
});

/** Writes fields by name and adds labels; many at once are made findable later. */
export async function changeContacts(
  trx: Trx,
  { workspaceId }: Scope,
  changes: readonly { id: string; values: Record<string, string>; tagIds: string[]; listIds: string[] }[],
  { isSettled, labels }: { isSettled: boolean; labels: 'add' | 'remove' },
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, values, tagIds, listIds }) => ({ id, ...columnsOf(values), tagIds, listIds }));
  const joined = (column: string, ids: string) =>
    labels === 'add'
      ? sql`array(select distinct id from unnest(${sql.ref(column)} || ${sql.ref(ids)}) id)`
      : sql`array(select id from unnest(${sql.ref(column)}) id where id <> all (${sql.ref(ids)}))`;
  const set = sql.join(
    VALUE_COLUMNS.map(
      (column) => sql`${sql.ref(column)} = coalesce(${sql.ref(`r.${column}`)}, ${sql.ref(`c.${column}`)})`,
    ),
  );
  const typed = sql.raw(VALUE_COLUMNS.map((column) => `${column} text`).join(', '));
  await sql`update contacts c set ${set}, source = coalesce(r.source, c.source),
      fields = jsonb_strip_nulls(c.fields || r.fields), tag_ids = ${joined('c.tag_ids', 'r.tagIds')},
      list_ids = ${joined('c.list_ids', 'r.listIds')},
      is_settled = ${isSettled} and c.tableoid = 'contacts'::regclass
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, ${typed}, source text, fields jsonb, "tagIds" uuid[], "listIds" uuid[])
    where c.workspace_id = ${workspaceId} and c.id = r.id`.execute(trx);
}

/** A field of one's own that becomes empty is left out. */
function columnsOf(values: Record<string, string>) {
  const columns: { source?: string; [column: string]: string | undefined } = {};
  const fields: Record<string, string | null> = {};
  for (const [name, value] of Object.entries(values)) {
    const standard = STANDARD_FIELDS.find((field) => field === name);
    if (standard) columns[FIELD_COLUMNS[standard]] = value;
    else if (name === 'source') columns.source = value;
    else fields[name] = value === '' ? null : value;
  }
  return { ...columns, fields };
}

/** Remembers what contacts were before, and tells it in their timelines. */
export async function noteChanges(
  trx: Trx,
  { workspaceId }: Scope,
  changed: readonly ChangedRow[],
  { importId, fileName, at }: { importId: string; fileName: string; at: Date },
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ known, before, after }) => ({ id: known.id, event: randomUUID(), before, after }));
  await sql`with r as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, event uuid, before jsonb, after jsonb)),
    noted as (
      insert into contact_events (id, workspace_id, contact_id, at, event, about, words)
      select event, ${workspaceId}, id, ${at}, 'edited', ${fileName}, '' from r)
    insert into contact_import_changes (import_id, workspace_id, contact_id, before, after)
    select ${importId}, ${workspaceId}, id, before, after from r on conflict do nothing`.execute(trx);
}

/** Takes out the next contacts of a table that an import made and nobody had to do with since; gives how many. */
export async function deleteMade(
  trx: Trx,
  { workspaceId }: Scope,
  { table, from, to }: { table: 'contacts' | 'contact_arrivals'; from: string; to: string },
  limit: number,
): Promise<number> {
  const only = sql`only ${sql.ref(table)}`;
  // By where the rows lie, as those on their way have no index of ids.
  const { numAffectedRows } = await sql`delete from ${only} where ctid = any(array(
      select ctid from ${only} c where workspace_id = ${workspaceId} and id between ${from}::uuid and ${to}::uuid
        and campaign_ids = '{}'
        and not exists (select from contact_notes n where n.contact_id = c.id)
        and not exists (select from contact_events e where e.contact_id = c.id and e.event not in ('verified', 'suppressed'))
      limit ${limit} for update))`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export type TakenBack = { known: Known; before: Changed; after: Changed };

/** Takes the next remembered changes off the list, with the contacts as they are now. */
export async function takeChanges(
  trx: Trx,
  { workspaceId }: Scope,
  importId: string,
  limit: number,
): Promise<TakenBack[]> {
  const { rows } = await sql<{ contact_id: string; before: Changed; after: Changed }>`
    delete from contact_import_changes where (import_id, contact_id) in (
      select import_id, contact_id from contact_import_changes
      where workspace_id = ${workspaceId} and import_id = ${importId} limit ${limit})
    returning contact_id, before, after`.execute(trx);
  const contacts = await trx
    .selectFrom('contacts')
    .select(['id', 'email', 'source', 'fields', 'tag_ids', 'list_ids', ...VALUE_COLUMNS])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${rows.map(({ contact_id }) => contact_id)}::uuid[])`)
    .forUpdate()
    .execute();
  const known = new Map(contacts.map((row) => [row.id, knownOf(row)]));
  return rows.flatMap(({ contact_id, before, after }) => {
    const contact = known.get(contact_id);
    return contact ? { known: contact, before, after } : [];
  });
}
