import type { Tripped } from '@outrider/campaign-rules/guard-rails';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { GuardCounts } from '../record/campaigns.tables.ts';

/** A mail the server would not take is one that was sent and came back. */
const WENT = sql`state in ('accepted', 'rejected')`;
const CAME_BACK = { bounces: sql`bounced_at is not null`, complaints: sql`complained_at is not null` };

/** What went out since then, and what came back of it. */
export async function countReturns(
  db: Db | Trx,
  { workspaceId }: Scope,
  campaignId: string,
  since: Date,
): Promise<GuardCounts> {
  const { rows } = await sql<GuardCounts>`select count(*)::int as sent,
      count(*) filter (where ${CAME_BACK.bounces})::int as bounced,
      count(*) filter (where ${CAME_BACK.complaints})::int as complained
    from send_ledger where campaign_id = ${campaignId} and workspace_id = ${workspaceId} and ${WENT}
      and settled_at >= ${since}`.execute(db);
  return rows[0] ?? { sent: 0, bounced: 0, complained: 0 };
}

/** What the user accepted, while it runs; the campaign stays as it is until the end of the transaction. */
export async function lockRunning(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<{ accepted: GuardCounts } | undefined> {
  return trx
    .selectFrom('campaigns')
    .select('guard_accepted as accepted')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', campaignId)
    .where('status', '=', 'progressing')
    .forUpdate()
    .executeTakeFirst();
}

export async function pauseByGuard(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
  { id, tripped, at }: { id: string; tripped: Tripped; at: Date },
): Promise<void> {
  const { rule, count, sent, max } = tripped;
  await trx
    .updateTable('campaigns')
    .set({
      status: 'suspend',
      paused_at: at,
      trouble: JSON.stringify({ reason: 'guardRail', rule, count, sent, max }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', campaignId)
    .where('status', '=', 'progressing')
    .execute();
  const guard = { id, workspace_id: workspaceId, campaign_id: campaignId, rule, at, count, sent, max };
  await trx
    .insertInto('campaign_guards')
    .values({ ...guard, resumed_at: null })
    .execute();
}

/** The user says "go on": the same evidence does not stop it again. */
export async function acceptReturns(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
  { accepted, at }: { accepted: GuardCounts; at: Date },
): Promise<void> {
  await trx
    .updateTable('campaigns')
    .set({ guard_accepted: JSON.stringify(accepted), trouble: null })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', campaignId)
    .execute();
  await trx
    .updateTable('campaign_guards')
    .set({ resumed_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('resumed_at', 'is', null)
    .execute();
}

export const findOpenGuard = (db: Db | Trx, { workspaceId }: Scope, campaignId: string) =>
  db
    .selectFrom('campaign_guards')
    .select(['rule', 'at', 'count', 'sent', 'max'])
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('resumed_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

type Span = { campaignId: string; rule: Tripped['rule']; from: Date; to: Date };

const within = ({ workspaceId }: Scope, { campaignId, from, to }: Omit<Span, 'rule'>) =>
  sql`l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and l.${WENT}
    and l.settled_at between ${from} and ${to}`;

/** How the share grew as mails went out, in at most so many steps. */
export async function listPoints(
  db: Db,
  scope: Scope,
  span: Span,
  most: number,
): Promise<{ at: Date; sent: number; count: number }[]> {
  const { rows } = await sql<{ at: Date; sent: number; count: number }>`
    select max(at) as at, max(sent)::int as sent, max(count)::int as count from (
      select l.settled_at as at, ntile(${most}) over (order by l.settled_at, l.id) as step,
        row_number() over (order by l.settled_at, l.id) as sent,
        count(*) filter (where l.${CAME_BACK[span.rule]}) over (order by l.settled_at, l.id) as count
      from send_ledger l where ${within(scope, span)}) as went
    group by step order by step`.execute(db);
  return rows;
}

export type Evidence = {
  at: Date;
  leadId: string;
  email: string;
  category: string;
  words: string;
  isSuppressed: boolean;
};

/** The mails that came back, newest first, with what was said about them. */
export async function listEvidence(db: Db, scope: Scope, span: Span, limit: number): Promise<Evidence[]> {
  const kind = span.rule === 'bounces' ? 'bounced' : 'complained';
  const column = span.rule === 'bounces' ? sql`l.bounced_at` : sql`l.complained_at`;
  const { rows } = await sql<Evidence>`select ${column} as at, l.lead_id as "leadId", r.address as email, lead.category,
      coalesce((select words from campaign_events e where e.ledger_id = l.id and e.kind = ${kind} limit 1), '') as words,
      r.stop is not null as "isSuppressed"
    from send_ledger l join recipients r on r.id = l.recipient_id join campaign_leads lead on lead.id = l.lead_id
    where ${within(scope, span)} and ${column} is not null order by 1 desc limit ${limit}`.execute(db);
  return rows;
}

/** By what was known of the addresses: how many came back, were sent, and are still to come. */
export async function countByCategory(
  db: Db,
  scope: Scope,
  span: Span,
): Promise<{ category: string; count: number; sent: number; toCome: number }[]> {
  const { rows } = await sql<{ category: string; count: number; sent: number; toCome: number }>`
    select lead.category, count(*) filter (where ${within(scope, span)} and l.${CAME_BACK[span.rule]})::int as count,
      count(*) filter (where ${within(scope, span)})::int as sent, count(*) filter (where l.open)::int as "toCome"
    from send_ledger l join campaign_leads lead on lead.id = l.lead_id
    where l.campaign_id = ${span.campaignId} and l.workspace_id = ${scope.workspaceId}
    group by 1 having count(*) filter (where ${within(scope, span)} or l.open) > 0 order by 3 desc, 1`.execute(db);
  return rows;
}
