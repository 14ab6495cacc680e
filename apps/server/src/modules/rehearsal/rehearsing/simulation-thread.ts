import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../platform/db.ts';
import type { ThreadSimulationAnswer, ThreadSimulationQuestion } from './simulation-threads.ts';
import { createSimulationWorker } from './simulation-worker.ts';

/** Runs in a thread of its own; `workerData` is where the database is. */
const port = parentPort;
if (!port) throw new Error('this is a thread, not a program');

const worker = createSimulationWorker(openDatabase(String(workerData), { maxConnections: 2 }).db);

async function answer({ id, question }: ThreadSimulationQuestion): Promise<ThreadSimulationAnswer> {
  try {
    return { id, value: await worker.answer('', question) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', (question: ThreadSimulationQuestion) => {
  void answer(question).then((reply) => port.postMessage(reply));
});
