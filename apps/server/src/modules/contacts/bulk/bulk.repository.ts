import type { ContactChoice } from '@outrider/contract/contacts/contact';
import type { SuppressionReason } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { KEPT_COLUMNS, SHOWN } from '../contacts.repository.ts';
import { chosen } from '../match.repository.ts';

/** A filter leaves settled contacts only, so there is no need to look among those on their way. */
const among = (choice: ContactChoice) => ('filter' in choice ? sql`only contacts` : sql`contacts`);

/** Puts the next of a choice where they can come back from; gives how many. */
export async function deleteSome(
  trx: Trx,
  scope: Scope,
  choice: ContactChoice,
  at: Date,
  { deletionId, limit }: { deletionId: string; limit: number },
) {
  const { numAffectedRows } = await sql`with gone as (
      delete from ${among(choice)} where id in (
        select c.id from contacts c where ${chosen(scope, choice, at)} limit ${limit}) returning *)
    insert into deleted_contacts (deletion_id, deleted_at, ${KEPT_COLUMNS})
    select ${deletionId}, ${at}, ${KEPT_COLUMNS} from gone`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export type LabelChange = { addTags: string[]; removeTags: string[]; addLists: string[]; removeLists: string[] };

/** Labels the next of a choice that are not labelled so yet; gives how many. */
export async function labelSome(
  db: Db,
  scope: Scope,
  choice: ContactChoice,
  now: Date,
  { change, limit }: { change: LabelChange; limit: number },
) {
  const after = (column: string, add: string[], remove: string[]) =>
    sql`${sql.ref(column)} = array(select distinct id from unnest(${sql.ref(column)} || ${add}::uuid[]) id
      where id <> all(${remove}::uuid[]) order by id)`;
  const differs = (column: string, add: string[], remove: string[]) =>
    sql<boolean>`(not ${sql.ref(column)} @> (select coalesce(array_agg(id), '{}') from unnest(${add}::uuid[]) id
      where id <> all(${remove}::uuid[])) or ${sql.ref(column)} && ${remove}::uuid[])`;
  const { addTags, removeTags, addLists, removeLists } = change;
  const { numAffectedRows } = await sql`update ${among(choice)}
    set ${after('tag_ids', addTags, removeTags)}, ${after('list_ids', addLists, removeLists)}
    where id in (select c.id from contacts c where ${chosen(scope, choice, now)}
      and (${differs('c.tag_ids', addTags, removeTags)} or ${differs('c.list_ids', addLists, removeLists)})
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The next of a choice in the order of their addresses. */
export const listChosen = (
  db: Db,
  scope: Scope,
  choice: ContactChoice,
  now: Date,
  { after, limit }: { after: string; limit: number },
) =>
  db
    .selectFrom('contacts as c')
    .select(SHOWN.map((column) => `c.${column}` as const))
    .where(chosen(scope, choice, now))
    .where('c.email', '>', after)
    .orderBy('c.email')
    .limit(limit)
    .execute();

type NewAddress = { email: string; reason?: SuppressionReason; at?: Date };
export type JoinedCampaign = { campaignId: string; name: string; at: Date };

/** Addresses of which nothing else is known, maybe but for the campaign they join; gives how many were new. */
export async function insertAddresses(
  trx: Trx,
  { workspaceId }: Scope,
  wanted: readonly NewAddress[],
  { source, at, joins }: { source: string; at: Date; joins?: JoinedCampaign | undefined },
): Promise<number> {
  const last = joins
    ? { event: 'addedToCampaign', about: joins.name, at: joins.at }
    : { event: 'added', about: source, at };
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into contacts (id, workspace_id, email, source, created_at, last_event, last_event_at, last_event_about,
        campaign_ids, suppressed_reason, suppressed_at)
      select gen_random_uuid(), ${workspaceId}, email, ${source}, ${at}, ${last.event}, ${last.at}, ${last.about},
        ${joins ? [joins.campaignId] : []}::uuid[], reason, since
      from unnest(${wanted.map(({ email }) => email)}::text[], ${wanted.map(({ reason }) => reason ?? null)}::text[],
        ${wanted.map((one) => one.at?.toISOString() ?? null)}::timestamptz[]) as w (email, reason, since)
      where not exists (select from contact_arrivals a where a.workspace_id = ${workspaceId} and a.email = w.email)
      on conflict (workspace_id, email) do nothing returning id),
    noted as (
      insert into contact_events (id, workspace_id, contact_id, at, event, about, words)
      select gen_random_uuid(), ${workspaceId}, id, ${last.at}, ${last.event}, ${last.about}, '' from added
      where ${joins !== undefined})
    select count(*)::int as added from added`.execute(trx);
  return rows[0]?.added ?? 0;
}

export const labelAddresses = (
  trx: Trx,
  { workspaceId }: Scope,
  emails: readonly string[],
  { tagIds, listIds }: { tagIds: readonly string[]; listIds: readonly string[] },
) =>
  sql`update contacts set
      tag_ids = array(select distinct id from unnest(tag_ids || ${[...tagIds]}::uuid[]) id order by id),
      list_ids = array(select distinct id from unnest(list_ids || ${[...listIds]}::uuid[]) id order by id)
    where workspace_id = ${workspaceId} and email = any(${[...emails]}::text[])
      and not (tag_ids @> ${[...tagIds]}::uuid[] and list_ids @> ${[...listIds]}::uuid[])`.execute(trx);
