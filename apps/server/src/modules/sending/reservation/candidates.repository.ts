import type { Provider } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import { type Db, numberList, type Trx } from '../../../platform/db.ts';
import type { CampaignFacts } from '../../campaigns/index.ts';
import type { DueMail } from '../facts/campaign-mail.ts';
import type { SentFacts } from '../facts/sent-round.ts';
import { type QueueWait, readWait, type WaitColumns } from '../queues/queue-wait.ts';

export type TakenQueue = {
  mailboxId: string;
  workspaceId: string;
  nextAt: Date;
  freeAt: Date | null;
  restsUntil: Date | null;
  /** What it waited for until now. */
  wait: QueueWait;
  /** The newest number in the ledger. */
  newestMail: string;
  /** Those that run and send from it. */
  campaigns: { id: string; revision: number }[];
};

/** Takes queues: those of mine that want more, and free ones whose time has come; the one that waits longest first. */
export async function takeQueues(
  trx: Trx,
  { me, held, fresh, now }: { me: string; held: readonly string[]; fresh: number; now: Date },
): Promise<TakenQueue[]> {
  const { rows } = await sql<Omit<TakenQueue, 'wait'> & WaitColumns>`
    with mine as (
      select mailbox_id, workspace_id, next_at, free_at, rests_until, wait, reason, look_up_to from send_queues
      where mailbox_id = any(${[...held]}::uuid[]) and holder = ${me} order by mailbox_id for update),
    fresh as (
      select mailbox_id, workspace_id, next_at, free_at, rests_until, wait, reason, look_up_to from send_queues
      where holder is null and next_at <= ${now}
      order by next_at limit ${fresh} for update skip locked),
    due as (table mine union all table fresh)
    select d.mailbox_id as "mailboxId", d.workspace_id as "workspaceId", least(d.next_at, ${now}) as "nextAt",
      d.free_at as "freeAt", d.rests_until as "restsUntil", d.wait, d.reason,
      d.look_up_to::text as "lookUpTo",
      (select last_value from send_ledger_id_seq) as "newestMail", array(
        select json_build_object('id', c.id, 'revision', c.revision)
        from campaign_mailboxes cm join campaigns c on c.id = cm.campaign_id and c.status = 'progressing'
        where cm.mailbox_id = d.mailbox_id) as campaigns
    from due d order by d.next_at, d.mailbox_id`.execute(trx);
  return rows.map(({ wait, reason, lookUpTo, ...queue }) => ({ ...queue, wait: readWait({ wait, reason, lookUpTo }) }));
}

export type MailGroup = { mailboxId: string; campaignId: string; zone: string };

/** The zones people are in to whom something is planned, each looked up by its place in the index. */
export async function listZones(trx: Trx, pairs: readonly Omit<MailGroup, 'zone'>[]): Promise<MailGroup[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<MailGroup>`
    select p.mailbox_id as "mailboxId", p.campaign_id as "campaignId", z.zone
    from unnest(${pairs.map(({ mailboxId }) => mailboxId)}::uuid[], ${pairs.map(({ campaignId }) => campaignId)}::uuid[])
      as p (mailbox_id, campaign_id)
    cross join lateral (
      with recursive found as (
        (select zone from send_ledger where mailbox_id = p.mailbox_id and campaign_id = p.campaign_id and open
          order by zone limit 1)
        union all
        select (select l.zone from send_ledger l
          where l.mailbox_id = p.mailbox_id and l.campaign_id = p.campaign_id and l.open and l.zone > f.zone
          order by l.zone limit 1)
        from found f where f.zone is not null)
      select zone from found where zone is not null) z`.execute(trx);
  return rows;
}

/** `isSendable`: its time has come, and its window is open. */
export type GroupRow = DueMail & { isSendable: boolean };

/** `upTo`: mails with a higher number were planned since the moment that is looked at, and wait for the next one. */
type AskedGroup = MailGroup & { workspaceId: string; isOpen: boolean; most: number; upTo: string | null };

/**
 * Of each group the oldest mails that are due, as many as it says, and the first that is not due yet. Follow-ups and
 * first mails are looked for apart, so that neither a long list of new people nor another campaign hides anybody.
 */
export async function listGroupRows(trx: Trx, groups: readonly AskedGroup[], now: Date): Promise<GroupRow[]> {
  if (groups.length === 0) return [];
  // What all rows of a group share is not sent with each of them.
  const { rows } = await sql<Omit<DueMail, keyof MailGroup | 'workspaceId'> & { isDue: boolean; place: string }>`
    select g.place, l.id, l.lead_id as "leadId", l.round, l.recipient_id as "recipientId",
      l.message_id as "messageId", l.variant,
      case when l.id > g.up_to then greatest(l.due_at, ${now}::timestamptz + interval '1 ms') else l.due_at end as "dueAt",
      l.put_off as "putOff", l.reason, l.due_at <= ${now} and (g.up_to is null or l.id <= g.up_to) as "isDue"
    from unnest(${groups.map(({ mailboxId }) => mailboxId)}::uuid[], ${groups.map(({ campaignId }) => campaignId)}::uuid[],
      ${groups.map(({ zone }) => zone)}::text[], ${groups.map(({ most }) => most)}::int[],
      ${groups.map(({ upTo }) => upTo)}::bigint[])
      with ordinality as g (mailbox_id, campaign_id, zone, most, up_to, place)
    cross join (values (false), (true)) as kind (is_follow_up)
    cross join lateral (
      (select * from send_ledger l
        where l.mailbox_id = g.mailbox_id and l.campaign_id = g.campaign_id and l.zone = g.zone
          and l.is_follow_up = kind.is_follow_up and l.open and l.state = 'planned' and l.due_at <= ${now}
          and (g.up_to is null or l.id <= g.up_to)
        order by l.due_at, l.lead_id limit g.most)
      union all
      (select * from send_ledger l
        where g.up_to is not null and l.id > g.up_to
          and l.mailbox_id = g.mailbox_id and l.campaign_id = g.campaign_id and l.zone = g.zone
          and l.is_follow_up = kind.is_follow_up and l.open and l.state = 'planned' and l.due_at <= ${now}
        order by l.due_at, l.lead_id limit 1)
      union all
      (select * from send_ledger l
        where l.mailbox_id = g.mailbox_id and l.campaign_id = g.campaign_id and l.zone = g.zone
          and l.is_follow_up = kind.is_follow_up and l.open and l.state = 'planned'
          and l.due_at > ${now} and l.due_at < 'infinity'
        order by l.due_at, l.lead_id limit 1)) l`.execute(trx);
  return rows.flatMap(({ place, isDue, ...row }) => {
    const group = groups[Number(place) - 1];
    if (!group) return [];
    const { workspaceId, mailboxId, campaignId, zone, isOpen } = group;
    return { ...row, workspaceId, mailboxId, campaignId, zone, isSendable: isDue && isOpen };
  });
}

/** As they stand now, and as they stay until the end of the transaction: a pause waits, or was here before. */
export const shareCampaigns = (
  trx: Trx,
  ids: readonly string[],
): Promise<Pick<CampaignFacts, 'id' | 'status' | 'revision'>[]> =>
  trx
    .selectFrom('campaigns')
    .select(['id', 'status', 'revision'])
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

/** As with campaigns: recording an answer, an opt-out or a bounce changes this row, and so comes before or after. */
export async function shareRecipients(trx: Trx, ids: readonly string[]): Promise<Map<string, RecipientFacts>> {
  const rows = await trx
    .selectFrom('recipients')
    .select(['id', 'address', 'domain', 'provider', 'is_free_mail as isFreeMail', 'stop', 'hold_until as holdUntil'])
    .where('id', '=', sql<string>`any(${numberList(ids)}::bigint[])`)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type LeadFacts = { stop: string | null; category: string; isHeld: boolean };

/** Whether these leads go on in their campaign, and what is known of their addresses. */
export async function listLeadFacts(trx: Trx, leadIds: readonly string[]): Promise<Map<string, LeadFacts>> {
  const { rows } = await sql<LeadFacts & { id: string }>`
    select id, stop, category, held_at is not null as "isHeld" from campaign_leads
    where id = any(${numberList(leadIds)}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, ...lead }) => [id, lead]));
}

/** What went out to these leads before, oldest first. */
export async function listSentRounds(trx: Db | Trx, leadIds: readonly string[]): Promise<Map<string, SentFacts[]>> {
  const rows = await trx
    .selectFrom('send_ledger')
    .select(['lead_id', 'round', 'opens', 'clicks', 'variant', 'unseen'])
    .where('lead_id', '=', sql<string>`any(${[...leadIds]}::bigint[])`)
    .where('state', '=', 'accepted')
    .orderBy('lead_id')
    .orderBy('round')
    .execute();
  return Map.groupBy(rows, ({ lead_id: leadId }) => leadId);
}
