import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../platform/db.ts';

export type BrokenPromise = { promise: string; what: string };

/**
 * Walks what is written down of a workspace and tells where it contradicts what the product promises: each promise is a
 * question for rows that must not exist, with words that find them.
 */
export async function findBrokenPromises(
  db: Db | Trx,
  { workspaceId }: Scope,
  only: readonly string[] = Object.keys(PROMISES),
): Promise<BrokenPromise[]> {
  const broken: BrokenPromise[] = [];
  for (const [promise, question] of Object.entries(PROMISES)) {
    if (!only.includes(promise)) continue;
    const { rows } = await sql<{ what: string }>`with ${MAILS(workspaceId)} ${question(workspaceId)}`.execute(db);
    broken.push(...rows.map(({ what }) => ({ promise, what })));
  }
  return broken;
}

/** Mails that left, or may have, with all that decides whether they should have. */
const MAILS = (workspaceId: string) => sql`mail as (
    select l.*, r.address, r.domain, r.is_free_mail, r.hold_until, c.name as campaign, c.status, c.launched_at, c.paused_at,
      c.ended_at, p.added_at, m.email as sender, m.created_at as sender_since, m.daily_cap, m.gap_minutes, m.burst,
      m.time_zone as sender_zone, coalesce(c.ran -> 'settings', c.settings) as settings,
      coalesce(c.ran -> 'rounds', c.rounds) -> l.round as mail,
      coalesce(c.ran -> 'settings', c.settings) -> 'schedule' ->> 'zone' as campaign_zone,
      coalesce(l.completed_at, l.taken_at, l.reserved_at, l.settled_at) as went_at,
      concat_ws(' ', c.name, r.address, 'round', l.round + 1,
        coalesce(l.completed_at, l.taken_at, l.reserved_at, l.settled_at)) as words
    from send_ledger l join recipients r on r.id = l.recipient_id join campaigns c on c.id = l.campaign_id
      join campaign_leads p on p.id = l.lead_id join mailboxes m on m.id = l.mailbox_id
    where l.workspace_id = ${workspaceId}),
  went as (select * from mail where state in ('taken', 'accepted', 'rejected', 'doubt'))`;

type Question = (workspaceId: string) => RawBuilder<unknown>;

const PROMISES: Record<string, Question> = {
  'nobody is written to after they were suppressed': () => sql`
    select w.words as what from went w join suppressions s on s.workspace_id = w.workspace_id and s.at < w.went_at
    where case s.scope when 'domain' then w.domain = s.value or w.domain like '%.' || s.value else w.address = s.value end`,
  'nothing lies in Sent that went to a person who was suppressed before': (workspaceId) => sql`
    select concat_ws(' ', b.email, s.value, m.sent_at) as what from inbox_messages m join inbox_folders f on f.id = m.folder_id
      join mailboxes b on b.id = m.mailbox_id join suppressions s on s.workspace_id = m.workspace_id and s.at < m.sent_at
    where m.workspace_id = ${workspaceId} and f.role = 'sent' and not m.is_warmup
      and strpos(lower(m.receivers::text), case s.scope when 'domain' then '@' else '' end || s.value) > 0`,
  'nobody gets a round twice': () => sql`
    select concat_ws(' ', campaign, address, 'round', round + 1) as what from went
    group by campaign_id, campaign, recipient_id, address, round having count(*) > 1`,
  'an answer, a bounce, a complaint or an opt-out stops what would come later': () => sql`
    select w.words as what from went w join mail e on e.workspace_id = w.workspace_id
    where (e.lead_id = w.lead_id and e.replied_at < w.went_at)
      or (e.recipient_id = w.recipient_id and least(e.bounced_at, e.complained_at) < w.went_at)`,
  'nobody is written to while they are away': () => sql`
    select w.words as what from went w join mail e on e.recipient_id = w.recipient_id
    where w.hold_until is not null and e.auto_replied_at < w.went_at and w.went_at < w.hold_until`,
  'rounds come in their order, each after its delay': () => sql`
    select w.words as what from mail w left join mail e on e.lead_id = w.lead_id and e.round = w.round - 1
    where w.round > 0 and w.state in ('taken', 'accepted', 'rejected', 'skipped') and (e.id is null
      or e.state not in ('taken', 'accepted', 'skipped')
      or coalesce(w.went_at, w.settled_at) < coalesce(e.went_at, e.settled_at) + make_interval(
        secs => (w.mail -> 'delay' ->> 'count')::int * case w.mail -> 'delay' ->> 'unit'
          when 'day' then 86400 when 'hour' then 3600 else 60 end))`,
  'a round goes only to those its condition means': () => sql`
    select w.words as what from went w where w.round > 0 and case w.mail ->> 'condition'
      when 'notOpen' then exists (select from campaign_events o where o.lead_id = w.lead_id and o.kind = 'opened'
        and o.verdict = 'person' and o.at < w.went_at)
      when 'openNotReply' then not exists (select from campaign_events o where o.lead_id = w.lead_id and o.kind = 'opened'
        and o.verdict = 'person' and o.at < w.went_at)
      when 'notClicked' then exists (select from campaign_events o where o.lead_id = w.lead_id and o.kind = 'clicked'
        and o.verdict = 'person' and o.at < w.went_at)
      when 'clicked' then not exists (select from campaign_events o where o.lead_id = w.lead_id and o.kind = 'clicked'
        and o.verdict = 'person' and o.at < w.went_at)
      else false end`,
  'one person hears from one mailbox': () => sql`
    select concat_ws(' ', campaign, address) as what from went group by campaign, lead_id, address
    having count(distinct mailbox_id) > 1`,
  'mail goes out on the days and in the hours of its campaign': () => sql`
    select w.words as what from went w, lateral (select w.went_at at time zone w.campaign_zone as local) at
    where not (w.settings -> 'schedule' -> 'days') @> to_jsonb(extract(isodow from at.local)::int)
      or extract(hour from at.local) * 60 + extract(minute from at.local) not between
        (w.settings -> 'schedule' ->> 'from')::int and (w.settings -> 'schedule' ->> 'to')::int - 1`,
  'a mailbox stays below its cap': () => sql`
    select concat_ws(' ', sender, (went_at at time zone sender_zone)::date, count(*)) as what from went
    group by mailbox_id, sender, daily_cap, (went_at at time zone sender_zone)::date having count(*) > daily_cap`,
  'a mailbox keeps its gap': () => sql`
    select concat_ws(' ', sender, went_at, words) as what from (
      select *, lag(went_at) over (partition by mailbox_id order by went_at, id) as before from went) w
    where went_at < before + greatest(make_interval(mins => gap_minutes), make_interval(secs => case when burst then 0 else 20 end))`,
  'no more people of a company are written to on a day than its limit allows': () => sql`
    select concat_ws(' ', domain, (went_at at time zone campaign_zone)::date, count(distinct recipient_id)) as what from went
    where not is_free_mail group by domain, (went_at at time zone campaign_zone)::date
    having count(distinct recipient_id) > min((settings -> 'limits' ->> 'perDomain')::int)`,
  'an address nobody has checked waits where its campaign says so': () => sql`
    select w.words as what from went w join contacts c on c.workspace_id = w.workspace_id and c.email = w.address
    where w.settings -> 'addresses' ->> 'unchecked' = 'hold' and not exists (select from contact_events e
      where e.contact_id = c.id and e.event = 'verified' and e.at < w.went_at)`,
  'no mail is older than its lead, its launch or its mailbox, and none comes from the future': () => sql`
    select words as what from went where went_at < greatest(added_at, launched_at, sender_since) or went_at > now()`,
  'nothing leaves a campaign that is paused or over': () => sql`
    select words as what from went where (status = 'suspend' and went_at > paused_at) or went_at > ended_at`,
  'nothing waits in a campaign that is over, and everybody of a finished one had every round or was stopped': (
    workspaceId,
  ) => sql`
    select words as what from mail where open and status in ('finished', 'cancel')
    union all select concat_ws(' ', c.name, r.address) from campaigns c join campaign_leads p on p.campaign_id = c.id
      join recipients r on r.id = p.recipient_id
    where c.workspace_id = ${workspaceId} and c.status = 'finished' and p.stop is null and r.stop is null
      and (select count(*) from send_ledger l where l.lead_id = p.id) < jsonb_array_length(c.rounds)`,
  'nothing is planned for a lead that was stopped': () => sql`
    select m.words as what from mail m join campaign_leads p on p.id = m.lead_id join recipients r on r.id = m.recipient_id
    where m.open and coalesce(p.stop, r.stop) is not null`,
  'a guard-rail counts what went out and came back by then, no less than it takes and no later than it must': (
    workspaceId,
  ) => sql`
    select concat_ws(' ', c.name, g.rule, g.count, 'of', g.sent, 'against', f.count, 'of', f.sent) as what
    from campaign_guards g join campaigns c on c.id = g.campaign_id, lateral (
      select count(*)::int as sent, count(l.bounced_at)::int as count from send_ledger l
      where l.campaign_id = g.campaign_id and l.state in ('accepted', 'rejected')
        and l.settled_at between g.at - interval '28 days' and g.at) f
    where g.workspace_id = ${workspaceId} and g.rule = 'bounces' and (g.sent <> f.sent or g.count <> f.count or g.sent < 20
      or g.count < g.max * g.sent or exists (
        select from (select row_number() over w as sent, count(l.bounced_at) over w as count, l.settled_at
          from send_ledger l where l.campaign_id = g.campaign_id and l.state in ('accepted', 'rejected')
          window w as (order by l.settled_at, l.id)) early
        where early.settled_at < (select max(settled_at) from send_ledger l where l.campaign_id = g.campaign_id
            and l.settled_at <= g.at and l.bounced_at is not null)
          and early.sent >= 20 and early.count >= g.max * early.sent))`,
  'a mailbox has counted what left it, day by day': (workspaceId) => sql`
    select concat_ws(' ', m.email, coalesce(d.day, l.day), coalesce(d.sent, 0), 'against', coalesce(l.sent, 0)) as what
    from (select * from mailbox_days where workspace_id = ${workspaceId} and sent > 0) d
    full join (select mailbox_id, (went_at at time zone sender_zone)::date as day, count(*) as sent from went
      where state = 'accepted' group by 1, 2) l on l.mailbox_id = d.mailbox_id and l.day = d.day
    join mailboxes m on m.id = coalesce(d.mailbox_id, l.mailbox_id) where coalesce(d.sent, 0) <> coalesce(l.sent, 0)`,
  'a mailbox has counted its warm-up mails, day by day': (workspaceId) => sql`
    select concat_ws(' ', m.email, coalesce(d.day, l.day), coalesce(d.warmup_sent, 0), 'against', coalesce(l.sent, 0)) as what
    from (select * from mailbox_days where workspace_id = ${workspaceId} and warmup_sent > 0) d
    full join (select mailbox_id, sent_day as day, count(*) as sent from warmup_mails
      where workspace_id = ${workspaceId} and sent_day is not null group by 1, 2) l
      on l.mailbox_id = d.mailbox_id and l.day = d.day
    join mailboxes m on m.id = coalesce(d.mailbox_id, l.mailbox_id)
    where coalesce(d.warmup_sent, 0) <> coalesce(l.sent, 0)`,
  'the plan has counted what went out, month by month': (workspaceId) => sql`
    select concat_ws(' ', coalesce(q.month, l.month), coalesce(q.used, 0), 'against', coalesce(l.sent, 0)) as what
    from (select to_char(period_start, 'YYYY-MM') as month, used from quota_usage
      where workspace_id = ${workspaceId} and quota_type = 'MAIL') q
    full join (select to_char(went_at at time zone (select time_zone from users where workspace_id = ${workspaceId}
      order by created_at, id limit 1), 'YYYY-MM') as month, count(*) as sent from went
      where state = 'accepted' group by 1) l on l.month = q.month
    where coalesce(q.used, 0) <> coalesce(l.sent, 0)`,
  'the timeline of a contact tells every mail that went to them': () => sql`
    select w.words as what from went w join contacts c on c.workspace_id = w.workspace_id and c.email = w.address
    where w.state = 'accepted' and not exists (select from contact_events e
      where e.contact_id = c.id and e.event = 'sent' and e.at = w.went_at)`,
  'the timeline of a contact tells what they did with a mail': () => sql`
    select concat_ws(' ', w.words, o.kind, o.at) as what from went w
      join contacts c on c.workspace_id = w.workspace_id and c.email = w.address
      join campaign_events o on o.ledger_id = w.id and o.verdict = 'person' and o.kind in ('opened', 'clicked')
    where not exists (select from contact_events e where e.contact_id = c.id and e.at = o.at
      and e.event = case o.kind when 'opened' then 'openedByPerson' else 'clicked' end)`,
  'what people did with a mail is counted as often as it is logged': () => sql`
    select m.words as what from mail m, lateral (
      select count(*) filter (where kind = 'opened' and verdict = 'person') as people,
        count(*) filter (where kind = 'opened' and verdict = 'machine') as machines,
        count(*) filter (where kind = 'clicked' and verdict = 'person') as clicks,
        count(*) filter (where kind = 'bounced') as bounces, count(*) filter (where kind = 'replied') as replies
      from campaign_events e where e.ledger_id = m.id) e
    where (m.opens > 0) <> (e.people > 0) or (m.machine_opens > 0) <> (e.machines > 0) or (m.clicks > 0) <> (e.clicks > 0)
      or (m.bounced_at is not null) <> (e.bounces > 0) or (m.replied_at is not null) <> (e.replies > 0)`,
  'nothing is logged of the future': (workspaceId) => sql`
    select concat_ws(' ', kind, at) as what from campaign_events where workspace_id = ${workspaceId} and at > now()
    union all select concat_ws(' ', event, at) from contact_events where workspace_id = ${workspaceId} and at > now()
    union all select concat_ws(' ', subject, sent_at) from inbox_messages where workspace_id = ${workspaceId}
      and sent_at > now() + interval '1 minute'`,
};
