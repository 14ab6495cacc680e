import { Worker } from 'node:worker_threads';
import type { OutlookDesk } from './desk.ts';
import type { Ahead } from './look-far.ts';
import type { Look } from './look-now.ts';
import type { FarOrder, OutlookOrder } from './outlook-order.ts';

type Question =
  | { ask: 'lookNow'; order: OutlookOrder }
  | { ask: 'lookAtEach'; orders: OutlookOrder[] }
  | { ask: 'lookFar'; order: FarOrder };
export type DeskQuestion = { id: number; question: Question };
export type DeskAnswer = { id: number } & ({ value: Look | Look[] | Ahead } | { error: string });

type Thread = { worker: Worker; waiting: Map<number, PromiseWithResolvers<unknown>> };

/** A workspace is always answered by the same thread, which knows its people already. */
const THREADS = 2;

/** A forecast is made of objects that all stay until it is done: where the young have room, few of them are carried over. */
const YOUNG_MB = 96;

/** Desks in threads of their own, started when somebody first asks; one that breaks is replaced at the next question. */
export function startOutlookDesks(databaseUrl: string): OutlookDesk & { close(): Promise<void> } {
  const threads: (Thread | undefined)[] = Array.from({ length: THREADS }, () => undefined);
  let questions = 0;

  function start(place: number): Thread {
    const worker = new Worker(new URL('./desk-thread.ts', import.meta.url), {
      workerData: databaseUrl,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // A thread that waits for questions does not keep the process alive.
    worker.unref();
    const thread: Thread = { worker, waiting: new Map() };
    const fail = (error: Error) => {
      if (threads[place] === thread) threads[place] = undefined;
      for (const { reject } of thread.waiting.values()) reject(error);
      thread.waiting.clear();
    };
    worker.on('message', (told: DeskAnswer) => {
      const asked = thread.waiting.get(told.id);
      thread.waiting.delete(told.id);
      if ('error' in told) asked?.reject(new Error(`an outlook failed: ${told.error}`));
      else asked?.resolve(told.value);
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the thread of outlooks ended')));
    threads[place] = thread;
    return thread;
  }

  function ask(workspaceId: string, question: Question): Promise<unknown> {
    const place = Number.parseInt(workspaceId.slice(0, 8), 16) % THREADS || 0;
    const { worker, waiting } = threads[place] ?? start(place);
    const answer = Promise.withResolvers<unknown>();
    questions += 1;
    waiting.set(questions, answer);
    worker.postMessage({ id: questions, question } satisfies DeskQuestion);
    return answer.promise;
  }

  return {
    lookNow: (order) => ask(order.workspace.id, { ask: 'lookNow', order }) as Promise<Look>,
    lookAtEach: (orders) => ask(orders[0]?.workspace.id ?? '', { ask: 'lookAtEach', orders }) as Promise<Look[]>,
    lookFar: (order) => ask(order.workspace.id, { ask: 'lookFar', order }) as Promise<Ahead>,
    async close() {
      await Promise.all(threads.flatMap((thread) => thread?.worker.terminate() ?? []));
    },
  };
}
