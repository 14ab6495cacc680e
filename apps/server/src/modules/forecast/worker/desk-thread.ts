import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../platform/db.ts';
import { createOutlookDesk } from './desk.ts';
import type { DeskAnswer, DeskQuestion } from './desk-threads.ts';
import { buffersOf } from './lead-table.ts';
import { sendBuffersOf } from './look-far.ts';
import type { Look } from './look-now.ts';

/** Runs in a thread of its own; `workerData` is where the database is. */
const port = parentPort;
if (!port) throw new Error('this is a thread, not a program');
const desk = createOutlookDesk(openDatabase(String(workerData), { maxConnections: 3 }).db);

async function answer({ id, question }: DeskQuestion): Promise<[DeskAnswer, ArrayBuffer[]]> {
  try {
    if (question.ask === 'lookNow') {
      const value = await desk.lookNow(question.order);
      return [{ id, value }, leadBuffersOf(value)];
    }
    if (question.ask === 'lookAtEach') {
      const value = await desk.lookAtEach(question.orders);
      return [{ id, value }, value.flatMap(leadBuffersOf)];
    }
    const value = await desk.lookFar(question.order);
    return [{ id, value }, sendBuffersOf(value.sends)];
  } catch (error) {
    return [{ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, []];
  }
}

const leadBuffersOf = ({ campaigns }: Look) => campaigns.flatMap(({ leads }) => buffersOf(leads));

port.on('message', (question: DeskQuestion) => {
  void answer(question).then(([told, buffers]) => port.postMessage(told, buffers));
});
