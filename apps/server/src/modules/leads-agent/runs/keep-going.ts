import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import '../leads-agent.payloads.ts';
import { listDueWeekly, listUnattended, type TaskOfWorkspace } from '../store/tasks.repository.ts';
import { tellHeld } from './tell-held.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'jobs' | 'log' | 'now' | 'systemNow'>;

/** Every minute: searches nobody works on are gone on with, and saved ones begin again when their week is over. */
export async function keepGoing(deps: Deps, runAgain: (task: TaskOfWorkspace) => Promise<void>): Promise<void> {
  const { db, jobs, log, now, systemNow } = deps;
  for (const { id, workspaceId } of await listUnattended(db, systemNow())) {
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'leads-agent.work', { workspaceId, taskId: id }));
  }
  for (const task of await listDueWeekly(db, now())) {
    await runAgain(task).catch(async (error: unknown) => {
      log.warn({ err: error, taskId: task.id }, 'a saved search was not run');
      await tellHeld(deps, task, task.id, error);
    });
  }
}
