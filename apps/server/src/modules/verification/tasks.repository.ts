import type { Category } from '@outrider/email-verifier/verdict';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { TaskState, VerifyTasksTable } from './verification.tables.ts';

export type TaskRow = Selectable<VerifyTasksTable>;

const columns =
  () => sql<TaskRow>`t.id, t.workspace_id, t.name, t.source, t.file_name, t.state, t.names_only, t.recheck_of,
  t.total, t.valid, t.invalid, t.unknown, t.domain_error, t.unchecked, t.charged, t.reported, t.first_answers,
  t.first_answered_at, t.slowest_ms::float as slowest_ms,
  t.quota_period::text as quota_period, t.by_user_id, t.by_name, t.started_at, t.ended_at`;

export const insertTask = (trx: Trx, task: Insertable<VerifyTasksTable>) =>
  trx.insertInto('verify_tasks').values(task).execute();

export async function findTask(db: Db | Trx, { workspaceId }: Scope, id: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${columns()} from verify_tasks t where t.workspace_id = ${workspaceId} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** Held until the end of the transaction: verdicts, pausing and canceling come one after the other. */
export async function lockTask(trx: Trx, { workspaceId }: Scope, id: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${columns()} from verify_tasks t where t.workspace_id = ${workspaceId} and t.id = ${id} for update`.execute(
    trx,
  );
  return rows[0];
}

type Change = { from: readonly TaskState[]; to: TaskState; endedAt?: Date };

/** False when the task was not in one of these states any more. */
export async function changeState(
  db: Db | Trx,
  { workspaceId }: Scope,
  id: string,
  { from, to, endedAt }: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verify_tasks')
    .set({ state: to, ...(endedAt ? { ended_at: endedAt } : {}) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type Tally = Record<Category, number>;

type Progress = {
  tally: Tally;
  charged: number;
  reports: number;
  /** Verdicts nobody had to be asked twice for. */
  firstAnswers: number;
  /** The longest wait for one who had to be. */
  slowestMs: number;
  at: Date;
};

/** Adds to what was counted, and ends the task with its last verdict. Gives the state it is in then. */
export async function addToTask(
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  { tally, charged, reports, firstAnswers, slowestMs, at }: Progress,
): Promise<TaskState | undefined> {
  const checked = sql`valid + invalid + unknown + domain_error + unchecked
    + ${tally.VALID + tally.INVALID + tally.UNKNOWN + tally.DOMAIN_ERROR + tally.UNCHECKED}`;
  const { rows } = await sql<{ state: TaskState }>`update verify_tasks set
      valid = valid + ${tally.VALID}, invalid = invalid + ${tally.INVALID}, unknown = unknown + ${tally.UNKNOWN},
      domain_error = domain_error + ${tally.DOMAIN_ERROR}, unchecked = unchecked + ${tally.UNCHECKED},
      charged = charged + ${charged}, reported = reported + ${reports}, first_answers = first_answers + ${firstAnswers},
      first_answered_at = case when ${firstAnswers} > 0 then ${at} else first_answered_at end,
      slowest_ms = greatest(slowest_ms, ${Math.round(slowestMs)}),
      state = case when ${checked} >= total and state <> 'canceled' then 'done' else state end,
      ended_at = case when ${checked} >= total then ${at} else ended_at end
    where workspace_id = ${workspaceId} and id = ${id} returning state`.execute(trx);
  return rows[0]?.state;
}

type Page = { state?: TaskState | undefined; search: string; offset: number; limit: number };

const isFound = (search: string) => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(t.name ilike ${pattern} or t.file_name ilike ${pattern} or exists (
    select from verify_rows r where r.task_id = t.id and r.workspace_id = t.workspace_id
      and r.email = ${search.toLowerCase()}))`;
};

const matching = ({ workspaceId }: Scope, { state, search }: Pick<Page, 'state' | 'search'>) =>
  sql`t.workspace_id = ${workspaceId} ${state ? sql`and t.state = ${state}` : sql``} ${search ? sql`and ${isFound(search)}` : sql``}`;

export async function listTasks(db: Db, scope: Scope, page: Page): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`select ${columns()} from verify_tasks t where ${matching(scope, page)}
    order by t.started_at desc, t.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countTasks(db: Db, scope: Scope, search: string): Promise<{ state: TaskState; count: number }[]> {
  const { rows } = await sql<{ state: TaskState; count: number }>`
    select t.state, count(*)::int as count from verify_tasks t where ${matching(scope, { search })} group by 1`.execute(
    db,
  );
  return rows;
}

export async function tallySince(db: Db, { workspaceId }: Scope, since: Date) {
  const { rows } = await sql<Tally & { runs: number }>`
    select count(*)::int as runs, coalesce(sum(valid), 0)::int as "VALID", coalesce(sum(invalid), 0)::int as "INVALID",
      coalesce(sum(unknown), 0)::int as "UNKNOWN", coalesce(sum(domain_error), 0)::int as "DOMAIN_ERROR",
      coalesce(sum(unchecked), 0)::int as "UNCHECKED"
    from verify_tasks where workspace_id = ${workspaceId} and started_at >= ${since}`.execute(db);
  return rows[0] ?? { runs: 0, VALID: 0, INVALID: 0, UNKNOWN: 0, DOMAIN_ERROR: 0, UNCHECKED: 0 };
}

/** Smaller ones are mostly one host's pace: a thousand such would not take a thousand times as long. */
const TIMED_AT_LEAST = 50;

/** How long a thousand addresses took, in the middle of the checks since then; and the longest wait for a second answer. */
export async function timesSince(db: Db, { workspaceId }: Scope, since: Date) {
  const { rows } = await sql<{ median: number | null; slowest: number }>`
    select percentile_cont(0.5) within group (
        order by extract(epoch from first_answered_at - started_at)::float * 1000 / first_answers)
        filter (where first_answers >= ${TIMED_AT_LEAST}) as median,
      coalesce(max(slowest_ms), 0)::float / 1000 as slowest
    from verify_tasks where workspace_id = ${workspaceId} and started_at >= ${since} and not names_only`.execute(db);
  const [times] = rows;
  return { medianSecondsPer1000: times?.median ?? null, slowestSeconds: times?.slowest ?? 0 };
}

export const listWaitingTasks = (db: Db, { workspaceId }: Scope) =>
  db
    .selectFrom('verify_tasks')
    .select(['id', 'name', sql<number>`total - valid - invalid - unknown - domain_error - unchecked`.as('left')])
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'waitingForRoute')
    .orderBy('started_at')
    .execute();

export type TaskOfWorkspace = { id: string; workspaceId: string };

/** Of all workspaces, as all share one route. They go on now. */
export const resumeWaitingTasks = (trx: Trx): Promise<TaskOfWorkspace[]> =>
  trx
    .updateTable('verify_tasks')
    .set({ state: 'running' })
    .where('state', '=', 'waitingForRoute')
    .returning(['id', 'workspace_id as workspaceId'])
    .execute();

/** Of all workspaces, for the job that looks after them. */
export async function hasOpenTasks(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('verify_tasks')
    .select('id')
    .where('state', 'in', ['running', 'waitingForRoute'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of all workspaces: running tasks that nobody works on, or whose rows have become due or lost their worker. */
export async function listDueTasks(
  db: Db,
  { now, systemNow }: { now: Date; systemNow: Date },
): Promise<TaskOfWorkspace[]> {
  const { rows } = await sql<TaskOfWorkspace>`
    select t.id, t.workspace_id as "workspaceId" from verify_tasks t
    where t.state = 'running' and (
      exists (select from verify_rows r where r.task_id = t.id and r.settled_at is null
        and (r.next_try_at <= ${now} or r.lease_until < ${systemNow}))
      or exists (select from verify_rows r where r.task_id = t.id and r.settled_at is null and r.next_try_at is null)
        and not exists (select from verify_rows r where r.task_id = t.id and r.settled_at is null
          and r.lease_until >= ${systemNow}))`.execute(db);
  return rows;
}
