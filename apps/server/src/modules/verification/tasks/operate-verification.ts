import { AppError } from '@outrider/contract/errors';
import type { VerifyTask } from '@outrider/contract/verification/verification';
import type { Scope } from '../../../platform/db.ts';
import { settleQuota } from '../../billing/index.ts';
import { reservationOf } from '../report-verdicts.ts';
import { endRows } from '../rows.repository.ts';
import { addToTask, changeState, findTask, lockTask } from '../tasks.repository.ts';
import type { VerificationDeps } from '../verification-deps.ts';
import { describeOne } from './describe-task.ts';
import '../verification.payloads.ts';

type Deps = Pick<VerificationDeps, 'db' | 'jobs' | 'now'>;
type Order = { taskId: string; operation: 'pause' | 'resume' | 'cancel' };

/** What a task cannot do any more changes nothing; the answer says how it stands. */
export async function operateVerification(deps: Deps, scope: Scope, { taskId, operation }: Order): Promise<VerifyTask> {
  await OPERATIONS[operation](deps, scope, taskId);
  return readVerification(deps, scope, taskId);
}

export async function readVerification(
  deps: Pick<Deps, 'db' | 'now'>,
  scope: Scope,
  taskId: string,
): Promise<VerifyTask> {
  const task = await findTask(deps.db, scope, taskId);
  if (!task) throw new AppError('notFound');
  return describeOne(deps, scope, task);
}

type Operation = (deps: Deps, scope: Scope, taskId: string) => Promise<unknown>;

/** Conversations under way end by themselves; their worker sees the state when it writes. */
const pause: Operation = ({ db }, scope, taskId) =>
  changeState(db, scope, taskId, { from: ['running', 'waitingForRoute'], to: 'paused' });

const resume: Operation = ({ db, jobs }, scope, taskId) =>
  db.transaction().execute(async (trx) => {
    const isOn = await changeState(trx, scope, taskId, { from: ['paused'], to: 'running' });
    if (isOn) await jobs.enqueue(trx, 'verification.work', { workspaceId: scope.workspaceId, taskId });
  });

/** What was not asked about ends as unchecked, and its quota is given back. */
const cancel: Operation = ({ db, now }, scope, taskId) =>
  db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, scope, taskId);
    if (!task || task.state === 'done' || task.state === 'canceled') return;
    const at = now();
    const rest = await endRows(trx, scope, { taskId, reason: 'canceled', from: task.reported, at });
    await changeState(trx, scope, taskId, { from: [task.state], to: 'canceled', endedAt: at });
    const tally = { VALID: 0, INVALID: 0, UNKNOWN: 0, DOMAIN_ERROR: 0, UNCHECKED: rest };
    await addToTask(trx, scope, taskId, { tally, charged: 0, reports: rest, firstAnswers: 0, slowestMs: 0, at });
    const givenBack = task.names_only ? 0 : rest;
    await settleQuota(trx, scope, reservationOf(task), { used: 0, givenBack, now: at });
  });

const OPERATIONS: Record<Order['operation'], Operation> = { pause, resume, cancel };
