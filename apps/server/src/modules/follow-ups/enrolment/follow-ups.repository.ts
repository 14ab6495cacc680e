import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import './follow-ups.tables.ts';

export type FollowUpRecord = Selectable<Tables['follow_ups']>;
type NewFollowUp = Pick<
  FollowUpRecord,
  | 'message_id'
  | 'campaign_id'
  | 'lead_id'
  | 'label'
  | 'to_campaign_id'
  | 'address'
  | 'day'
  | 'day_by'
  | 'state'
  | 'words'
  | 'at'
>;

/** One a reply. Where there was one that was taken back, it is begun anew; any other stays as it is, and nothing is given. */
export async function putFollowUp(trx: Trx, { workspaceId }: Scope, row: NewFollowUp): Promise<string | undefined> {
  const put = await trx
    .insertInto('follow_ups')
    .values({ ...row, workspace_id: workspaceId })
    .onConflict((conflict) =>
      conflict
        .column('message_id')
        .doUpdateSet({ ...row, reason: '', new_lead_id: null })
        .where('follow_ups.state', '=', 'takenBack'),
    )
    .returning('id')
    .executeTakeFirst();
  return put?.id;
}

/** A change waits for an enrolment, and the other way round. */
export const lockFollowUp = (trx: Trx, { workspaceId }: Scope, by: { id: string } | { messageId: string }) =>
  trx
    .selectFrom('follow_ups')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('message_id', '=', by.messageId)))
    .forUpdate()
    .executeTakeFirst();

export const findFollowUp = (db: Db, { workspaceId }: Scope, id: string) =>
  db
    .selectFrom('follow_ups')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

type Change = Partial<Pick<FollowUpRecord, 'state' | 'reason' | 'day' | 'day_by' | 'new_lead_id'>>;

export const changeFollowUp = (trx: Trx, id: string, change: Change) =>
  trx.updateTable('follow_ups').set(change).where('id', '=', id).execute();

export type ShownFollowUp = Pick<
  FollowUpRecord,
  'id' | 'lead_id' | 'label' | 'state' | 'address' | 'day' | 'day_by' | 'words' | 'reason'
> & {
  toCampaignId: string;
  toCampaign: string;
};

/** Of these leads, whose replies asked for one. */
export async function listFollowUps(
  db: Db,
  { workspaceId }: Scope,
  leadIds: readonly string[],
): Promise<ShownFollowUp[]> {
  const { rows } = await sql<ShownFollowUp>`select f.id, f.lead_id, f.label, f.state, f.address, f.day, f.day_by,
      f.words, f.reason, c.id as "toCampaignId", c.name as "toCampaign"
    from follow_ups f join campaigns c on c.id = f.to_campaign_id
    where f.workspace_id = ${workspaceId} and f.lead_id = any(${[...leadIds]}::bigint[]) and f.state <> 'takenBack'
    order by f.at desc`.execute(db);
  return rows;
}

/** What the reply said, as far as the log of its campaign keeps it; and who was written to, with their values. */
export async function findReplyFacts(trx: Trx, { workspaceId }: Scope, messageId: string) {
  const { rows } = await sql<{
    campaignId: string;
    leadId: string;
    at: Date;
    words: string;
    address: string;
  }>`select p.campaign_id as "campaignId", p.lead_id as "leadId", p.at, r.address,
      coalesce((select e.words from campaign_events e where e.lead_id = p.lead_id and e.kind = 'replied' and e.at = p.at
        order by e.id desc limit 1), '') as words
    from campaign_replies p join campaign_leads l on l.id = p.lead_id join recipients r on r.id = l.recipient_id
    where p.message_id = ${messageId} and p.workspace_id = ${workspaceId} and p.kind = 'human'`.execute(trx);
  return rows[0];
}

export async function lockContact(trx: Trx, { workspaceId }: Scope, email: string): Promise<void> {
  await sql`select from contacts where workspace_id = ${workspaceId} and email = ${email} for update`.execute(trx);
}

export async function findFields(db: Db, { workspaceId }: Scope, leadId: string): Promise<Record<string, string>> {
  const lead = await db
    .selectFrom('campaign_leads')
    .select('fields')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', leadId)
    .executeTakeFirst();
  return lead?.fields ?? {};
}

export const findTarget = (db: Db | Trx, { workspaceId }: Scope, campaignId: string) =>
  db
    .selectFrom('campaigns')
    .select(['id', 'name', 'settings', 'status'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
