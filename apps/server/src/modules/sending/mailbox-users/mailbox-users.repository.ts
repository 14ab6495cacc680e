import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

type CampaignOf = { campaignId: string; campaignName: string; status: string; leads: number; sent: number };

/** Campaigns that send from a mailbox, newest first, with how many people it writes to and what it sent them. */
export async function listCampaignsOf(db: Db, { workspaceId }: Scope, mailboxId: string): Promise<CampaignOf[]> {
  const { rows } = await sql<CampaignOf>`select c.id as "campaignId", c.name as "campaignName", c.status,
      (select count(*)::int from campaign_leads l where l.campaign_id = c.id and l.mailbox_id = cm.mailbox_id) as leads,
      (select count(*)::int from send_ledger s where s.campaign_id = c.id and s.mailbox_id = cm.mailbox_id
        and s.state = 'accepted') as sent
    from campaign_mailboxes cm join campaigns c on c.id = cm.campaign_id
    where cm.mailbox_id = ${mailboxId} and cm.workspace_id = ${workspaceId} and c.deleted_at is null
    order by c.created_at desc, c.id`.execute(db);
  return rows;
}

export async function listCampaignIdsOf(
  trx: Trx,
  { workspaceId }: Scope,
  mailboxIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct campaign_id as id from campaign_mailboxes
    where mailbox_id = any(${[...mailboxIds]}::uuid[]) and workspace_id = ${workspaceId} order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The leads it still has to write to, in all campaigns. */
export async function listOpenLeadsOf(trx: Trx, { workspaceId }: Scope, mailboxId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select l.id from campaign_mailboxes cm
    join campaign_leads l on l.campaign_id = cm.campaign_id and l.mailbox_id = cm.mailbox_id
    where cm.mailbox_id = ${mailboxId} and cm.workspace_id = ${workspaceId} and l.stop is null
      and exists (select from send_ledger s where s.lead_id = l.id and s.open)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Gives the campaigns it sent for. */
export async function removeSender(trx: Trx, { workspaceId }: Scope, mailboxId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from campaign_mailboxes
    where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId} returning campaign_id as id`.execute(trx);
  return rows.map(({ id }) => id).toSorted();
}

/** Of campaigns that are not over, by name. */
export async function listCampaignNamesByTag(db: Db, { workspaceId }: Scope, tagId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from campaigns
    where workspace_id = ${workspaceId} and deleted_at is null and status in ('new', 'progressing', 'suspend')
      and settings #> '{senders,tagIds}' ? ${tagId} order by lower(name)`.execute(db);
  return rows.map(({ name }) => name);
}
