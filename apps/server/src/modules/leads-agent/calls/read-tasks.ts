import type { AgentTask, listTasks as listCall } from '@outrider/contract/leads-agent/search';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { countTasks, listTasks } from '../store/tasks.repository.ts';
import { describeTask } from './describe-task.ts';
import { ownTask } from './own-task.ts';

type Deps = { db: Db };

export const readTask = async ({ db }: Deps, scope: Scope, taskId: string): Promise<AgentTask> =>
  describeTask(db, scope, await ownTask(db, scope, taskId));

export async function listHistory(
  { db }: Deps,
  scope: Scope,
  { pageNo, pageSize, search, isWeekly }: z.output<typeof listCall.input>,
): Promise<z.input<typeof listCall.output>> {
  const filter = { search: search.trim(), isWeekly };
  const tasks = await listTasks(db, scope, { ...filter, offset: pageNo * pageSize, limit: pageSize });
  return {
    content: tasks.map((task) => ({
      taskId: task.id,
      name: task.name,
      state: task.state,
      stopReason: task.stopReason,
      isWeekly: task.isWeekly,
      createdAt: task.createdAt.toISOString(),
      question: task.wish.question,
      found: task.counts.judged,
      fit: task.counts.fit,
      micros: task.spentMicros,
    })),
    totalSize: await countTasks(db, scope, filter),
  };
}
