import type { VerifyRow, VerifyTask } from '@outrider/contract/verification/verification';
import { VERIFY_TASK_TYPE } from '@outrider/contract/verification/verification';
import type { Scope } from '../../../platform/db.ts';
import type { ResultRow } from '../result-rows.repository.ts';
import { countWaiting, readPace } from '../rows.repository.ts';
import type { TaskRow } from '../tasks.repository.ts';
import type { VerificationDeps } from '../verification-deps.ts';

type Deps = Pick<VerificationDeps, 'db' | 'now'>;

/** Tasks as they are shown, with what is known of how fast they go. */
export async function describeTasks({ db, now }: Deps, scope: Scope, tasks: TaskRow[]): Promise<VerifyTask[]> {
  const running = tasks.filter(({ state }) => state === 'running');
  const open = tasks.filter(({ state }) => state !== 'done' && state !== 'canceled');
  const waiting = await countWaiting(
    db,
    scope,
    open.map(({ id }) => id),
  );
  const paces = new Map<string, number>();
  for (const task of running) {
    const { verdicts, since } = await readPace(db, scope, task);
    if (since) paces.set(task.id, verdicts / Math.max(1, (now().getTime() - since.getTime()) / 1000));
  }
  return tasks.map((task) => describeTask(task, waiting.get(task.id) ?? 0, paces.get(task.id) ?? 0));
}

export const describeOne = async (deps: Deps, scope: Scope, task: TaskRow): Promise<VerifyTask> => {
  const [described] = await describeTasks(deps, scope, [task]);
  if (!described) throw new Error('a task is described as one');
  return described;
};

function describeTask(task: TaskRow, waiting: number, perSecond: number): VerifyTask {
  const counts = {
    VALID: task.valid,
    INVALID: task.invalid,
    UNKNOWN: task.unknown,
    DOMAIN_ERROR: task.domain_error,
    UNCHECKED: task.unchecked,
  };
  const checked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    taskId: task.id,
    taskType: VERIFY_TASK_TYPE,
    name: task.name,
    source: task.source,
    fileName: task.file_name,
    state: task.state,
    total: task.total,
    checked,
    waiting,
    counts,
    charged: task.charged,
    perSecond: Math.round(perSecond * 10) / 10,
    secondsLeft: perSecond > 0 ? Math.ceil((task.total - checked - waiting) / perSecond) : null,
    startedAt: task.started_at.toISOString(),
    endedAt: task.ended_at?.toISOString() ?? null,
    by: task.by_name,
  };
}

/** A row that is put off has no category of its own yet: nobody knows, so it is shown as unchecked. */
export const describeRow = (row: ResultRow): VerifyRow => ({
  row: row.row,
  email: row.email,
  category: row.category ?? 'UNCHECKED',
  reason: row.reason,
  flags: row.flags,
  mx: row.mx,
  code: row.code,
  enhanced: row.enhanced,
  reply: row.reply,
  attempts: row.attempts,
  meant: row.meant,
  tookMs: row.settled_at && row.first_asked_at ? row.settled_at.getTime() - row.first_asked_at.getTime() : null,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  pending: row.settled_at === null,
});
