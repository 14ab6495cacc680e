import type { NotificationFacts } from '@outrider/contract/notifications';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/db.ts';
import { invoiceNumber } from '../billing/index.ts';
import '../campaigns/index.ts';
import '../inbox/index.ts';
import '../mailboxes/index.ts';
import '../verification/index.ts';

type FactsOf<K extends NotificationFacts['kind']> = Extract<NotificationFacts, { kind: K }>;
type Happened<K extends NotificationFacts['kind']> = { at: Date; facts: FactsOf<K> };

/** An answer to a campaign that says yes or asks; undefined for any other. */
export async function findInterestedReply(
  db: Db,
  { workspaceId }: Scope,
  messageId: string,
): Promise<Happened<'interestedReply'> | undefined> {
  const { rows } = await sql<Omit<FactsOf<'interestedReply'>, 'kind'> & { at: Date }>`
    select m.thread_id as tid, m.id as mid, m.from_name as name, m.from_address as email, m.subject, c.name as campaign,
      r.label, r.at
    from campaign_replies r join campaigns c on c.id = r.campaign_id
      join inbox_messages m on m.id = r.message_id and m.workspace_id = r.workspace_id
    where r.workspace_id = ${workspaceId} and r.message_id = ${messageId} and r.kind = 'human'
      and r.label in ('interested', 'question')`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { at, ...facts } = row;
  return { at, facts: { kind: 'interestedReply', ...facts } };
}

export async function findMailbox(
  db: Db,
  { workspaceId }: Scope,
  mailboxId: string,
): Promise<FactsOf<'mailboxError'> | undefined> {
  const row = await db
    .selectFrom('mailboxes')
    .select(['id as accountId', 'email', 'status_reason as words'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', mailboxId)
    .executeTakeFirst();
  return row && { kind: 'mailboxError', ...row };
}

export async function findGuard(
  db: Db,
  { workspaceId }: Scope,
  guardId: string,
): Promise<Happened<'guardRail'> | undefined> {
  const row = await db
    .selectFrom('campaign_guards')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_guards.campaign_id')
    .select(['campaigns.id as campaignId', 'campaigns.name as campaign', 'rule', 'count', 'sent', 'campaign_guards.at'])
    .where('campaign_guards.workspace_id', '=', workspaceId)
    .where('campaigns.workspace_id', '=', workspaceId)
    .where('campaign_guards.id', '=', guardId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { at, ...facts } = row;
  return { at, facts: { kind: 'guardRail', ...facts } };
}

export async function findCampaign(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<FactsOf<'campaignFinished'> | undefined> {
  const { rows } = await sql<Omit<FactsOf<'campaignFinished'>, 'kind'>>`
    select c.id as "campaignId", c.name as campaign,
      (select count(*)::int from campaign_leads l where l.campaign_id = c.id) as leads,
      (select count(distinct r.lead_id)::int from campaign_replies r
        where r.campaign_id = c.id and r.kind = 'human') as replied
    from campaigns c where c.workspace_id = ${workspaceId} and c.id = ${campaignId}`.execute(db);
  return rows[0] && { kind: 'campaignFinished', ...rows[0] };
}

/** With the user who started it, as nobody else waits for it. */
export async function findVerification(
  db: Db,
  { workspaceId }: Scope,
  taskId: string,
): Promise<(Happened<'verificationDone'> & { by: string | null }) | undefined> {
  const row = await db
    .selectFrom('verify_tasks')
    .select(['id as taskId', 'name', 'total', 'valid', 'ended_at', 'by_user_id'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', taskId)
    .executeTakeFirst();
  if (!row?.ended_at) return undefined;
  const { ended_at: at, by_user_id: by, ...facts } = row;
  return { at, by, facts: { kind: 'verificationDone', ...facts } };
}

export async function findSearchName(db: Db, { workspaceId }: Scope, taskId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_tasks')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', taskId)
    .executeTakeFirst();
  return row?.name;
}

/** With the number of the invoice it is about. */
export async function findDispute(
  db: Db,
  { workspaceId }: Scope,
  disputeId: string,
): Promise<Pick<FactsOf<'paymentDisputed'>, 'amount' | 'invoice'> | undefined> {
  const row = await db
    .selectFrom('card_disputes as d')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.source', '=', 'd.source').onRef('i.workspace_id', '=', 'd.workspace_id'),
    )
    .select(['d.amount', 'd.currency', 'i.number', 'i.issued_at'])
    .where('d.workspace_id', '=', workspaceId)
    .where('d.dispute_id', '=', disputeId)
    .executeTakeFirst();
  return row && { amount: { amount: row.amount, currency: row.currency }, invoice: invoiceNumber(row) };
}

/** Of all workspaces, for the look at what is nearly used. */
export async function listWorkspaces(db: Db): Promise<Scope[]> {
  return db.selectFrom('workspaces').select('id as workspaceId').orderBy('id').execute();
}
