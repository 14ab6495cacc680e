import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { RanVersion } from '../../campaigns/index.ts';
import type { DemoLead, PastMail } from './write-history.ts';

/** Whether the workspace ever had a campaign. Those who take the demo's away do not find them again. */
export async function hadCampaigns(trx: Trx, { workspaceId }: Scope): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select exists (select from campaigns where workspace_id = ${workspaceId}) as had
    from workspaces where id = ${workspaceId} for update`.execute(trx);
  return rows[0]?.had ?? true;
}

export async function listLeadIds(
  db: Db | Trx,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<Omit<DemoLead, 'sent'>[]> {
  const { rows } = await sql<Omit<DemoLead, 'sent'>>`
    select l.id as "leadId", l.recipient_id as "recipientId", r.address as email, l.category = 'NEVER' as "isUnchecked"
    from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} order by l.id`.execute(db);
  return rows;
}

export async function setLeadMailboxes(
  trx: Trx,
  { workspaceId }: Scope,
  leads: readonly { leadId: string; mailboxId: string }[],
): Promise<void> {
  await sql`update campaign_leads l set mailbox_id = u.mailbox_id
    from unnest(${leads.map(({ leadId }) => leadId)}::bigint[], ${leads.map(({ mailboxId }) => mailboxId)}::uuid[])
      as u (id, mailbox_id)
    where l.id = u.id and l.workspace_id = ${workspaceId}`.execute(trx);
}

export type LedgerMail = PastMail & { id: string; messageId: string };

const REFUSAL = { code: 550, text: '5.1.1 No such user here' };

/** Mails of the past, with what came back about them. */
export async function insertPastMails(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
  mails: readonly LedgerMail[],
): Promise<void> {
  const texts = (pick: (mail: LedgerMail) => string) => mails.map(pick);
  const opens = (verdict: string) => mails.map(({ open }) => (open?.verdict === verdict ? 1 : 0));
  const code = (outcome: PastMail['outcome']) =>
    outcome === 'rejected' ? REFUSAL.code : outcome === 'accepted' ? 250 : null;
  await sql`insert into send_ledger
      (id, workspace_id, campaign_id, lead_id, round, variant, mailbox_id, recipient_id, message_id, due_at, state, reason,
        open, attempt, completed_at, settled_at, reply_code, reply_text, bounced_at, opens, machine_opens, unknown_opens, clicks)
    overriding system value
    select id, ${workspaceId}, ${campaignId}, lead_id, round, variant, mailbox_id, recipient_id, message_id, at, state,
      case when state = 'skipped' then 'condition' else '' end, false, case when state = 'skipped' then 0 else 1 end,
      case when state <> 'skipped' then at end, at, code, words, case when state = 'rejected' then at end,
      people, machines, unknowns, clicks
    from unnest(${texts(({ id }) => id)}::bigint[], ${texts(({ lead }) => lead.leadId)}::bigint[],
      ${mails.map(({ round }) => round)}::smallint[], ${texts(({ variant }) => variant)}::text[],
      ${texts(({ mailboxId }) => mailboxId)}::uuid[], ${texts(({ lead }) => lead.recipientId)}::bigint[],
      ${texts(({ messageId }) => messageId)}::text[], ${texts(({ at }) => at.toISOString())}::timestamptz[],
      ${texts(({ outcome }) => outcome)}::text[], ${mails.map(({ outcome }) => code(outcome))}::smallint[],
      ${texts(({ outcome }) => (outcome === 'rejected' ? REFUSAL.text : outcome === 'accepted' ? '2.0.0 Ok' : ''))}::text[],
      ${opens('person')}::smallint[], ${opens('machine')}::smallint[], ${opens('unknown')}::smallint[],
      ${mails.map(({ hasClicked }) => (hasClicked ? 1 : 0))}::smallint[])
      as u (id, lead_id, round, variant, mailbox_id, recipient_id, message_id, at, state, code, words,
        people, machines, unknowns, clicks)`.execute(trx);
}

type CampaignState = {
  status: string;
  launchedAt: Date;
  pausedAt: Date | null;
  endedAt: Date | null;
  endedBy: string;
  ran: RanVersion;
};

export async function setState(trx: Trx, { workspaceId }: Scope, id: string, state: CampaignState): Promise<void> {
  const { status, launchedAt, pausedAt, endedAt, endedBy, ran } = state;
  await sql`update campaigns set status = ${status}, launched_at = ${launchedAt}, paused_at = ${pausedAt},
      ended_at = ${endedAt}, ended_by = ${endedBy}, ran = ${JSON.stringify(ran)}, ran_at = ${launchedAt}
    where id = ${id} and workspace_id = ${workspaceId}`.execute(trx);
}
