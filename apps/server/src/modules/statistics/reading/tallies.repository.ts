import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { BOUNCED, BY_MACHINE, BY_PERSON, byUnknown, DELIVERED, type Untracked, WENT } from './mails.repository.ts';
import '../../campaigns/index.ts';

/** Counts of mails that have something in common: a variant, a mailbox, a provider, the day or the hour they went. */
export type TallyRow = {
  by: 'variant' | 'mailbox' | 'provider' | 'day' | 'hour';
  round: number | null;
  variant: string | null;
  mailboxId: string | null;
  provider: string | null;
  day: string | null;
  hour: number | null;
  sent: number;
  first: number;
  delivered: number;
  person: number;
  machine: number;
  unknown: number;
  clicked: number;
  replied: number;
  bounced: number;
};

const GROUPINGS = ['variant', 'mailbox', 'provider', 'day', 'hour'] as const;

/** All of them in one look at the campaign's mails. Days and hours are those of `zone`. */
export async function tallyMails(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  { zone, untracked }: { zone: string; untracked: Untracked },
): Promise<TallyRow[]> {
  const { rows } = await sql<Omit<TallyRow, 'by'> & { kind: number }>`
    with mail as materialized (
      select s.round, s.variant, s.mailbox_id, r.provider, s.settled_at at time zone ${zone} as local,
        ${DELIVERED} as delivered, ${BY_PERSON} as person, ${BY_MACHINE} as machine, ${byUnknown(untracked)} as unknown,
        s.clicks > 0 as clicked, s.replied_at is not null as replied, ${BOUNCED} as bounced
      from send_ledger s join recipients r on r.id = s.recipient_id
      where s.workspace_id = ${workspaceId} and s.campaign_id = ${campaignId} and ${WENT}),
    timed as (select *, local::date as day, extract(hour from local)::int as hour from mail)
    select grouping(round, mailbox_id, provider, day, hour) as kind, round, variant, mailbox_id as "mailboxId", provider,
      day::text as day, hour, count(*)::int as sent, count(*) filter (where timed.round = 0)::int as first,
      count(*) filter (where delivered)::int as delivered, count(*) filter (where person)::int as person,
      count(*) filter (where machine)::int as machine, count(*) filter (where unknown)::int as unknown,
      count(*) filter (where clicked)::int as clicked, count(*) filter (where replied)::int as replied,
      count(*) filter (where bounced)::int as bounced
    from timed group by grouping sets ((round, variant), (mailbox_id), (provider), (day), (hour))`.execute(db);
  return rows.map(({ kind, ...row }) => ({ ...row, by: groupingOf(kind) }));
}

/** A bit for each that it is not grouped by, the first one highest. */
function groupingOf(kind: number): TallyRow['by'] {
  const place = GROUPINGS.findIndex((_name, index) => (kind & (1 << (GROUPINGS.length - 1 - index))) === 0);
  return GROUPINGS[place] ?? 'variant';
}

/** Replies and bounces on the day they came. */
export async function tallyReturns(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  zone: string,
): Promise<{ day: string; replies: number; bounced: number }[]> {
  const { rows } = await sql<{ day: string; replies: number; bounced: number }>`
    select day::text as day, count(*) filter (where kind = 'reply')::int as replies,
      count(*) filter (where kind = 'bounce')::int as bounced
    from (
      select (replied_at at time zone ${zone})::date as day, 'reply' as kind from send_ledger
      where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and replied_at is not null
      union all
      select (coalesce(s.bounced_at, s.settled_at) at time zone ${zone})::date, 'bounce' from send_ledger s
      where s.workspace_id = ${workspaceId} and s.campaign_id = ${campaignId} and ${BOUNCED}) came
    group by day order by day`.execute(db);
  return rows;
}

/** People a machine, or who can tell what, opened for: by what made us say so. */
export async function countOpenKinds(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<{ verdict: 'machine' | 'unknown'; kind: string; leads: number }[]> {
  const { rows } = await sql<{ verdict: 'machine' | 'unknown'; kind: string; leads: number }>`
    with lead as (
      select s.lead_id, bool_or(s.machine_opens > 0) as machine from send_ledger s
      where s.workspace_id = ${workspaceId} and s.campaign_id = ${campaignId} and ${DELIVERED}
      group by s.lead_id having bool_or(s.machine_opens > 0 or s.unknown_opens > 0) and not bool_or(s.opens > 0)),
    why as (
      select distinct on (l.lead_id) l.lead_id, e.verdict, e.words from lead l join campaign_events e
        on e.lead_id = l.lead_id and e.kind = 'opened' and e.verdict = case when l.machine then 'machine' else 'unknown' end
      where e.campaign_id = ${campaignId} order by l.lead_id, e.at, e.id)
    select verdict, words as kind, count(*)::int as leads from why group by verdict, words order by leads desc`.execute(
    db,
  );
  return rows;
}
