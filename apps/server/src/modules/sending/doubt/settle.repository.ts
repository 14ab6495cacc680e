import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

export type SettledMail = { leadId: string; ledgerId: string };

type Ids = readonly string[];
type Word = { at: Date; name: string };

/** Mails in doubt of these leads; with `before` only those that are so since then. */
export async function listDoubtsOf(trx: Trx, leadIds: Ids, before?: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from send_ledger
    where lead_id = any(${[...leadIds]}::bigint[]) and state = 'doubt'
      and (${before ?? null}::timestamptz is null or doubt_at < ${before ?? null}) order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whose mails these are. */
export async function listLeadsOf(trx: Trx, ledgerIds: Ids): Promise<(SettledMail & { campaignId: string })[]> {
  const { rows } = await sql<SettledMail & { campaignId: string }>`select lead_id as "leadId", id as "ledgerId",
      campaign_id as "campaignId" from send_ledger where id = any(${[...ledgerIds]}::bigint[]) order by id`.execute(
    trx,
  );
  return rows;
}

/** Counted as sent without a proof, and nothing that came after it went out or is on its way. */
const IS_LAST = sql`not exists (select from send_ledger n
  where n.lead_id = s.lead_id and n.round > s.round and n.state <> 'planned')`;

/** Of these leads, mails that were counted as sent only because nothing was heard of them. */
export async function listAgedOf(trx: Trx, leadIds: Ids): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select s.id from send_ledger s
    where s.lead_id = any(${[...leadIds]}::bigint[]) and s.state = 'accepted' and s.doubt_settled_by = 'age'
      and ${IS_LAST} order by s.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whence mails of these leads would be sent again, where that is still possible. */
export async function listQueuesOf(trx: Trx, { workspaceId }: Scope, leadIds: Ids): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct l.mailbox_id as id from send_ledger l
    join send_queues s on s.mailbox_id = l.mailbox_id
    where l.workspace_id = ${workspaceId} and l.lead_id = any(${[...leadIds]}::bigint[])
      and (l.state = 'doubt' or l.doubt_settled_by = 'age')`.execute(trx);
  return rows.map(({ id }) => id);
}

type Confirmed = SettledMail & { mailboxId: string; messageId: string; at: Date };

export async function confirmAged(trx: Trx, leadIds: Ids, { at, name }: Word): Promise<Confirmed[]> {
  const { rows } = await sql<Confirmed>`update send_ledger set doubt_settled_by = 'toldSent', doubt_settled_at = ${at},
      doubt_settled_name = ${name}
    where lead_id = any(${[...leadIds]}::bigint[]) and state = 'accepted' and doubt_settled_by = 'age'
    returning lead_id as "leadId", id as "ledgerId", mailbox_id as "mailboxId", message_id as "messageId",
      settled_at as at`.execute(trx);
  return rows;
}

type Unsent = SettledMail & { countedIn: string[] | null };

/** Mails in doubt that did not go out: left out, or to be sent. */
export async function endUnsent(
  trx: Trx,
  ids: Ids,
  { state, settledBy, at, name }: Word & { state: 'planned' | 'skipped'; settledBy: string },
): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`update send_ledger set state = ${state}, open = true, holder = null,
      doubt_at = null, reason = ${state === 'skipped' ? 'movedOn' : settledBy}, looked_up = 0, proof = null,
      settled_at = ${state === 'skipped' ? at : null}, doubt_settled_by = ${settledBy}, doubt_settled_at = ${at},
      doubt_settled_name = ${name}
    where id = any(${[...ids]}::bigint[]) and state = 'doubt'
    returning lead_id as "leadId", id as "ledgerId", counted_in as "countedIn"`.execute(trx);
  return rows;
}

/** To be sent again, although it was counted as sent. */
export async function reopenAged(trx: Trx, ids: Ids, { at, name }: Word): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`update send_ledger s set state = 'planned', open = true, holder = null,
      reason = 'toldUnsent', looked_up = 0, settled_at = null, taken_at = null, doubt_settled_by = 'toldUnsent',
      doubt_settled_at = ${at}, doubt_settled_name = ${name}
    where id = any(${[...ids]}::bigint[]) and state = 'accepted' and doubt_settled_by = 'age' and ${IS_LAST}
    returning lead_id as "leadId", id as "ledgerId", counted_in as "countedIn"`.execute(trx);
  return rows;
}

/** What was planned after these is planned anew, once they went out. */
export async function forgetNext(trx: Trx, mails: readonly SettledMail[]): Promise<void> {
  await sql`delete from send_ledger n using send_ledger s
    where s.id = any(${mails.map(({ ledgerId }) => ledgerId)}::bigint[]) and n.lead_id = s.lead_id and n.round > s.round
      and n.state = 'planned'`.execute(trx);
}
