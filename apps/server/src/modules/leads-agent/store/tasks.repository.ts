import type { AgentTask, SearchWish } from '@outrider/contract/leads-agent/search';
import type { StopReason } from '@outrider/lead-finder/lead';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { TaskCounts, Verdicts } from '../leads-agent.tables.ts';
import { toJson } from './to-json.ts';

/** A search as it is worked on. What changes is written back with `saveTask`, by the worker that holds its lock. */
export type Task = {
  id: string;
  name: string;
  wish: SearchWish;
  state: AgentTask['state'];
  stopReason: StopReason | null;
  wanted: number;
  budgetMicros: number;
  previewUntil: number;
  previewBeganAt: Date | null;
  spentMicros: number;
  heldMicros: number;
  charged: number;
  due: number;
  reserved: number;
  quotaPeriod: string | null;
  counts: TaskCounts;
  verdicts: Verdicts;
  companiesRead: number;
  expected: AgentTask['expected'];
  suggestions: AgentTask['suggestions'];
  obliged: AgentTask['obliged'];
  events: number;
  rows: number;
  isWeekly: boolean;
  nextRunAt: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
};

const columns = () => sql<Task>`t.id, t.name, t.wish, t.state, t.stop_reason as "stopReason", t.wanted,
  t.budget_micros::float as "budgetMicros", t.preview_until as "previewUntil", t.preview_began_at as "previewBeganAt",
  t.spent_micros::float as "spentMicros", t.held_micros::float as "heldMicros", t.charged, t.due, t.reserved,
  t.quota_period::text as "quotaPeriod", t.counts, t.verdicts, t.companies_read as "companiesRead", t.expected, t.suggestions, t.obliged, t.events, t.rows,
  t.is_weekly as "isWeekly", t.next_run_at as "nextRunAt", t.created_at as "createdAt", t.started_at as "startedAt",
  t.ended_at as "endedAt"`;

export const NO_COUNTS: TaskCounts = {
  companies: 0,
  pages: 0,
  candidates: 0,
  judged: 0,
  fit: 0,
  unclear: 0,
  out: 0,
  inContacts: 0,
  suppressed: 0,
  objected: 0,
  withAddress: 0,
  validAddress: 0,
};

type NewTask = { id: string; name: string; wish: SearchWish; verdicts: Verdicts; at: Date };

export const insertTask = (trx: Trx, { workspaceId }: Scope, { id, name, wish, verdicts, at }: NewTask) =>
  trx
    .insertInto('agent_tasks')
    .values({
      id,
      workspace_id: workspaceId,
      name,
      wish: toJson(wish),
      state: 'previewing',
      stop_reason: null,
      wanted: wish.maxResults,
      budget_micros: wish.budgetMicros,
      preview_began_at: at,
      quota_period: null,
      counts: toJson(NO_COUNTS),
      verdicts: toJson(verdicts),
      expected: null,
      next_run_at: null,
      created_at: at,
      started_at: null,
      ended_at: null,
    })
    .execute();

export async function findTask(db: Db | Trx, { workspaceId }: Scope, id: string): Promise<Task | undefined> {
  const { rows } = await sql<Task>`
    select ${columns()} from agent_tasks t where t.workspace_id = ${workspaceId} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** Held until the end of the transaction. A change to a search takes this first, so nobody waits in a circle. */
export async function lockTask(trx: Trx, { workspaceId }: Scope, id: string): Promise<Task | undefined> {
  const { rows } = await sql<Task>`
    select ${columns()} from agent_tasks t where t.workspace_id = ${workspaceId} and t.id = ${id} for update`.execute(
    trx,
  );
  return rows[0];
}

export const saveTask = (trx: Trx, { workspaceId }: Scope, task: Task) =>
  trx
    .updateTable('agent_tasks')
    .set({
      wish: toJson(task.wish),
      state: task.state,
      stop_reason: task.stopReason,
      wanted: task.wanted,
      budget_micros: task.budgetMicros,
      preview_until: task.previewUntil,
      preview_began_at: task.previewBeganAt,
      spent_micros: task.spentMicros,
      held_micros: task.heldMicros,
      charged: task.charged,
      due: task.due,
      reserved: task.reserved,
      quota_period: task.quotaPeriod,
      counts: toJson(task.counts),
      verdicts: toJson(task.verdicts),
      companies_read: task.companiesRead,
      expected: task.expected && toJson(task.expected),
      suggestions: toJson(task.suggestions),
      obliged: toJson(task.obliged),
      events: task.events,
      rows: task.rows,
      is_weekly: task.isWeekly,
      next_run_at: task.nextRunAt,
      started_at: task.startedAt,
      ended_at: task.endedAt,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', task.id)
    .execute();

export async function findState(db: Db, { workspaceId }: Scope, id: string): Promise<AgentTask['state'] | undefined> {
  const row = await db
    .selectFrom('agent_tasks')
    .select('state')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state;
}

type Page = { search: string; isWeekly?: boolean | undefined; offset: number; limit: number };

const matching = ({ workspaceId }: Scope, { search, isWeekly }: Pick<Page, 'search' | 'isWeekly'>) => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = search === '' ? sql`` : sql`and (t.name ilike ${pattern} or t.wish ->> 'question' ilike ${pattern})`;
  return sql`t.workspace_id = ${workspaceId} ${found} ${isWeekly === undefined ? sql`` : sql`and t.is_weekly = ${isWeekly}`}`;
};

export async function listTasks(db: Db, scope: Scope, page: Page): Promise<Task[]> {
  const { rows } = await sql<Task>`select ${columns()} from agent_tasks t where ${matching(scope, page)}
    order by t.created_at desc, t.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countTasks(db: Db, scope: Scope, page: Pick<Page, 'search' | 'isWeekly'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent_tasks t where ${matching(scope, page)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type TaskOfWorkspace = { id: string; workspaceId: string };

/** Of all workspaces, for the job that looks after them: those under way that nobody works on. */
export async function listUnattended(db: Db, systemNow: Date): Promise<TaskOfWorkspace[]> {
  const { rows } = await sql<TaskOfWorkspace>`
    select t.id, t.workspace_id as "workspaceId" from agent_tasks t
    where t.state in ('previewing', 'running', 'stopping') and not exists (
      select from agent_units u where u.task_id = t.id and u.settled_at is null and u.lease_until >= ${systemNow})`.execute(
    db,
  );
  return rows;
}

/** Of all workspaces: saved searches whose week is over. */
export const listDueWeekly = (db: Db, now: Date): Promise<TaskOfWorkspace[]> =>
  db
    .selectFrom('agent_tasks')
    .select(['id', 'workspace_id as workspaceId'])
    .where('is_weekly', '=', true)
    .where('next_run_at', '<=', now)
    .where('state', 'in', ['previewed', 'ended'])
    .execute();
