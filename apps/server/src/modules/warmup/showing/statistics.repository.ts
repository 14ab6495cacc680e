import type { Day } from '@outrider/warmup-planner/days';
import type { DayTally } from '@outrider/warmup-planner/tallies';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../warmup.tables.ts';

export type Span = { from: Day; to: Day };

const asList = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`;

type Tally = DayTally & { mailboxId: string };

/**
 * Each day of these mailboxes on which something was sent or received. The caller has found the mailboxes in their
 * workspaces; what a mailbox received was sent by others, so those rows cannot be asked for by workspace.
 */
export async function listTallies(db: Db, mailboxIds: readonly string[], { from, to }: Span): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select id as "mailboxId", day::text as day, sum(sent)::int as sent, sum(received)::int as received,
      sum(inbox)::int as inbox, sum(spam)::int as spam, sum(missing)::int as missing, sum(rescued)::int as rescued
    from (
      select mailbox_id as id, sent_day as day, count(*) as sent, 0 as received,
        count(*) filter (where landed = 'inbox') as inbox, count(*) filter (where landed = 'spam') as spam,
        count(*) filter (where landed = 'missing') as missing, count(rescued_at) as rescued
      from warmup_mails
      where mailbox_id = ${asList(mailboxIds)} and state = 'sent' and sent_day between ${from} and ${to}
      group by 1, 2
      union all
      select partner_id, received_day, 0, count(*), 0, 0, 0, 0
      from warmup_mails
      where partner_id = ${asList(mailboxIds)} and received_day between ${from} and ${to}
      group by 1, 2
    ) days
    group by 1, 2 order by 2`.execute(db);
  return rows;
}

export type Started = { mailboxId: string; startedOn: Day };

/** Of all workspaces: how each of these mailboxes stands is written into its own row. */
export async function listStarted(db: Db, mailboxIds: readonly string[]): Promise<Started[]> {
  const { rows } = await sql<Started>`
    select mailbox_id as "mailboxId", started_on::text as "startedOn" from warmup_boxes
    where mailbox_id = ${asList(mailboxIds)}`.execute(db);
  return rows;
}

export async function listNextSends(db: Db, mailboxIds: readonly string[]) {
  const { rows } = await sql<{ mailboxId: string; at: Date }>`
    select mailbox_id as "mailboxId", min(planned_at) as at from warmup_mails
    where mailbox_id = ${asList(mailboxIds)} and state = 'planned' group by 1`.execute(db);
  return rows;
}

/** Mails that have a slot and have not gone out, by day. */
export async function countPlanned(db: Db, { workspaceId }: Scope, mailboxId: string, from: Day) {
  const { rows } = await sql<{ day: Day; count: number }>`
    select day::text as day, count(*)::int as count from warmup_mails
    where workspace_id = ${workspaceId} and mailbox_id = ${mailboxId} and state = 'planned' and day >= ${from}
    group by 1 order by 1`.execute(db);
  return rows;
}

export async function lastPlannedDay(db: Db, { workspaceId }: Scope, mailboxId: string): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select max(day)::text as day from warmup_days
    where workspace_id = ${workspaceId} and mailbox_id = ${mailboxId}`.execute(db);
  return rows[0]?.day ?? undefined;
}
