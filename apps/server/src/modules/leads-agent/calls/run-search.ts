import { AppError } from '@outrider/contract/errors';
import type { AgentTask, extendSearch as extendCall } from '@outrider/contract/leads-agent/search';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { addressUnit } from '../runs/address-unit.ts';
import { setAside } from '../runs/charge.ts';
import { tallyRow } from '../runs/tally.ts';
import { type Happening, noteEvents } from '../store/events.repository.ts';
import { changeRow, listHeld, listRows } from '../store/rows.repository.ts';
import { listSpend } from '../store/spend.repository.ts';
import { saveTask, type Task } from '../store/tasks.repository.ts';
import { insertUnits, reopenSearches } from '../store/units.repository.ts';
import { beginSearch, refuseWithoutSource } from './begin-search.ts';
import { describeTask } from './describe-task.ts';
import { fitBy } from './judge-again.ts';
import { lockOwnTask, ownTask, refuseRunning } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'jobs' | 'now' | 'sources'>;

/** Runs the whole search. What it may find is set aside on the plan first, or it does not begin. */
export async function startSearch(deps: Deps, scope: Scope, taskId: string): Promise<AgentTask> {
  await run(deps, scope, taskId, (_trx, task) => {
    task.wanted = Math.max(task.wish.maxResults, task.charged);
    return Promise.resolve();
  });
  return describeTask(deps.db, scope, await ownTask(deps.db, scope, taskId));
}

/** So many more. People the search has already it cannot have again: a person is one row of it. */
export async function extendSearch(
  deps: Deps,
  scope: Scope,
  { taskId, more, budgetMicros }: z.output<typeof extendCall.input>,
): Promise<AgentTask> {
  await run(deps, scope, taskId, (_trx, task) => {
    task.wanted = task.charged + task.due + more;
    task.budgetMicros = task.spentMicros + (budgetMicros ?? task.wish.budgetMicros);
    return Promise.resolve();
  });
  return describeTask(deps.db, scope, await ownTask(deps.db, scope, taskId));
}

const DAY_MS = 86_400_000;

/** A saved search begins again, or tries tomorrow where the plan or its sources do not allow it now. */
export async function runAgain(deps: Deps, scope: Scope, taskId: string): Promise<void> {
  try {
    await runAnew(deps, scope, taskId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await deps.db.transaction().execute(async (trx) => {
      const task = await lockOwnTask(trx, scope, taskId);
      task.nextRunAt = new Date(deps.now().getTime() + DAY_MS);
      await saveTask(trx, scope, task);
    });
  }
}

/** Its searches are made anew, and people it knows it does not bring twice. */
const runAnew = (deps: Deps, scope: Scope, taskId: string): Promise<void> =>
  run(deps, scope, taskId, async (trx, task) => {
    task.wanted = task.charged + task.due + task.wish.maxResults;
    task.budgetMicros = task.spentMicros + task.wish.budgetMicros;
    task.nextRunAt = null;
    await reopenSearches(trx, scope, task.id, task.wish.sources);
  });

async function run(
  deps: Deps,
  scope: Scope,
  taskId: string,
  widen: (trx: Trx, task: Task) => Promise<void>,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const task = await lockOwnTask(trx, scope, taskId);
    refuseRunning(task);
    refuseWithoutSource(deps, task.wish);
    await widen(trx, task);
    await setAside(deps, trx, scope, task);
    const at = deps.now();
    Object.assign(task, { state: 'running', stopReason: null, startedAt: at, endedAt: null });
    await retryFailed(trx, scope, task);
    await beginSearch(deps, trx, scope, task);
    const happened = [...(await showHeld(trx, scope, task)), ...(await searchAddresses(trx, scope, task))];
    const line = { key: 'started' as const, values: { wanted: task.wanted - task.charged } };
    await noteEvents(trx, scope, task, [{ kind: 'procedure', line }, ...happened, { kind: 'task' }], at);
    await saveTask(trx, scope, task);
  });
}

async function retryFailed(trx: Trx, scope: Scope, task: Task): Promise<void> {
  const failed = (await listSpend(trx, scope, task.id)).filter(({ failedAt }) => failedAt !== null);
  await reopenSearches(
    trx,
    scope,
    task.id,
    failed.flatMap(({ source }) => (source === 'model' ? [] : [source])),
  );
}

/** People found beyond what was wanted come first. */
async function showHeld(trx: Trx, scope: Scope, task: Task): Promise<Happening[]> {
  const room = task.wanted - task.charged - task.due;
  const held = room > 0 ? await listHeld(trx, scope, task.id, room) : [];
  return Promise.all(
    held.map(async (row): Promise<Happening> => {
      task.rows += 1;
      const change = { ...fitBy(task, row, row.judgements), number: task.rows };
      await changeRow(trx, scope, row.id, change);
      tallyRow(task, { ...row, ...change }, 1);
      return { kind: 'row', rowId: row.id };
    }),
  );
}

const ROWS_A_LOOK = 1_000;

/** Those who fit and whose address was not looked for yet. */
async function searchAddresses(trx: Trx, scope: Scope, task: Task): Promise<Happening[]> {
  const fit = await listRows(trx, scope, task.id, { fit: 'fit', after: 0, limit: ROWS_A_LOOK });
  const open = fit.filter(({ charge, contactId }) => charge === 'due' && contactId === null);
  for (const row of open) await changeRow(trx, scope, row.id, { emailState: 'searching' });
  await insertUnits(
    trx,
    scope,
    task.id,
    open.map(({ id }) => addressUnit(id)),
  );
  return open.map(({ id }) => ({ kind: 'row', rowId: id }));
}
