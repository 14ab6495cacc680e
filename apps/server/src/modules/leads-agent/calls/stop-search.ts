import type { AgentTask } from '@outrider/contract/leads-agent/search';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { countLost } from '../runs/claim-work.ts';
import { concludeIfOver } from '../runs/conclude.ts';
import { noteEvents } from '../store/events.repository.ts';
import { saveTask } from '../store/tasks.repository.ts';
import { describeTask } from './describe-task.ts';
import { lockOwnTask, ownTask } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'now' | 'systemNow'>;

/** Nothing more is begun. Workers let go of what is under way within a moment, and the last one ends it. */
export async function stopSearch(deps: Deps, scope: Scope, taskId: string): Promise<AgentTask> {
  await deps.db.transaction().execute(async (trx) => {
    const task = await lockOwnTask(trx, scope, taskId);
    if (task.state !== 'running' && task.state !== 'previewing') return;
    task.state = 'stopping';
    await countLost(trx, scope, task, deps.systemNow());
    const happened = await concludeIfOver(deps, trx, scope, task);
    await noteEvents(trx, scope, task, [...happened, { kind: 'task' }], deps.now());
    await saveTask(trx, scope, task);
  });
  return describeTask(deps.db, scope, await ownTask(deps.db, scope, taskId));
}
