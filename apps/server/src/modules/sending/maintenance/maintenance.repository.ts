import type { CampaignStatus, Schedule, Senders } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

/** Of all workspaces, as maintenance acts in each campaign's own. */
export type RunningCampaign = { id: string; workspaceId: string };

type TaggedCampaign = { campaignId: string; workspaceId: string; senders: Senders };

export async function listTaggedCampaigns(db: Db): Promise<TaggedCampaign[]> {
  const { rows } = await sql<TaggedCampaign>`select id as "campaignId", workspace_id as "workspaceId",
      settings -> 'senders' as senders
    from campaigns where status = 'progressing' and jsonb_array_length(settings #> '{senders,tagIds}') > 0`.execute(db);
  return rows;
}

/** Mailboxes of campaigns that run, and of how many. */
export async function listBusyMailboxes(db: Db): Promise<{ mailboxId: string; campaigns: number }[]> {
  const { rows } = await sql<{ mailboxId: string; campaigns: number }>`
    select cm.mailbox_id as "mailboxId", count(*)::int as campaigns
    from campaign_mailboxes cm join campaigns c on c.id = cm.campaign_id and c.status = 'progressing'
    group by 1`.execute(db);
  return rows;
}

/** How many are new. */
export async function addSenders(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
  mailboxIds: readonly string[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`insert into campaign_mailboxes (mailbox_id, campaign_id, workspace_id)
    select m.id, ${campaignId}, m.workspace_id from mailboxes m
    where m.id = any(${[...mailboxIds]}::uuid[]) and m.workspace_id = ${workspaceId}
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows);
}

type Orphans = { mailboxId: string; campaignId: string; workspaceId: string };

/** Pairs with open mails of which the mailbox does not send for the campaign; each looked up by its place in the index. */
export async function listOrphans(db: Db): Promise<Orphans[]> {
  const { rows } = await sql<Orphans>`
    with recursive pair as (
      (select mailbox_id, campaign_id from send_ledger where open and campaign_id is not null
        order by mailbox_id, campaign_id limit 1)
      union all
      select next.mailbox_id, next.campaign_id from pair p cross join lateral (
        select l.mailbox_id, l.campaign_id from send_ledger l
        where l.open and l.campaign_id is not null and (l.mailbox_id, l.campaign_id) > (p.mailbox_id, p.campaign_id)
        order by l.mailbox_id, l.campaign_id limit 1) next)
    select p.mailbox_id as "mailboxId", p.campaign_id as "campaignId", c.workspace_id as "workspaceId"
    from pair p join campaigns c on c.id = p.campaign_id and c.status in ('progressing', 'suspend')
    where not exists (select from campaign_mailboxes cm
      where cm.mailbox_id = p.mailbox_id and cm.campaign_id = p.campaign_id)`.execute(db);
  return rows;
}

/** What is reserved by workers who are gone, from mailboxes that have no queue any more. */
export async function listHeldByDead(
  trx: Trx,
  mailboxIds: readonly string[],
): Promise<{ holder: string; ids: string[] }[]> {
  const { rows } = await sql<{ holder: string; ids: string[] }>`
    select l.holder, array_agg(l.id::text order by l.id) as ids from send_ledger l
    where l.mailbox_id = any(${[...mailboxIds]}::uuid[]) and l.open and l.owner_kind = 'campaign'
      and l.state in ('reserved', 'complete') and not exists (select from send_queues s where s.mailbox_id = l.mailbox_id)
      and not exists (select from send_workers w where w.id = l.holder)
    group by l.holder`.execute(trx);
  return rows;
}

export async function listEnding(db: Db): Promise<(RunningCampaign & { schedule: Schedule })[]> {
  const { rows } = await sql<RunningCampaign & { schedule: Schedule }>`
    select id, workspace_id as "workspaceId", settings -> 'schedule' as schedule
    from campaigns where status = 'progressing' and settings #>> '{schedule,endDay}' is not null`.execute(db);
  return rows;
}

/** Running campaigns that have nothing open with any of their mailboxes, nothing held, and wait for nobody to join. */
export async function listQuiet(db: Db): Promise<RunningCampaign[]> {
  const { rows } = await sql<RunningCampaign>`select c.id, c.workspace_id as "workspaceId" from campaigns c
    where c.status = 'progressing' and not exists (
        select from campaign_mailboxes cm cross join lateral (
          select from send_ledger l
          where l.mailbox_id = cm.mailbox_id and l.campaign_id = cm.campaign_id and l.open limit 1) l
        where cm.campaign_id = c.id)
      and not exists (select from send_ledger l
        where l.campaign_id = c.id and l.open and l.due_at = 'infinity')
      and not exists (select from campaign_sources f where f.campaign_id = c.id and f.is_live)`.execute(db);
  return rows;
}

/** Locks it against everybody who plans for it or changes it. */
export async function lockRunning(trx: Trx, id: string): Promise<CampaignStatus | undefined> {
  const row = await trx.selectFrom('campaigns').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.status;
}

/**
 * Nothing is open or to be followed up; and unless its time is over, nothing is in doubt, which ends by itself, nobody
 * waits to be planned and nobody is being added.
 */
export async function isDone(trx: Trx, id: string, { isOver }: { isOver: boolean }): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select not (
      exists (select from send_ledger where campaign_id = ${id} and open)
      or not ${isOver} and (
        exists (select from send_ledger where doubt_at is not null and campaign_id = ${id} and state = 'doubt')
        or exists (select from campaign_leads l join recipients r on r.id = l.recipient_id
          where l.campaign_id = ${id} and l.stop is null and r.stop is null
            and not exists (select from send_ledger s where s.lead_id = l.id))
        or exists (select from campaign_sources where campaign_id = ${id} and state = 'adding'))) as done`.execute(trx);
  return rows[0]?.done ?? false;
}

export const finish = (trx: Trx, id: string, status: CampaignStatus, at: Date) =>
  trx
    .updateTable('campaigns')
    .set({ status, ended_at: at })
    .where('id', '=', id)
    .where('status', '=', 'progressing')
    .execute();

/** Ends what is planned; how many. */
export async function endRows(
  db: Db,
  campaignId: string,
  { reason, at, limit }: { reason: string; at: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update send_ledger set state = 'skipped', open = false, reason = ${reason},
      settled_at = ${at}
    where id in (select id from send_ledger where campaign_id = ${campaignId} and open and state = 'planned'
      order by id limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
