import { AppError } from '@outrider/contract/errors';
import type { enrichContacts as enrichCall } from '@outrider/contract/leads-agent/rows';
import type { AgentTask } from '@outrider/contract/leads-agent/search';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { planOfWorkspace } from '../../billing/index.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import '../leads-agent.payloads.ts';
import { addressUnit } from '../runs/address-unit.ts';
import { tallyRow } from '../runs/tally.ts';
import { noteEvents } from '../store/events.repository.ts';
import { changeRow, type RowRecord } from '../store/rows.repository.ts';
import { saveTask } from '../store/tasks.repository.ts';
import { askAddressesAgain } from '../store/units.repository.ts';
import { chosenRows } from './chosen-rows.ts';
import { describeTask } from './describe-task.ts';
import { lockOwnTask, ownTask } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'jobs' | 'now' | 'verifier'>;

/** Looks for the addresses of chosen people. Whoever has one that a host confirmed is left as they are. */
export async function enrichRows(
  deps: Deps,
  scope: Scope,
  { taskId, choice }: z.output<typeof enrichCall.input>,
): Promise<AgentTask> {
  const { db, jobs, now, verifier } = deps;
  await ownTask(db, scope, taskId);
  const rows = (await chosenRows(db, scope, taskId, choice)).filter(
    ({ emailState }) => emailState !== 'VALID' && emailState !== 'searching',
  );
  if (rows.length === 0) throw new AppError('nothingToAdd');
  await refuseWithoutQuota(deps, scope, rows);
  if (!(await verifier.canAsk())) throw new AppError('noProbeRoute');
  await db.transaction().execute(async (trx) => {
    const task = await lockOwnTask(trx, scope, taskId);
    await askAddressesAgain(
      trx,
      scope,
      taskId,
      rows.map(({ id }) => addressUnit(id)),
    );
    for (const row of rows) {
      tallyRow(task, row, -1);
      tallyRow(task, { ...row, emailState: 'searching' }, 1);
      await changeRow(trx, scope, row.id, { emailState: 'searching' });
    }
    const told = rows.map(({ id }) => ({ kind: 'row' as const, rowId: id }));
    await noteEvents(trx, scope, task, [...told, { kind: 'task' }], now());
    await saveTask(trx, scope, task);
    await jobs.enqueue(trx, 'leads-agent.work', { workspaceId: scope.workspaceId, taskId });
  });
  return describeTask(db, scope, await ownTask(db, scope, taskId));
}

/** A result that was charged holds its address. */
async function refuseWithoutQuota({ db, now }: Deps, scope: Scope, rows: readonly RowRecord[]): Promise<void> {
  const wanted = rows.filter(({ charge }) => charge === 'none').length;
  const plan = await planOfWorkspace(db, scope, now());
  const quota = plan?.quota.find(({ quotaType }) => quotaType === 'VERIFICATION');
  const left = !quota ? 0 : quota.total === null ? Number.POSITIVE_INFINITY : Math.max(0, quota.total - quota.used);
  if (wanted > left) throw new AppError('verificationQuotaReached', { values: { wanted, left } });
}
