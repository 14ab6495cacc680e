import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import '../leads-agent.payloads.ts';
import { failed, NOTHING_SPENT } from '../sources/failure.ts';
import { findState, type Task } from '../store/tasks.repository.ts';
import { isAttended, renewLeases, type Unit } from '../store/units.repository.ts';
import { claimWork, LEASE_MS } from './claim-work.ts';
import { doUnit } from './do-unit.ts';
import type { Finding } from './finding.ts';
import { settleUnit } from './settle-unit.ts';

/** Units of one search under way in one worker. */
const UNITS_AT_ONCE = 8;
/** After so long others get their turn, and a worker that is being stopped is not waited for. */
const SLICE_MS = 10_000;
const LOOK_EVERY_MS = 300;
const RENEW_MS = 5_000;

/**
 * Works on a search for a while. A worker that dies here leaves leases that run out; the next worker does those units again,
 * and what they bring is written, counted and charged in one transaction, by the holder of the lease only.
 */
export async function workTask(
  deps: LeadsAgentDeps,
  scope: Scope,
  taskId: string,
  closing: AbortSignal,
): Promise<void> {
  // One worker at a time: it goes on as long as there is something to do.
  if (await isAttended(deps.db, scope, taskId, deps.systemNow())) return;
  const ends = deps.systemNow().getTime() + SLICE_MS;
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, closing]);
  const underWay = new Map<string, Promise<void>>();
  const watching = watch(deps, scope, taskId, { stop, leases: () => [...underWay.keys()] });
  let rest: 'some' | 'none' = 'some';
  try {
    while (!signal.aborted && deps.systemNow().getTime() < ends) {
      const claimed = underWay.size < UNITS_AT_ONCE ? await claimWork(deps, scope, taskId) : undefined;
      if (claimed?.kind === 'unit') {
        const { unit, task } = claimed;
        const done = doAndSettle(deps, scope, task, unit, signal).finally(() => underWay.delete(unit.lease));
        underWay.set(unit.lease, done);
        // A failure is met where all are waited for.
        done.catch(() => undefined);
        continue;
      }
      if (underWay.size > 0) await Promise.race(underWay.values());
      else if (claimed?.kind === 'nothing') {
        rest = 'none';
        break;
      } else await deps.pause(LOOK_EVERY_MS);
    }
    await Promise.all(underWay.values());
  } finally {
    stop.abort();
    await Promise.allSettled(underWay.values());
    clearInterval(watching);
  }
  if (rest === 'some') await goOnLater(deps, scope, taskId);
}

/** What a page does to a rule of ours ends with its unit, not with the search: it is tried again, and then given up. */
async function doAndSettle(
  deps: LeadsAgentDeps,
  scope: Scope,
  task: Task,
  unit: Unit,
  signal: AbortSignal,
): Promise<void> {
  let paid: Pick<Finding, 'spent' | 'model'> = { spent: NOTHING_SPENT };
  try {
    const finding = await doUnit(deps, scope, task, unit, signal);
    paid = finding;
    await settleUnit(deps, scope, task.id, unit, finding);
  } catch (error) {
    deps.log.error({ err: error, taskId: task.id, unit: unit.kind }, 'a unit of a search broke');
    const model = paid.model ? { model: paid.model } : {};
    await settleUnit(deps, scope, task.id, unit, { ...failed('malformed', { spent: paid.spent }), ...model });
  }
}

type Watched = { stop: AbortController; leases: () => string[] };

/** Says that this worker lives, and hears within a moment that the user stopped the search. */
function watch({ db, systemNow, log }: LeadsAgentDeps, scope: Scope, taskId: string, { stop, leases }: Watched) {
  let renewed = systemNow().getTime();
  return setInterval(() => {
    const look = async () => {
      const state = await findState(db, scope, taskId);
      if (state === undefined || state === 'stopping') stop.abort();
      const now = systemNow().getTime();
      if (now - renewed < RENEW_MS) return;
      renewed = now;
      await renewLeases(db, scope, leases(), new Date(now + LEASE_MS));
    };
    look().catch((error: unknown) => log.warn({ err: error, taskId }, 'a search could not be looked after'));
  }, LOOK_EVERY_MS);
}

/** What is left is the next job's. A search that is over has none. */
const goOnLater = ({ db, jobs }: LeadsAgentDeps, { workspaceId }: Scope, taskId: string) =>
  db.transaction().execute((trx) => jobs.enqueue(trx, 'leads-agent.work', { workspaceId, taskId }));
