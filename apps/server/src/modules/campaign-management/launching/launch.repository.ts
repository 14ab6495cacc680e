import type { CampaignStatus } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { RanVersion } from '../../campaigns/index.ts';

type Launch = { revision: number; from: CampaignStatus; ran: RanVersion; at: Date };

/** False when it was changed, launched or ended by another request meanwhile. */
export async function markLaunched(
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  { revision, from, ran, at }: Launch,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('campaigns')
    .set((eb) => ({
      status: 'progressing',
      launched_at: eb.fn.coalesce('launched_at', eb.val(at)),
      paused_at: null,
      ended_at: null,
      ran: JSON.stringify(ran),
      ran_at: at,
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('status', '=', from)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who sends from now on. */
export async function replaceMailboxes(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
  mailboxIds: readonly string[],
): Promise<void> {
  const ids = [...mailboxIds];
  await sql`delete from campaign_mailboxes where campaign_id = ${campaignId} and workspace_id = ${workspaceId}
    and mailbox_id <> all(${ids}::uuid[])`.execute(trx);
  await sql`insert into campaign_mailboxes (mailbox_id, campaign_id, workspace_id)
    select id, ${campaignId}, ${workspaceId} from unnest(${ids}::uuid[]) id on conflict do nothing`.execute(trx);
}

type Ending = { status: CampaignStatus; from: readonly CampaignStatus[]; at: Date; by: string };

/** Pauses or ends campaigns; a worker that reserves a mail of one is through with it, or finds it so. Gives those it was done to. */
export async function markStill(
  trx: Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
  { status, from, at, by }: Ending,
): Promise<string[]> {
  const isOver = status === 'cancel';
  const { rows } = await sql<{ id: string }>`
    with locked as (select id from campaigns where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[])
      and status = any(${[...from]}::text[]) and deleted_at is null order by id for update)
    update campaigns c set status = ${status},
      paused_at = case when ${isOver} then c.paused_at else ${at} end,
      ended_at = case when ${isOver} then ${at}::timestamptz end, ended_by = case when ${isOver} then ${by} else '' end
    from locked where c.id = locked.id returning c.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export type LeadFacts = { total: number; unverified: number; unknown: number; invalid: number; suppressed: number };

/** Of leads that go on, how many nobody vouches for; and how many were stopped everywhere before they got anything. */
export async function countLeadFacts(db: Db, { workspaceId }: Scope, campaignId: string): Promise<LeadFacts> {
  const { rows } = await sql<LeadFacts>`
    select count(*) filter (where goes_on)::int as total,
      count(*) filter (where goes_on and category in ('NEVER', 'UNCHECKED'))::int as unverified,
      count(*) filter (where goes_on and category = 'UNKNOWN')::int as unknown,
      count(*) filter (where goes_on and category in ('INVALID', 'DOMAIN_ERROR'))::int as invalid,
      count(*) filter (where is_suppressed)::int as suppressed
    from (select l.category, l.stop is null and r.stop is null as goes_on,
        l.stop is null and r.stop in ('suppressed', 'optedOut', 'complained') as is_suppressed
      from campaign_leads l join recipients r on r.id = l.recipient_id
      where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}) leads`.execute(db);
  return rows[0] ?? { total: 0, unverified: 0, unknown: 0, invalid: 0, suppressed: 0 };
}
