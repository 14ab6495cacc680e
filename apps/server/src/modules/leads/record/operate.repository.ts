import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import './leads.tables.ts';
import { addUnrecorded } from '../../ledger/index.ts';

type Ids = readonly string[];

/**
 * A worker that reserves a mail to one of these is through with it, or has not begun. Gives those of the ids that are
 * leads of the campaign. The campaign stays as it is meanwhile.
 */
export async function lockLeads(trx: Trx, { workspaceId }: Scope, campaignId: string, ids: Ids): Promise<string[]> {
  await sql`select from campaigns where id = ${campaignId} and workspace_id = ${workspaceId} for share`.execute(trx);
  const { rows } = await sql<{
    id: string;
  }>`select l.id from recipients r join campaign_leads l on l.recipient_id = r.id
    where l.id = any(${[...ids]}::bigint[]) and l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}
    order by r.id for update of r`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Mails that went out, or may have: a lead that has one stays. */
const WRITTEN = sql`('reserved', 'complete', 'doubt', 'taken', 'accepted', 'rejected', 'failed')`;

/** Takes out those who got no mail, with what was planned for them; gives their addresses. */
export async function deleteUnwritten(trx: Trx, scope: Scope, campaignId: string, ids: Ids): Promise<string[]> {
  const own = await lockLeads(trx, scope, campaignId, ids);
  const { rows } = await sql<{ email: string }>`delete from campaign_leads l using recipients r
    where r.id = l.recipient_id and l.id = any(${own}::bigint[])
      and not exists (select from send_ledger s where s.lead_id = l.id and s.state in ${WRITTEN})
    returning r.address as email`.execute(trx);
  return rows.map(({ email }) => email);
}

/** Of leads that are locked, those who are not stopped, in this campaign or in all. */
export async function listGoingOn(trx: Trx, ids: Ids): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select l.id from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.id = any(${[...ids]}::bigint[]) and l.stop is null and r.stop is null order by l.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Ends the mail that comes next, as if its time had come now; the sender plans the one after it. */
export async function skipPlanned(trx: Trx, ids: Ids, at: Date): Promise<{ leadId: string; ledgerId: string }[]> {
  const { rows } = await sql<{ leadId: string; ledgerId: string }>`update send_ledger
    set state = 'skipped', reason = 'movedOn', open = true, settled_at = ${at}, due_at = ${at}
    where lead_id = any(${[...ids]}::bigint[]) and state = 'planned'
    returning lead_id as "leadId", id as "ledgerId"`.execute(trx);
  await addUnrecorded(
    trx,
    rows.map(({ ledgerId }) => ledgerId),
  );
  return rows;
}

export async function holdLeads(trx: Trx, ids: Ids, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update campaign_leads set held_at = ${at}
    where id = any(${[...ids]}::bigint[]) and held_at is null returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function releaseLeads(trx: Trx, ids: Ids): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update campaign_leads set held_at = null
    where id = any(${[...ids]}::bigint[]) and held_at is not null returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function listMailboxesOf(trx: Trx, { workspaceId }: Scope, leadIds: Ids): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct mailbox_id as id from campaign_leads
    where workspace_id = ${workspaceId} and id = any(${[...leadIds]}::bigint[]) and mailbox_id is not null
    order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}
