import { type LeadSource, leadSource } from '@outrider/contract/campaigns/campaign';
import type { ErrorName } from '@outrider/contract/errors';
import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import { canBeLive, searchIn } from './wanted-leads.ts';
import '../record/leads.tables.ts';

export type SourceRecord = Selectable<Tables['campaign_sources']>;

export const describeSource = ({ id, in_other_campaign, in_conversation, ...row }: SourceRecord): LeadSource => ({
  sourceId: id,
  kind: row.kind,
  name: row.name,
  state: row.state,
  trouble: leadSource.shape.trouble.catch(null).parse(row.trouble),
  rows: row.rows,
  expected: row.expected,
  added: row.added,
  twice: row.twice,
  inOtherCampaign: in_other_campaign,
  inConversation: in_conversation,
  suppressed: row.suppressed,
  invalid: row.invalid,
  isLive: row.is_live,
  canBeLive: canBeLive(row.wanted),
  search: describeSearch(row.wanted),
  at: row.at.toISOString(),
});

function describeSearch(wanted: unknown): LeadSource['search'] {
  const search = searchIn(wanted);
  if (!search) return null;
  const { taskId, nextRunAt, lastAt, lastBrought } = search;
  return { taskId, nextRunAt, lastAt, lastBrought };
}

export const listSources = (db: Db | Trx, { workspaceId }: Scope, campaignId: string): Promise<SourceRecord[]> =>
  db
    .selectFrom('campaign_sources')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .orderBy('at')
    .orderBy('id')
    .execute();

export const findSource = (
  db: Db | Trx,
  { workspaceId }: Scope,
  { campaignId, sourceId }: { campaignId: string; sourceId: string },
): Promise<SourceRecord | undefined> =>
  db
    .selectFrom('campaign_sources')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', sourceId)
    .executeTakeFirst();

type NewSource = Pick<SourceRecord, 'id' | 'kind' | 'name' | 'at' | 'expected'> & {
  campaignId: string;
  wanted: unknown;
  isLive: boolean;
};

export async function insertSource(
  trx: Trx,
  { workspaceId }: Scope,
  { campaignId, wanted, isLive, ...source }: NewSource,
): Promise<void> {
  await trx
    .insertInto('campaign_sources')
    .values({
      ...source,
      workspace_id: workspaceId,
      campaign_id: campaignId,
      wanted: JSON.stringify(wanted),
      is_live: isLive,
      look_at: source.at,
      moved_at: source.at,
    })
    .execute();
}

/** Another part of it came in, or the user wants it tried again. */
export async function reopenSource(trx: Trx, { workspaceId }: Scope, sourceId: string, at: Date): Promise<void> {
  await trx
    .updateTable('campaign_sources')
    .set({ state: 'adding', trouble: '', moved_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sourceId)
    .execute();
}

export type Taken = {
  rows: number;
  added: number;
  twice: number;
  inOtherCampaign: number;
  inConversation: number;
  suppressed: number;
  invalid: number;
};

type Step = { to: string; taken: Taken; isDone: boolean; at: Date };

/** False when another worker has taken the part that begins here, or the source was taken away. Held until the end. */
export async function lockSource(trx: Trx, { workspaceId }: Scope, sourceId: string, place: string): Promise<boolean> {
  const { rows } = await sql`select from campaign_sources where id = ${sourceId} and workspace_id = ${workspaceId}
    and place = ${place} and state = 'adding' for update`.execute(trx);
  return rows.length === 1;
}

/** Moves a source that is locked on by one part. Gives how many of those it added the log does not have yet. */
export async function advanceSource(
  trx: Trx,
  { workspaceId }: Scope,
  sourceId: string,
  { to, taken, isDone, at }: Step,
): Promise<number> {
  const { rows } = await sql<{ unlogged: number }>`update campaign_sources s set place = ${to}, moved_at = ${at},
      rows = s.rows + ${taken.rows},
      added = s.added + ${taken.added}, twice = s.twice + ${taken.twice},
      in_other_campaign = s.in_other_campaign + ${taken.inOtherCampaign},
      in_conversation = s.in_conversation + ${taken.inConversation},
      suppressed = s.suppressed + ${taken.suppressed}, invalid = s.invalid + ${taken.invalid},
      state = case when ${isDone} then 'done' else 'adding' end,
      logged = case when ${isDone} then s.added + ${taken.added} else s.logged end
    from campaign_sources before
    where s.workspace_id = ${workspaceId} and s.id = ${sourceId} and before.id = s.id
    returning s.added - before.logged as unlogged`.execute(trx);
  return rows[0]?.unlogged ?? 0;
}

/** `brokeOff`: nobody refused it, and the queue tries it again. */
export async function failSource(
  db: Db,
  { workspaceId }: Scope,
  sourceId: string,
  trouble: ErrorName | 'brokeOff',
): Promise<void> {
  await db
    .updateTable('campaign_sources')
    .set({ state: 'failed', trouble })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sourceId)
    .where('state', '=', 'adding')
    .execute();
}

/** Taking up the rest of a source begins with this. */
export async function resumeBroken(db: Db, { workspaceId }: Scope, sourceId: string, at: Date): Promise<void> {
  await db
    .updateTable('campaign_sources')
    .set({ state: 'adding', trouble: '', moved_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sourceId)
    .where('state', '=', 'failed')
    .where('trouble', '=', 'brokeOff')
    .execute();
}

/** Nobody is added any more, and nobody tries again. */
export async function closeSource(db: Db, { workspaceId }: Scope, sourceId: string): Promise<void> {
  await sql`update campaign_sources
    set state = case state when 'done' then 'done' else 'failed' end, trouble = '', is_live = false
    where workspace_id = ${workspaceId} and id = ${sourceId}`.execute(db);
}

/** Of what it brought, so many are left. */
export async function keepOnly(db: Db, { workspaceId }: Scope, sourceId: string, kept: number): Promise<void> {
  await db
    .updateTable('campaign_sources')
    .set({ state: 'done', rows: kept, added: kept, logged: kept })
    .set({ twice: 0, in_other_campaign: 0, in_conversation: 0, suppressed: 0, invalid: 0 })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sourceId)
    .execute();
}

export async function deleteSource(db: Db | Trx, { workspaceId }: Scope, sourceId: string): Promise<void> {
  await db.deleteFrom('campaign_sources').where('workspace_id', '=', workspaceId).where('id', '=', sourceId).execute();
}

export type WaitingRow = { email: string; fields: Record<string, string> };

/** Rows behind those that are there. The source is locked first, so that two parts do not get the same numbers. */
export async function insertWaitingRows(
  trx: Trx,
  { workspaceId }: Scope,
  sourceId: string,
  rows: readonly WaitingRow[],
): Promise<void> {
  await sql`select from campaign_sources where id = ${sourceId} and workspace_id = ${workspaceId} for update`.execute(
    trx,
  );
  await sql`insert into campaign_source_rows (source_id, workspace_id, n, email, fields)
    select ${sourceId}, ${workspaceId}, greatest(
        (select coalesce(max(n), 0) from campaign_source_rows where source_id = ${sourceId}),
        (select coalesce(nullif(place, ''), '0')::int from campaign_sources where id = ${sourceId})) + nth,
      email, fields::jsonb
    from unnest(${rows.map(({ email }) => email)}::text[], ${rows.map(({ fields }) => JSON.stringify(fields))}::text[])
      with ordinality as w (email, fields, nth)`.execute(trx);
  await expectMore(trx, { workspaceId }, sourceId, rows.length);
}

const expectMore = (trx: Trx, { workspaceId }: Scope, sourceId: string, rows: number) =>
  sql`update campaign_sources set expected = coalesce(expected, 0) + ${rows}
    where id = ${sourceId} and workspace_id = ${workspaceId}`.execute(trx);

export async function copyToWaiting(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
  sourceId: string,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into campaign_source_rows (source_id, workspace_id, n, email, fields)
    select ${sourceId}, ${workspaceId}, row_number() over (order by l.id), r.address, l.fields
    from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}`.execute(trx);
  await expectMore(trx, { workspaceId }, sourceId, Number(numAffectedRows));
}

export const listWaitingRows = (
  db: Db | Trx,
  { workspaceId }: Scope,
  sourceId: string,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .selectFrom('campaign_source_rows')
    .select(['n', 'email', 'fields'])
    .where('workspace_id', '=', workspaceId)
    .where('source_id', '=', sourceId)
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute();

export async function hasWaitingRows(trx: Trx, { workspaceId }: Scope, sourceId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('campaign_source_rows')
    .select('n')
    .where('workspace_id', '=', workspaceId)
    .where('source_id', '=', sourceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteWaitingRows(
  trx: Trx,
  { workspaceId }: Scope,
  sourceId: string,
  upTo: number,
): Promise<void> {
  await trx
    .deleteFrom('campaign_source_rows')
    .where('workspace_id', '=', workspaceId)
    .where('source_id', '=', sourceId)
    .where('n', '<=', upTo)
    .execute();
}
