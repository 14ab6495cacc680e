import type { CampaignSettings, Delay } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import { numberList, type Trx } from '../../../platform/db.ts';
import type { PlannedMail } from '../facts/campaign-mail.ts';
import '../facts/sending.tables.ts';

/** What these campaigns are called, and how long each of their rounds waits. */
export async function listPlans(
  trx: Trx,
  campaignIds: readonly string[],
): Promise<Map<string, { name: string; delays: Delay[] }>> {
  const { rows } = await sql<{ id: string; name: string; delays: Delay[] }>`select id, name,
      jsonb_path_query_array(rounds, '$[*].delay') as delays
    from campaigns where id = any(${[...campaignIds]}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, ...plan }) => [id, plan]));
}

type PlanSettings = Pick<CampaignSettings, 'schedule' | 'addresses'>;

/** As they stay until the end of the transaction: one that is about to be finished waits, and sees what is planned. */
export async function shareSettings(trx: Trx, campaignIds: readonly string[]): Promise<Map<string, PlanSettings>> {
  const rows = await trx
    .selectFrom('campaigns')
    .select(['id', 'settings'])
    .where('id', '=', sql<string>`any(${[...campaignIds]}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map(({ id, settings }) => [id, settings]));
}

/** `zone`: what the campaign says; empty when nothing. */
export type PlannedLead = { address: string; category: string; zone: string };

/**
 * Those of these leads who go on. Nobody is stopped while they are planned. Each is looked up by its key: of people who were
 * added a moment ago the planner guesses that nearly all are stopped, and would compare them all with each other.
 */
export async function shareLeads(
  trx: Trx,
  mails: readonly { leadId: string; recipientId: string }[],
): Promise<Map<string, PlannedLead>> {
  await sql`select from recipients where id = any(${numberList(mails.map(({ recipientId }) => recipientId))}::bigint[])
    order by id for share`.execute(trx);
  const { rows } = await sql<PlannedLead & { id: string }>`
    select l.id, r.address, l.category, l.zone
    from unnest(${numberList(mails.map(({ leadId }) => leadId))}::bigint[]) as given (id)
    cross join lateral (select id, recipient_id, category, coalesce(fields ->> 'timeZone', '') as zone
      from campaign_leads where id = given.id and stop is null offset 0) l
    cross join lateral (select address from recipients where id = l.recipient_id and stop is null offset 0) r`.execute(
    trx,
  );
  return new Map(rows.map(({ id, ...lead }) => [id, lead]));
}

/** A round that is planned already stays as it is. */
export async function insertMails(trx: Trx, mails: readonly PlannedMail[]): Promise<void> {
  const column = (name: Exclude<keyof PlannedMail, 'dueAt' | 'round'>) => mails.map((mail) => mail[name]);
  await sql`insert into send_ledger
      (id, workspace_id, campaign_id, lead_id, round, mailbox_id, recipient_id, message_id, due_at, zone)
    overriding system value
    select * from unnest(${column('id')}::bigint[], ${column('workspaceId')}::uuid[], ${column('campaignId')}::uuid[],
      ${column('leadId')}::bigint[], ${mails.map(({ round }) => round)}::smallint[], ${column('mailboxId')}::uuid[],
      ${column('recipientId')}::bigint[], ${column('messageId')}::text[],
      ${mails.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[], ${column('zone')}::text[])
    on conflict (lead_id, round) do nothing`.execute(trx);
}
