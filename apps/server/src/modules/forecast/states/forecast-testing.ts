import type { Db } from '../../../platform/db.ts';
import { createKeptAnswers } from '../../../platform/kept-answers.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { createForecastWorker } from '../worker/forecast-worker.ts';
import { areCostlyStates, type ForecastDeps, isCostlyForecast } from './forecast-deps.ts';
import { createLeadAddresses } from './lead-addresses.ts';
import { createStatesOfSecond } from './states-of-second.ts';

const PARTS = {
  monotonic: () => performance.now(),
  pause: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  onFailure: () => undefined,
  max: 10,
};

/** However cheap it was, and however long ago. */
export function keepEverything<T>() {
  let time = 0;
  const monotonic = () => {
    time += 1;
    return time;
  };
  return createKeptAnswers<T>({ ...PARTS, isCostly: () => true, monotonic });
}

/** The worker in this thread. `now`: the moment everything is asked about. */
export const testForecastDeps = (db: Db, now: () => Date, rest: Partial<ForecastDeps> = {}): ForecastDeps => ({
  db,
  now,
  worker: createForecastWorker(db),
  states: createKeptAnswers({ ...PARTS, isCostly: areCostlyStates }),
  statesOfSecond: createStatesOfSecond(),
  forecasts: createKeptAnswers({ ...PARTS, isCostly: isCostlyForecast }),
  addresses: createLeadAddresses(),
  listMailboxes: listSendingMailboxes,
  listWorkspaces: async (_db, ids) => ids.map((id) => ({ id, zone: 'UTC', mailsPerMonth: null })),
  listValues: async () => new Map(),
  ...rest,
});
