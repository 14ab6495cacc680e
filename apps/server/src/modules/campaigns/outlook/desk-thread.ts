import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../platform/db.ts';
import { createOutlookDesk } from './desk.ts';
import type { DeskAnswer, DeskQuestion } from './desk-threads.ts';
import { buffersOf } from './lead-table.ts';
import { sendBuffersOf } from './look-far.ts';

/** Runs in a thread of its own; `workerData` is where the database is. */
const port = parentPort;
if (!port) throw new Error('this is a thread, not a program');
const desk = createOutlookDesk(openDatabase(String(workerData), { maxConnections: 2 }).db);

async function answer({ id, question }: DeskQuestion): Promise<[DeskAnswer, ArrayBuffer[]]> {
  try {
    if (question.ask === 'lookNow') {
      const value = await desk.lookNow(question.order);
      return [{ id, value }, value.campaigns.flatMap(({ leads }) => buffersOf(leads))];
    }
    const value = await desk.lookFar(question.order);
    return [{ id, value }, sendBuffersOf(value.sends)];
  } catch (error) {
    return [{ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, []];
  }
}

port.on('message', (question: DeskQuestion) => {
  void answer(question).then(([told, buffers]) => port.postMessage(told, buffers));
});
