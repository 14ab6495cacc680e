import { AppError } from '@outrider/contract/errors';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { findTask, lockTask, type Task } from '../store/tasks.repository.ts';

export async function ownTask(db: Db, scope: Scope, taskId: string): Promise<Task> {
  const task = await findTask(db, scope, taskId);
  if (!task) throw new AppError('notFound');
  return task;
}

export async function lockOwnTask(trx: Trx, scope: Scope, taskId: string): Promise<Task> {
  const task = await lockTask(trx, scope, taskId);
  if (!task) throw new AppError('notFound');
  return task;
}

const UNDER_WAY: ReadonlySet<Task['state']> = new Set(['previewing', 'running', 'stopping']);

export function refuseRunning({ state }: Task): void {
  if (UNDER_WAY.has(state)) throw new AppError('searchIsRunning');
}
