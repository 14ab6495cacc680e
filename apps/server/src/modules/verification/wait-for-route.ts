import type { Scope, Trx } from '../../platform/db.ts';
import { changeState, resumeWaitingTasks } from './tasks.repository.ts';
import type { VerificationDeps } from './verification-deps.ts';
import './verification.payloads.ts';

/** The task stands still until a self-check finds the route open again; nothing is charged meanwhile. */
export const waitForRoute = ({ db }: Pick<VerificationDeps, 'db'>, scope: Scope, taskId: string): Promise<boolean> =>
  changeState(db, scope, taskId, { from: ['running'], to: 'waitingForRoute' });

/** Every task that waited works on, in any workspace. */
export async function goOnWaiting({ jobs }: Pick<VerificationDeps, 'jobs'>, trx: Trx): Promise<void> {
  for (const { id, workspaceId } of await resumeWaitingTasks(trx)) {
    await jobs.enqueue(trx, 'verification.work', { workspaceId, taskId: id });
  }
}
