import type { Round, StopRules } from '@outrider/campaign-rules/campaign';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { CampaignMail } from '../../sending/index.ts';
import './replies.tables.ts';

/** A mail that went out, with what has to be known when something comes back about it. */
export type MailFacts = CampaignMail & {
  campaign: string;
  stops: StopRules;
  /** The campaign's. */
  zone: string;
  address: string;
  domain: string;
  isFreeMail: boolean;
  /** As the ledger has it, and nobody else said so. */
  isUnsent: boolean;
};

/** `isNamed`: what came back names the mail itself, and so proves that it left; else it was found by its reader. */
export type FoundMail = MailFacts & { isNamed: boolean };

/** Newest first; of each lead the newest alone. */
async function listMails(
  db: Db | Trx,
  { workspaceId }: Scope,
  whose: RawBuilder<unknown>,
  limit: number,
): Promise<MailFacts[]> {
  const { rows } = await sql<MailFacts>`select * from (
      select distinct on (l.lead_id) l.id, l.workspace_id as "workspaceId", l.message_id as "messageId", l.campaign_id as "campaignId",
        c.name as campaign, c.settings -> 'stops' as stops, c.settings #>> '{schedule,zone}' as zone,
        l.lead_id as "leadId", l.recipient_id as "recipientId", r.address, r.domain, r.is_free_mail as "isFreeMail",
        l.mailbox_id as "mailboxId", l.round, l.state in ('planned', 'reserved') and l.doubt_settled_by is null as "isUnsent",
        coalesce(l.settled_at, l.completed_at) as at
      from recipients r join send_ledger l on l.recipient_id = r.id join campaigns c on c.id = l.campaign_id
      where r.workspace_id = ${workspaceId} and l.workspace_id = ${workspaceId} and c.deleted_at is null
        and ${whose}
      order by l.lead_id, l.round desc) as newest
    order by at desc nulls last, id desc limit ${limit}`.execute(db);
  return rows;
}

/** As far as anybody knows. */
const IS_OUT = sql`l.state in ('complete', 'doubt', 'taken', 'accepted')`;

/** More than this, and it is unknown whom it is about. */
const CANDIDATES_MAX = 10;

/**
 * The mail itself, by its number and its Message-ID: one that was made up has the one or the other. A sender with both got it,
 * also where the ledger calls it unsent, as an older copy of it does.
 */
export async function findMail(
  db: Db | Trx,
  scope: Scope,
  { ledgerId, messageId }: { ledgerId: string; messageId: string },
): Promise<MailFacts | undefined> {
  const isIt = sql`l.id = ${ledgerId} and l.message_id = ${`<${messageId}>`}
    and (${IS_OUT} or l.state in ('planned', 'reserved'))`;
  const [mail] = await listMails(db, scope, isIt, 1);
  return mail;
}

/** In any workspace: the caller was given its number by us. */
export async function findMailNumbered(db: Db | Trx, scope: Scope, ledgerId: string): Promise<MailFacts | undefined> {
  const [mail] = await listMails(db, scope, sql`l.id = ${ledgerId}`, 1);
  return mail;
}

/** People with this address, with any word after the plus, and those a user said have it too. */
const hasAddress = ({ workspaceId }: Scope, email: string) => sql`(
  select id from recipients where workspace_id = ${workspaceId}
    and contact_alias(address) = contact_alias(${email.toLowerCase()})
  union all select recipient_id from recipient_addresses
    where workspace_id = ${workspaceId} and address = ${email.toLowerCase()})`;

export const listMailsTo = (db: Db | Trx, scope: Scope, email: string): Promise<MailFacts[]> =>
  listMails(db, scope, sql`r.id in ${hasAddress(scope, email)} and ${IS_OUT}`, CANDIDATES_MAX);

/** A screenful to choose from. */
const FOUND_MAX = 20;

/** Mails to people whose address has a text in it, or is one of these. */
export const listMailsToSome = (
  db: Db | Trx,
  scope: Scope,
  { text, emails }: { text: string; emails: readonly string[] },
): Promise<MailFacts[]> =>
  listMails(
    db,
    scope,
    sql`(position(lower(${text}) in r.address) > 0 or r.address = any(${[...emails]}::text[])) and ${IS_OUT}`,
    FOUND_MAX,
  );

/** An answer came from there, and a user said whose it is. */
export async function keepAddress(
  trx: Trx,
  { workspaceId }: Scope,
  { from, recipientId, at }: { from: string; recipientId: string; at: Date },
): Promise<void> {
  await sql`insert into recipient_addresses (workspace_id, address, recipient_id, linked_at)
    values (${workspaceId}, ${from.toLowerCase()}, ${recipientId}, ${at})
    on conflict (workspace_id, address) do update set recipient_id = excluded.recipient_id,
      linked_at = excluded.linked_at`.execute(trx);
}

export type MailDetail = Pick<CampaignMail, 'id'> & {
  variant: string;
  at: Date;
  rounds: Round[];
  isStopped: boolean;
  /** Replies of people to the same round and variant. */
  replies: number;
};

/** What is shown of mails before an answer is linked to one of them. */
export async function listMailDetails(
  db: Db,
  { workspaceId }: Scope,
  ledgerIds: readonly string[],
): Promise<MailDetail[]> {
  const { rows } = await sql<MailDetail>`select l.id, l.variant, c.rounds,
      coalesce(l.settled_at, l.completed_at, l.due_at) as at, d.stop is not null or r.stop is not null as "isStopped",
      (select count(*)::int from campaign_replies a join send_ledger s on s.id = a.ledger_id
        where a.campaign_id = l.campaign_id and a.kind = 'human' and s.round = l.round and s.variant = l.variant) as replies
    from send_ledger l join campaigns c on c.id = l.campaign_id join campaign_leads d on d.id = l.lead_id
    join recipients r on r.id = l.recipient_id
    where l.id = any(${[...ledgerIds]}::bigint[]) and l.workspace_id = ${workspaceId}`.execute(db);
  return rows;
}

export const listMailsToCompany = (
  db: Db | Trx,
  scope: Scope,
  { email, mailboxId }: { email: string; mailboxId: string },
): Promise<MailFacts[]> => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return listMails(
    db,
    scope,
    sql`r.domain = ${domain} and not r.is_free_mail and l.mailbox_id = ${mailboxId} and ${IS_OUT}`,
    CANDIDATES_MAX,
  );
};

export async function findMailOfLead(db: Db | Trx, scope: Scope, leadId: string): Promise<MailFacts | undefined> {
  const [mail] = await listMails(db, scope, sql`l.lead_id = ${leadId} and ${IS_OUT}`, 1);
  return mail;
}

export async function hasSentFrom(db: Db | Trx, { workspaceId }: Scope, mailboxId: string): Promise<boolean> {
  const row = await db
    .selectFrom('campaign_mailboxes')
    .select('campaign_id')
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Outcome = 'replied_at' | 'auto_replied_at' | 'bounced_at' | 'complained_at';

/** Notes what came back, the first time; false when that was known. */
export async function noteOutcome(
  trx: Trx,
  { workspaceId }: Scope,
  ledgerId: string,
  outcome: Outcome,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('send_ledger')
    .set({ [outcome]: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', ledgerId)
    .where(outcome, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Others at the same company in the same campaign who still get mail. */
export async function listColleagues(
  trx: Trx,
  { workspaceId }: Scope,
  { campaignId, domain, leadId }: Pick<MailFacts, 'campaignId' | 'domain' | 'leadId'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select l.id from recipients r
    join campaign_leads l on l.recipient_id = r.id and l.campaign_id = ${campaignId}
    where r.workspace_id = ${workspaceId} and r.domain = ${domain} and not r.is_free_mail
      and l.id <> ${leadId} and l.stop is null and r.stop is null`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Every way an address is written among those we write to. */
export async function listAliases(db: Db | Trx, scope: Scope, email: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`select address from recipients
    where id in ${hasAddress(scope, email)}`.execute(db);
  return rows.map(({ address }) => address);
}

type NewReply = {
  messageId: string;
  kind: 'human' | 'autoReply' | 'outOfOffice';
  label: string;
  at: Date;
};

/** False when this answer was taken before. */
export async function insertReply(
  trx: Trx,
  { workspaceId }: Scope,
  { id: ledgerId, campaignId, leadId }: CampaignMail,
  reply: NewReply,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('campaign_replies')
    .values({
      message_id: reply.messageId,
      workspace_id: workspaceId,
      campaign_id: campaignId,
      lead_id: leadId,
      ledger_id: ledgerId,
      kind: reply.kind,
      label: reply.label,
      at: reply.at,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A user said what an answer means. Gives what it belongs to. */
export const relabelReply = (trx: Trx, { workspaceId }: Scope, messageId: string, label: string) =>
  trx
    .updateTable('campaign_replies')
    .set({ label })
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', messageId)
    .returning(['campaign_id as campaignId', 'lead_id as leadId', 'ledger_id as ledgerId'])
    .executeTakeFirst();
