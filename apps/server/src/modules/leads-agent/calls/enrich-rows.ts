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

/** Looks for the addresses of chosen people. A person with one that a host confirmed is left alone. */
export async function enrichRows(
  deps: Deps,
  scope: Scope,
  { taskId, choice }: z.output<typeof enrichCall.input>,
): Promise<AgentTask> {
  const { db, jobs, now, verifier } = deps;
  const { state } = await ownTask(db, scope, taskId);
  const rows = (await chosenRows(db, scope, taskId, choice)).filter(
    ({ emailState }) => emailState !== 'VALID' && emailState !== 'searching',
  );
  if (rows.length === 0) throw new AppError('nothingToAdd');
  await refuseWithoutQuota(deps, scope, rows, state === 'running');
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
    const rowEvents = rows.map(({ id }) => ({ kind: 'row' as const, rowId: id }));
    await noteEvents(trx, scope, task, [...rowEvents, { kind: 'task' }], now());
    await saveTask(trx, scope, task);
    await jobs.enqueue(trx, 'leads-agent.work', { workspaceId: scope.workspaceId, taskId });
  });
  return describeTask(db, scope, await ownTask(db, scope, taskId));
}

/**
 * A result that was charged holds its address. One that is still to be charged is, once its address was looked for; while the
 * search runs it is set aside already. Anybody else's address is a verification.
 */
async function refuseWithoutQuota(
  { db, now }: Deps,
  scope: Scope,
  rows: readonly RowRecord[],
  isSetAside: boolean,
): Promise<void> {
  const plan = await planOfWorkspace(db, scope, now());
  const leftOf = (type: 'VERIFICATION' | 'AGENT_RESULT') => {
    const quota = plan?.quota.find(({ quotaType }) => quotaType === type);
    if (!quota) return 0;
    return quota.total === null ? Number.POSITIVE_INFINITY : Math.max(0, quota.total - quota.used);
  };
  const countOf = (wanted: RowRecord['charge']) => rows.filter(({ charge }) => charge === wanted).length;
  const [others, verifications] = [countOf('none'), leftOf('VERIFICATION')];
  const [due, results] = [countOf('due'), leftOf('AGENT_RESULT')];
  if (others > verifications) {
    throw new AppError('verificationQuotaReached', { values: { wanted: others, left: verifications } });
  }
  if (due > results && !isSetAside) throw new AppError('agentQuotaReached', { values: { wanted: due, left: results } });
}
