import { startThreads, type ThreadAnswer, type ThreadQuestion } from '../../../platform/worker-threads.ts';
import type { ForecastRequest, LongForecastRequest } from '../planner/forecast-request.ts';
import type { ComputedForecast } from './compute-forecast.ts';
import type { LeadStates } from './compute-states.ts';
import type { ForecastWorker } from './forecast-worker.ts';

type Question =
  | { ask: 'computeStates'; order: ForecastRequest }
  | { ask: 'computeEach'; orders: ForecastRequest[] }
  | { ask: 'computeForecast'; order: LongForecastRequest };
export type WorkerQuestion = ThreadQuestion<Question>;
export type WorkerAnswer = ThreadAnswer<LeadStates | LeadStates[] | ComputedForecast>;

/** Each in a thread of its own. */
export function startForecastWorkers(databaseUrl: string): ForecastWorker & { close(): Promise<void> } {
  const { ask, close } = startThreads<Question, LeadStates | LeadStates[] | ComputedForecast>({
    file: new URL('./worker-thread.ts', import.meta.url),
    workerData: databaseUrl,
    threads: 2,
    youngMb: 96,
    what: 'a forecast',
  });
  return {
    computeStates: (order) => ask(order.workspace.id, { ask: 'computeStates', order }) as Promise<LeadStates>,
    computeEach: (orders) =>
      ask(orders[0]?.workspace.id ?? '', { ask: 'computeEach', orders }) as Promise<LeadStates[]>,
    computeForecast: (order) => ask(order.workspace.id, { ask: 'computeForecast', order }) as Promise<ComputedForecast>,
    close,
  };
}
