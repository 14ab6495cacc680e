import type { Provider } from '@outrider/campaign-rules/campaign';
import type { SentRound } from '@outrider/campaign-rules/judge-condition';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import type { CampaignFacts } from './sending-deps.ts';

export type DueRow = {
  id: string;
  workspaceId: string;
  campaignId: string;
  leadId: string;
  round: number;
  mailboxId: string;
  recipientId: string;
  messageId: string;
  dueAt: Date;
  putOff: number;
};

export type DueLane = { workspaceId: string; nextAt: Date; freeAt: Date | null; rows: DueRow[] };
type LaneColumns = { lane: string; laneWorkspace: string; nextAt: Date; freeAt: Date | null };

type Lanes = { me: string; held: readonly string[]; fresh: number; candidates: number; now: Date };

/**
 * Takes lanes: those of mine that want more, and free ones whose time has come; each with its oldest due mails. They are
 * looked for campaign by campaign, so that a paused one cannot fill a mailbox's batch for ever.
 */
export async function takeDue(trx: Trx, { me, held, fresh, candidates, now }: Lanes): Promise<Map<string, DueLane>> {
  const { rows } = await sql<LaneColumns & (DueRow | { id: null })>`
    with mine as (
      select mailbox_id, workspace_id, next_at, free_at from send_lanes
      where mailbox_id = any(${[...held]}::uuid[]) and holder = ${me} order by mailbox_id for update),
    fresh as (
      select mailbox_id, workspace_id, next_at, free_at from send_lanes where holder is null and next_at <= ${now}
      order by next_at limit ${fresh} for update skip locked),
    due as (table mine union all table fresh)
    select d.mailbox_id as lane, d.workspace_id as "laneWorkspace", d.next_at as "nextAt", d.free_at as "freeAt", l.id, l.workspace_id as "workspaceId",
      l.campaign_id as "campaignId", l.lead_id as "leadId", l.round, l.mailbox_id as "mailboxId",
      l.recipient_id as "recipientId", l.message_id as "messageId", l.due_at as "dueAt", l.put_off as "putOff"
    from due d left join lateral (
      select l.* from campaign_mailboxes cm
      join campaigns c on c.id = cm.campaign_id and c.status = 'progressing'
      cross join (values (false), (true)) as kind (is_follow_up)
      cross join lateral (
        select * from send_ledger l
        where l.mailbox_id = cm.mailbox_id and l.campaign_id = cm.campaign_id and l.is_follow_up = kind.is_follow_up
          and l.open and l.state = 'planned' and l.due_at <= ${now}
        order by l.due_at limit ${candidates}) l
      where cm.mailbox_id = d.mailbox_id) l on true`.execute(trx);
  const lanes = new Map<string, DueLane>();
  for (const { lane, laneWorkspace: workspaceId, nextAt, freeAt, ...row } of rows) {
    const known = lanes.get(lane) ?? { workspaceId, nextAt, freeAt, rows: [] };
    lanes.set(lane, known);
    if (row.id !== null) known.rows.push(row);
  }
  return lanes;
}

/** As they stand now, and as they stay until the end of the transaction: a pause waits, or was here before. */
export const shareCampaigns = (trx: Trx, ids: readonly string[]): Promise<Omit<CampaignFacts, 'rounds'>[]> =>
  trx
    .selectFrom('campaigns')
    .select(['id', 'status', 'revision', 'settings'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute();

export type RecipientFacts = {
  id: string;
  address: string;
  domain: string;
  provider: Provider;
  isFreeMail: boolean;
  stop: string | null;
  holdUntil: Date | null;
};

/** As with campaigns: whoever records an answer, an opt-out or a bounce changes this row, and so comes before or after. */
export async function shareRecipients(trx: Trx, ids: readonly string[]): Promise<Map<string, RecipientFacts>> {
  const rows = await trx
    .selectFrom('recipients')
    .select(['id', 'address', 'domain', 'provider', 'is_free_mail as isFreeMail', 'stop', 'hold_until as holdUntil'])
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The zones leads are in, as far as they say. */
export async function listLeadZones(trx: Trx, leadIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; zone: string }>`select id, fields ->> 'timeZone' as zone
    from campaign_leads where id = any(${[...leadIds]}::bigint[]) and fields ? 'timeZone'`.execute(trx);
  return new Map(rows.map(({ id, zone }) => [id, zone]));
}

/** What went out to these leads before, oldest first. */
export async function listSentRounds(
  trx: Trx,
  leadIds: readonly string[],
): Promise<Map<string, (Omit<SentRound, 'open'> & { opens: number; variant: string })[]>> {
  const rows = await trx
    .selectFrom('send_ledger')
    .select(['lead_id', 'round', 'opens', 'variant'])
    .where('lead_id', '=', sql<string>`any(${[...leadIds]}::bigint[])`)
    .where('state', '=', 'accepted')
    .orderBy('lead_id')
    .orderBy('round')
    .execute();
  return Map.groupBy(rows, ({ lead_id: leadId }) => leadId);
}
