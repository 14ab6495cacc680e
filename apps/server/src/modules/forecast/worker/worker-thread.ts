import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../platform/db.ts';
import { sendBuffersOf } from './compute-forecast.ts';
import type { LeadStates } from './compute-states.ts';
import { createForecastWorker } from './forecast-worker.ts';
import { buffersOf } from './lead-table.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-threads.ts';

/** Runs in a thread of its own; `workerData` is where the database is. */
const port = parentPort;
if (!port) throw new Error('this is a thread, not a program');
const worker = createForecastWorker(openDatabase(String(workerData), { maxConnections: 3 }).db);

async function answer({ id, question }: WorkerQuestion): Promise<[WorkerAnswer, ArrayBuffer[]]> {
  try {
    if (question.ask === 'computeStates') {
      const value = await worker.computeStates(question.order);
      return [{ id, value }, leadBuffersOf(value)];
    }
    if (question.ask === 'computeEach') {
      const value = await worker.computeEach(question.orders);
      return [{ id, value }, value.flatMap(leadBuffersOf)];
    }
    const value = await worker.computeForecast(question.order);
    return [{ id, value }, sendBuffersOf(value.sends)];
  } catch (error) {
    return [{ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, []];
  }
}

const leadBuffersOf = ({ campaigns }: LeadStates) => campaigns.flatMap(({ leads }) => buffersOf(leads));

port.on('message', (question: WorkerQuestion) => {
  void answer(question).then(([reply, buffers]) => port.postMessage(reply, buffers));
});
