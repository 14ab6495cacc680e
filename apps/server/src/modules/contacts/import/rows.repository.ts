import { randomUUID } from 'node:crypto';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import { COPY_NULL, type CopyConnection, copyCell } from '../../../platform/copy-connection.ts';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { FIELD_COLUMNS } from '../contact-columns.ts';
import type { Changed } from './import.tables.ts';
import type { ChangedRow, Known, NewRow } from './judge-rows.ts';
import '../contacts.tables.ts';

const VALUE_COLUMNS = STANDARD_FIELDS.map((field) => FIELD_COLUMNS[field]);

/** Those of these addresses that are contacts already. */
export async function findKnown(
  db: Db | Trx,
  { workspaceId }: Scope,
  emails: readonly string[],
): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('contacts')
    .select(['id', 'email', 'source', 'fields', 'tag_ids', 'list_ids', ...VALUE_COLUMNS])
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', sql<string>`any(${[...emails]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.email, knownOf(row)]));
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

export type Stored = {
  importId: string;
  startedAt: Date;
  at: Date;
  source: string;
  isSettled: boolean;
  tagIdsOf(row: NewRow): readonly string[];
  listIds: readonly string[];
};

/** The caller holds the contact count, so nobody else adds these addresses meanwhile. */
export async function copyContacts(
  { copyIn }: Pick<CopyConnection, 'copyIn'>,
  { workspaceId }: Scope,
  rows: readonly NewRow[],
  stored: Stored,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsFor(workspaceId, rows, stored);
  await copyIn(`copy contacts (${columns.map(({ name }) => name).join(', ')}) from stdin`, linesOf(rows, columns));
}

type Column = { name: string; write(row: NewRow): string };

/** Only the columns these rows have anything in: each costs the database as much time for nothing as for something. */
function columnsFor(workspaceId: string, rows: readonly NewRow[], stored: Stored): Column[] {
  const prefix = idPrefix(stored.importId, stored.startedAt);
  const same = (name: string, value: string): Column => ({ name, write: () => value });
  const at = stored.at.toISOString();
  const columns: Column[] = [
    { name: 'id', write: ({ draft }) => prefix + draft.ordinal.toString(16).padStart(8, '0') },
    same('workspace_id', workspaceId),
    { name: 'email', write: ({ draft }) => copyCell(draft.email) },
    same('source', copyCell(stored.source)),
    same('created_at', at),
    same('last_event_at', at),
    same('is_settled', stored.isSettled ? 't' : 'f'),
  ];
  for (const [slot, name] of VALUE_COLUMNS.entries()) {
    if (rows.some(({ draft }) => draft.values[slot] !== '')) {
      columns.push({ name, write: ({ draft }) => copyCell(draft.values[slot] ?? '') });
    }
  }
  if (rows.some(({ draft }) => Object.keys(draft.fields).length > 0)) {
    columns.push({ name: 'fields', write: ({ draft }) => copyCell(JSON.stringify(draft.fields)) });
  }
  if (rows.some((row) => stored.tagIdsOf(row).length > 0)) {
    columns.push({ name: 'tag_ids', write: (row) => arrayOf(stored.tagIdsOf(row)) });
  }
  if (stored.listIds.length > 0) columns.push(same('list_ids', arrayOf(stored.listIds)));
  if (rows.some(({ suppressed }) => suppressed)) {
    columns.push({ name: 'suppressed_reason', write: ({ suppressed }) => suppressed?.reason ?? COPY_NULL });
    columns.push({ name: 'suppressed_at', write: ({ suppressed }) => suppressed?.at.toISOString() ?? COPY_NULL });
  }
  return columns;
}

/** So many rows are one piece of text. */
const LINES_AT_ONCE = 200;

function* linesOf(rows: readonly NewRow[], [first, ...others]: readonly Column[]): Generator<string> {
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    let text = '';
    for (const row of rows.slice(from, from + LINES_AT_ONCE)) {
      text += first?.write(row) ?? '';
      for (const column of others) text += `\t${column.write(row)}`;
      text += '\n';
    }
    yield text;
  }
}

const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

/**
 * Contacts of one import have ids in one row of numbers: a UUID of version 7 (RFC 9562) whose random part is the import's
 * own and whose end counts the rows. So which contacts an import made needs no list, and their ids lie together.
 */
function idPrefix(importId: string, startedAt: Date): string {
  const time = startedAt.getTime().toString(16).padStart(12, '0');
  const own = importId.replaceAll('-', '');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${own.slice(0, 3)}-8${own.slice(3, 6)}-${own.slice(6, 10)}`;
}

export const idRange = (importId: string, startedAt: Date) => ({
  from: `${idPrefix(importId, startedAt)}00000000`,
  to: `${idPrefix(importId, startedAt)}ffffffff`,
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
      list_ids = ${joined('c.list_ids', 'r.listIds')}, is_settled = ${isSettled}
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

/** Takes out the next contacts an import made and nobody had to do with since; gives how many. */
export async function deleteMade(
  trx: Trx,
  { workspaceId }: Scope,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from contacts where id in (
      select id from contacts c where workspace_id = ${workspaceId} and id between ${from}::uuid and ${to}::uuid
        and campaign_ids = '{}'
        and not exists (select from contact_notes n where n.contact_id = c.id)
        and not exists (select from contact_events e where e.contact_id = c.id and e.event not in ('verified', 'suppressed'))
      limit ${limit})`.execute(trx);
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
