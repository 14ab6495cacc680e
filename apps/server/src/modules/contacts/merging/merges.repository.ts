import type { LastEvent } from '@outrider/contract/contacts/merge-rules';
import { sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import { KEPT_COLUMNS, SHOWN } from '../contacts.repository.ts';
import type { JoinedContact } from '../contacts.tables.ts';
import { insertAgain, type Restored, type RestoredAs } from '../removing/restore.repository.ts';

type Ids = readonly string[];
const anyOf = (ids: Ids) => sql`any(${[...ids]}::uuid[])`;

/** How much belongs to each of these contacts. */
export async function countHistory(db: Db, { workspaceId }: Scope, ids: Ids) {
  const { rows } = await sql<{ id: string; events: number; notes: number; campaigns: number }>`
    select c.id, cardinality(c.campaign_ids) as campaigns,
      (select count(*)::int from contact_events e where e.contact_id = c.id) as events,
      (select count(*)::int from contact_notes n where n.contact_id = c.id) as notes
    from contacts c where c.workspace_id = ${workspaceId} and c.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of each contact the newest event of each kind. */
export async function listNewestEvents(trx: Trx, { workspaceId }: Scope, ids: Ids) {
  const { rows } = await sql<LastEvent & { contactId: string }>`
    select distinct on (contact_id, event) contact_id as "contactId", event, at, about from contact_events
    where workspace_id = ${workspaceId} and contact_id = ${anyOf(ids)}
    order by contact_id, event, at desc, id desc`.execute(trx);
  return rows;
}

type NewMerge = { id: string; keptId: string; at: Date; joined: JoinedContact };

/** Remembers a merge, with the contacts as they are before it. */
export async function insertMerge(
  trx: Trx,
  { workspaceId }: Scope,
  { id, keptId, at, joined }: NewMerge,
  contactIds: Ids,
): Promise<void> {
  const row = { id, workspace_id: workspaceId, kept_id: keptId, merged_at: at, joined: JSON.stringify(joined) };
  await trx.insertInto('contact_merges').values(row).execute();
  await sql`insert into merged_contacts (merge_id, note_ids, other_addresses, ${KEPT_COLUMNS})
    select ${id}, array(select n.id from contact_notes n where n.contact_id = c.id),
      array(select a.address from contact_addresses a where a.contact_id = c.id), ${KEPT_COLUMNS}
    from contacts c where c.workspace_id = ${workspaceId} and c.id = ${anyOf(contactIds)}`.execute(trx);
}

/** What happened stays known by the address it happened at. */
export async function moveHistory(trx: Trx, { workspaceId }: Scope, from: Ids, to: string): Promise<void> {
  await sql`update contact_events e set contact_id = ${to}, address = coalesce(e.address, c.email)
    from contacts c where c.id = e.contact_id and e.workspace_id = ${workspaceId}
      and e.contact_id = ${anyOf(from)}`.execute(trx);
  await sql`update contact_notes set contact_id = ${to}
    where workspace_id = ${workspaceId} and contact_id = ${anyOf(from)}`.execute(trx);
}

export const lockMerge = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx
    .selectFrom('contact_merges')
    .select(['kept_id', 'merged_at', 'joined'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The contacts of a merge as they were before it. */
export const listMerged = (trx: Trx, { workspaceId }: Scope, mergeId: string) =>
  trx
    .selectFrom('merged_contacts')
    .select([...SHOWN, 'campaign_ids', 'note_ids', 'other_addresses'])
    .where('workspace_id', '=', workspaceId)
    .where('merge_id', '=', mergeId)
    .execute();

/** Makes contacts of those a merge took away. */
export const putMergedBack = (trx: Trx, scope: Scope, mergeId: string, ids: Ids, as: RestoredAs): Promise<Restored[]> =>
  insertAgain(
    trx,
    scope,
    sql`select * from merged_contacts
      where workspace_id = ${scope.workspaceId} and merge_id = ${mergeId} and id = ${anyOf(ids)}`,
    as,
  );

type Unmerged = Pick<Tables['merged_contacts'], 'id' | 'email' | 'note_ids' | 'other_addresses'>;

/** What happened at their addresses, until now, and the notes they had are theirs again. */
export async function moveHistoryBack(
  trx: Trx,
  { workspaceId }: Scope,
  keptId: string,
  { id, email, note_ids, other_addresses }: Unmerged,
): Promise<void> {
  await sql`update contact_events set contact_id = ${id}, address = nullif(address, ${email})
    where workspace_id = ${workspaceId} and contact_id = ${keptId}
      and address = any(${[email, ...other_addresses]}::text[])`.execute(trx);
  await sql`update contact_notes set contact_id = ${id}
    where workspace_id = ${workspaceId} and contact_id = ${keptId} and id = any(${note_ids}::uuid[])`.execute(trx);
}

/** What the merge itself wrote into the kept contact's timeline. */
export async function deleteMergeEvents(
  trx: Trx,
  { workspaceId }: Scope,
  keptId: string,
  { mergedAt, emails, suppressedAt }: { mergedAt: Date; emails: readonly string[]; suppressedAt: readonly Date[] },
): Promise<void> {
  await sql`delete from contact_events where workspace_id = ${workspaceId} and contact_id = ${keptId} and (
    event = 'merged' and at = ${mergedAt} and about = any(${[...emails]}::text[])
    or event = 'suppressed' and at = any(${suppressedAt.map((at) => at.toISOString())}::timestamptz[]))`.execute(trx);
}

/** A last event that another merge had brought, and that went with it. */
export async function forgetLostLastEvent(trx: Trx, { workspaceId }: Scope, id: string): Promise<void> {
  await sql`update contacts c set last_event = 'added', last_event_about = source, last_event_at = created_at
    where c.workspace_id = ${workspaceId} and c.id = ${id} and not exists (select from contact_events e
      where e.contact_id = c.id and e.event = c.last_event and e.at = c.last_event_at)`.execute(trx);
}

/** Moves the last event on to what came since the one that is written there; what we did ourselves is none. */
export async function moveLastEventOn(trx: Trx, { workspaceId }: Scope, ids: Ids): Promise<void> {
  await sql`update contacts c set last_event = e.event, last_event_about = e.about, last_event_at = e.at
    from (select distinct on (contact_id) contact_id, event, about, at from contact_events
      where workspace_id = ${workspaceId} and contact_id = ${anyOf(ids)} and event not in ('edited', 'merged', 'noted')
      order by contact_id, at desc, event = 'verified', id desc) e
    where c.id = e.contact_id and c.workspace_id = ${workspaceId} and e.at > c.last_event_at`.execute(trx);
}

export const deleteMerge = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx.deleteFrom('contact_merges').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
