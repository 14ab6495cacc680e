import { AppError } from '@outrider/contract/errors';
import type { Scope, Trx } from '../../../platform/db.ts';
import { refuseStandstill, reserveQuota, settleQuota } from '../../billing/index.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { changeRow, chargeDue } from '../store/rows.repository.ts';
import type { Task } from '../store/tasks.repository.ts';

type Deps = Pick<LeadsAgentDeps, 'now'>;
type ChargeDeps = Pick<LeadsAgentDeps, 'now' | 'jobs'>;

const reservationOf = ({ id, quotaPeriod }: Task) =>
  ({ quotaType: 'AGENT_RESULT', periodStart: quotaPeriod ?? '', reference: id }) as const;

/** Sets aside what a search may find, or refuses. The pot is held meanwhile, so that two searches do not pass the plan together. */
export async function setAside(deps: ChargeDeps, trx: Trx, scope: Scope, task: Task): Promise<void> {
  const amount = Math.max(0, task.wanted - task.charged);
  const now = deps.now();
  await refuseStandstill(trx, scope, now);
  const wanted = { quotaType: 'AGENT_RESULT' as const, amount, reference: task.id, now };
  const reserved = await reserveQuota(deps, trx, scope, wanted);
  if (reserved.kind === 'tooLittle') {
    throw new AppError('agentQuotaReached', { values: { wanted: amount, left: reserved.left } });
  }
  task.reserved = amount;
  task.quotaPeriod = reserved.reservation.periodStart;
}

/**
 * Charges one result. While a search is under way no more are charged than were set aside for it. Where the plan has no room for
 * one that fits later, it stays due.
 */
export async function chargeRow(deps: ChargeDeps, trx: Trx, scope: Scope, task: Task, rowId: string): Promise<void> {
  const isSetAside = task.reserved > 0;
  if (!isSetAside && task.state !== 'ended') return;
  const reservation = isSetAside ? reservationOf(task) : await setAsideOne(deps, trx, scope, task.id);
  if (!reservation) return;
  await settleQuota(trx, scope, reservation, { used: 1, givenBack: 0, now: deps.now() });
  await changeRow(trx, scope, rowId, { charge: 'charged' });
  if (isSetAside) task.reserved -= 1;
  task.due -= 1;
  task.charged += 1;
}

/** For people who fit only by criteria that were changed after the end, and whose address is looked for then. */
async function setAsideOne(deps: ChargeDeps, trx: Trx, scope: Scope, reference: string) {
  const wanted = { quotaType: 'AGENT_RESULT' as const, amount: 1, reference, now: deps.now() };
  const reserved = await reserveQuota(deps, trx, scope, wanted);
  return reserved.kind === 'reserved' ? reserved.reservation : undefined;
}

/** At the end: results still to be charged are, and the rest of what was set aside is given back. */
export async function settleRest({ now }: Deps, trx: Trx, scope: Scope, task: Task): Promise<void> {
  if (task.reserved === 0) return;
  const used = await chargeDue(trx, scope, task.id, task.reserved);
  await settleQuota(trx, scope, reservationOf(task), { used, givenBack: task.reserved - used, now: now() });
  task.charged += used;
  // Fewer than there was room for: nobody else waits, also where a person was erased meanwhile.
  task.due = used < task.reserved ? 0 : task.due - used;
  task.reserved = 0;
}
