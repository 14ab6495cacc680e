import { randomUUID } from 'node:crypto';
import type { Day } from '@outrider/warmup-planner/days';
import type { Meeting } from '@outrider/warmup-planner/meetings';
import { sql } from 'kysely';
import type { Scope, Trx } from '../../platform/db.ts';
import './warmup.tables.ts';

/*
 * Planning pairs mailboxes of different workspaces, so what it reads has no scope: see listWarmupMailboxes. What it
 * writes names, row by row, the workspace of the mailbox that sends.
 */

/** One planner at a time: two would each find the same pair rested. Held until the transaction ends. */
export const lockPool = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext('warmup.plan'))`.execute(trx);

export type BoxRow = { mailboxId: string; startedOn: Day; sendingDays: number; lastSent: Day | null };

/** Who takes part, since when, on how many days it has sent and on which last. */
export async function listBoxes(trx: Trx): Promise<BoxRow[]> {
  const { rows } = await sql<BoxRow>`
    select b.mailbox_id as "mailboxId", b.started_on::text as "startedOn", coalesce(s.days, 0) as "sendingDays",
      s.last::text as "lastSent"
    from warmup_boxes b
    left join (select mailbox_id, count(distinct sent_day)::int as days, max(sent_day) as last from warmup_mails
      where state = 'sent' group by mailbox_id) s on s.mailbox_id = b.mailbox_id`.execute(trx);
  return rows;
}

type NewBox = Scope & { mailboxId: string; startedOn: Day; at: Date };

export const insertBoxes = (trx: Trx, boxes: readonly NewBox[]) =>
  inChunks(boxes, (chunk) =>
    trx
      .insertInto('warmup_boxes')
      .values(
        chunk.map(({ workspaceId, mailboxId, startedOn, at }) => ({
          mailbox_id: mailboxId,
          workspace_id: workspaceId,
          started_at: at,
          started_on: startedOn,
          looked_at: null,
        })),
      )
      .onConflict((conflict) => conflict.column('mailbox_id').doNothing())
      .execute(),
  );

export async function listPlannedDays(trx: Trx, from: Day): Promise<{ mailboxId: string; day: Day }[]> {
  const { rows } = await sql<{ mailboxId: string; day: Day }>`
    select mailbox_id as "mailboxId", day::text as day from warmup_days where day >= ${from}`.execute(trx);
  return rows;
}

/** Slots of these days that carry a mail: an answer, or one that went out before the day was planned. By mailbox. */
export async function listUsedSlots(
  trx: Trx,
  days: readonly { mailboxId: string; day: Day }[],
): Promise<Map<string, Set<number>>> {
  const { rows } = await sql<{ id: string; slots: number[] }>`
    select m.mailbox_id as id, array_agg(m.slot) as slots
    from unnest(${days.map(({ mailboxId }) => mailboxId)}::uuid[], ${days.map(({ day }) => day)}::date[]) as d (id, day)
    join warmup_mails m on m.mailbox_id = d.id and m.day = d.day
    where m.state in ('planned', 'sending', 'sent', 'failed') group by m.mailbox_id`.execute(trx);
  return new Map(rows.map(({ id, slots }) => [id, new Set(slots)]));
}

type NewDay = Scope & { mailboxId: string; day: Day; mails: number; openings: number; at: Date };

export const insertDays = (trx: Trx, days: readonly NewDay[]) =>
  inChunks(days, (chunk) =>
    trx
      .insertInto('warmup_days')
      .values(
        chunk.map(({ workspaceId, mailboxId, day, mails, openings, at }) => ({
          mailbox_id: mailboxId,
          workspace_id: workspaceId,
          day,
          mails,
          openings,
          planned_at: at,
        })),
      )
      .execute(),
  );

/** Mailboxes with answers that have no slot yet. */
export async function listAnswerers(trx: Trx): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct mailbox_id as id from warmup_mails where state = 'waiting' and mailbox_id is not null`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Conversations begun or to be begun after a moment. */
export async function listMeetings(trx: Trx, after: Date): Promise<Meeting[]> {
  const { rows } = await sql<Meeting>`
    select mailbox_id as "from", partner_id as "to", planned_at as at from warmup_mails
    where place = 1 and state in ('planned', 'sending', 'sent') and planned_at > ${after}
      and mailbox_id is not null and partner_id is not null
    order by planned_at`.execute(trx);
  return rows;
}

type NewOpening = Scope & {
  mailboxId: string;
  partnerId: string;
  messageId: string;
  day: Day;
  slot: number;
  at: Date;
};

export const insertOpenings = (trx: Trx, openings: readonly NewOpening[]) =>
  inChunks(openings, (chunk) =>
    trx
      .insertInto('warmup_mails')
      .values(
        chunk.map(({ workspaceId, mailboxId, partnerId, messageId, day, slot, at }) => ({
          id: randomUUID(),
          workspace_id: workspaceId,
          thread_id: randomUUID(),
          place: 1,
          mailbox_id: mailboxId,
          partner_id: partnerId,
          message_id: messageId,
          state: 'planned' as const,
          day,
          slot,
          planned_at: at,
        })),
      )
      .execute(),
  );

/** PostgreSQL takes 65 535 parameters a statement; the widest row here has 11. */
const CHUNK = 1_000;

async function inChunks<T>(rows: readonly T[], insert: (chunk: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await insert(rows.slice(start, start + CHUNK));
}
