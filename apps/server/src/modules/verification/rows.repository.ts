import type { Category, Flag } from '@outrider/email-verifier/verdict';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './verification.tables.ts';

const ROWS_A_STATEMENT = 10_000;

export async function insertRows(trx: Trx, { workspaceId }: Scope, taskId: string, emails: string[]): Promise<void> {
  for (let start = 0; start < emails.length; start += ROWS_A_STATEMENT) {
    const part = emails.slice(start, start + ROWS_A_STATEMENT);
    await sql`insert into verify_rows (task_id, row, workspace_id, email, domain)
      select ${taskId}, ${start} + place, ${workspaceId}, email, split_part(email, '@', -1)
      from unnest(${part}::text[]) with ordinality as wanted (email, place)`.execute(trx);
  }
}

export type ClaimedRow = { row: number; email: string; rounds: number; attempts: number };

type Claim = { lease: string; until: Date; now: Date; systemNow: Date; limit: number };

/**
 * Takes the next rows nobody else asks about, those of one domain together, so that they share conversations. A worker that
 * was killed is known by a lease that ran out; another lease then keeps its late verdict from counting.
 */
export async function claimRows(
  trx: Trx,
  { workspaceId }: Scope,
  taskId: string,
  { lease, until, now, systemNow, limit }: Claim,
): Promise<ClaimedRow[]> {
  const { rows } = await sql<ClaimedRow>`
    update verify_rows r set lease = ${lease}, lease_until = ${until}, first_asked_at = coalesce(first_asked_at, ${now})
    from (
      select task_id, row from verify_rows
      where task_id = ${taskId} and workspace_id = ${workspaceId} and settled_at is null
        and (lease_until is null or lease_until < ${systemNow}) and (next_try_at is null or next_try_at <= ${now})
      order by domain, row limit ${limit} for update skip locked) free
    where r.task_id = free.task_id and r.row = free.row
    returning r.row, r.email, r.rounds, r.attempts`.execute(trx);
  return rows;
}

type Lease = { taskId: string; lease: string };

export const renewLease = (db: Db, { workspaceId }: Scope, { taskId, lease }: Lease, until: Date) =>
  db
    .updateTable('verify_rows')
    .set({ lease_until: until })
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('settled_at', 'is', null)
    .where('lease', '=', lease)
    .execute();

/** Lets go of what was not asked about. */
export const releaseRows = (db: Db | Trx, { workspaceId }: Scope, { taskId, lease }: Lease) =>
  db
    .updateTable('verify_rows')
    .set({ lease: null, lease_until: null })
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('settled_at', 'is', null)
    .where('lease', '=', lease)
    .execute();

export type Report = {
  row: number;
  /** Null for one that is put off. */
  category: Category | null;
  reason: string;
  flags: Flag[];
  mx: string;
  code: number | null;
  enhanced: string;
  reply: string;
  attempts: number;
  meant: string | null;
  nextTryAt: Date | null;
};

type WrittenRow = { rounds: number; agoMs: number };

/**
 * Writes down what was learned, numbered from the next number on. Only rows that are still leased to the one who asked:
 * of two who asked about the same, one is counted. Gives the rows that were written, how often each was put off before,
 * and how long ago it was first asked about.
 */
export async function reportRows(
  trx: Trx,
  { workspaceId }: Scope,
  { taskId, lease, from, at }: Lease & { from: number; at: Date },
  reports: Report[],
): Promise<Map<number, WrittenRow>> {
  const reportsJson = JSON.stringify(reports.map((report, index) => ({ ...report, index })));
  const { rows } = await sql<WrittenRow & { row: number }>`
    update verify_rows r set
      report = ${from} + reported.index + 1, category = reported.category, reason = reported.reason, flags = reported.flags,
      mx = reported.mx, code = reported.code, enhanced = reported.enhanced, reply = reported.reply, attempts = reported.attempts,
      meant = reported.meant, next_try_at = reported."nextTryAt",
      rounds = r.rounds + case when reported.category is null then 1 else 0 end,
      settled_at = case when reported.category is null then null else ${at}::timestamptz end,
      lease = null, lease_until = null
    from jsonb_to_recordset(${reportsJson}::jsonb) as reported (
      index integer, row integer, category text, reason text, flags text[], mx text, code integer, enhanced text,
      reply text, attempts integer, meant text, "nextTryAt" timestamptz)
    where r.task_id = ${taskId} and r.workspace_id = ${workspaceId} and r.row = reported.row
      and r.lease = ${lease} and r.settled_at is null
    returning r.row, r.rounds, (extract(epoch from ${at}::timestamptz - r.first_asked_at) * 1000)::float as "agoMs"`.execute(
    trx,
  );
  return new Map(rows.map(({ row, ...written }) => [row, written]));
}

/** Ends what is left of a task without an answer. Gives how many there were. */
export async function endRows(
  trx: Trx,
  { workspaceId }: Scope,
  { taskId, reason, from, at }: { taskId: string; reason: string; from: number; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update verify_rows r set category = 'UNCHECKED', reason = ${reason}, report = ${from} + rest.place,
      settled_at = ${at}, next_try_at = null, lease = null, lease_until = null
    from (select row, row_number() over (order by row)::int as place from verify_rows
      where task_id = ${taskId} and workspace_id = ${workspaceId} and settled_at is null) rest
    where r.task_id = ${taskId} and r.workspace_id = ${workspaceId} and r.row = rest.row`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export async function listUnchecked(db: Db | Trx, { workspaceId }: Scope, taskId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('verify_rows')
    .select('email')
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('settled_at', 'is not', null)
    .where('category', '=', 'UNCHECKED')
    .orderBy('row')
    .execute();
  return rows.map(({ email }) => email);
}

export async function countWaiting(db: Db, { workspaceId }: Scope, taskIds: string[]): Promise<Map<string, number>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('verify_rows')
    .select(['task_id', sql<number>`count(*)::int`.as('waiting')])
    .where('workspace_id', '=', workspaceId)
    .where('task_id', 'in', taskIds)
    .where('settled_at', 'is', null)
    .where('next_try_at', 'is not', null)
    .groupBy('task_id')
    .execute();
  return new Map(rows.map(({ task_id, waiting }) => [task_id, waiting]));
}

/** Over this many reports a task's pace is measured. */
const PACE_REPORTS = 500;

/** Verdicts among the latest reports, and when the first of them was. */
export async function readPace(
  db: Db,
  { workspaceId }: Scope,
  { id, reported }: { id: string; reported: number },
): Promise<{ verdicts: number; since: Date | null }> {
  const row = await db
    .selectFrom('verify_rows')
    .select([sql<number>`count(*)::int`.as('verdicts'), sql<Date | null>`min(settled_at)`.as('since')])
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', id)
    .where('report', '>', reported - PACE_REPORTS)
    .where('settled_at', 'is not', null)
    .executeTakeFirst();
  return row ?? { verdicts: 0, since: null };
}
