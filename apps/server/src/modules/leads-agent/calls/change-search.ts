import type {
  AgentTask,
  changeCriteria as changeCall,
  saveSearch as saveCall,
} from '@outrider/contract/leads-agent/search';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { noteEvents } from '../store/events.repository.ts';
import { saveTask } from '../store/tasks.repository.ts';
import { labelsOf } from './begin-search.ts';
import { describeTask } from './describe-task.ts';
import { judgeAgain } from './judge-again.ts';
import { lockOwnTask, ownTask, refuseRunning } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'now'>;

const WEEK_MS = 7 * 86_400_000;

export async function changeCriteria(
  { db, now }: Deps,
  scope: Scope,
  { taskId, criteria }: z.output<typeof changeCall.input>,
): Promise<AgentTask> {
  await db.transaction().execute(async (trx) => {
    const task = await lockOwnTask(trx, scope, taskId);
    refuseRunning(task);
    const before = task.wish.criteria;
    task.wish = { ...task.wish, criteria: [...new Map(criteria.map((one) => [one.id, one])).values()] };
    await judgeAgain(trx, scope, task, before);
    const line = { key: 'changed' as const, values: { criteria: labelsOf(task.wish.criteria) } };
    await noteEvents(trx, scope, task, [{ kind: 'procedure', line }, { kind: 'task' }], now());
    await saveTask(trx, scope, task);
  });
  return describeTask(db, scope, await ownTask(db, scope, taskId));
}

/** The first week begins now. */
export async function saveSearch(
  { db, now }: Deps,
  scope: Scope,
  { taskId, isWeekly }: z.output<typeof saveCall.input>,
): Promise<AgentTask> {
  await db.transaction().execute(async (trx) => {
    const task = await lockOwnTask(trx, scope, taskId);
    task.isWeekly = isWeekly;
    task.nextRunAt = isWeekly ? new Date(now().getTime() + WEEK_MS) : null;
    await noteEvents(trx, scope, task, [{ kind: 'task' }], now());
    await saveTask(trx, scope, task);
  });
  return describeTask(db, scope, await ownTask(db, scope, taskId));
}
