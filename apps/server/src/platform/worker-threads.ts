import { Worker } from 'node:worker_threads';

/** A question and its answer as they travel between threads: plain values. */
export type ThreadQuestion<Q> = { id: number; question: Q };
export type ThreadAnswer<A> = { id: number } & ({ value: A } | { error: string });

type Thread = { worker: Worker; waiting: Map<number, PromiseWithResolvers<unknown>> };

type Wish = {
  /** The module that answers. */
  file: URL;
  workerData: unknown;
  threads: number;
  /** For what is made of objects that all stay until it is done: where the young have room, few are carried over. */
  youngMb: number;
  /** What failed, as it is reported. */
  what: string;
};

/** Threads, started at the first question; one that breaks is replaced at the next question. */
export function startThreads<Q, A>({ file, workerData, threads: count, youngMb, what }: Wish) {
  const threads: (Thread | undefined)[] = Array.from({ length: count }, () => undefined);
  let questions = 0;

  function start(place: number): Thread {
    const worker = new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb: youngMb } });
    // A thread that waits for questions does not keep the process alive.
    worker.unref();
    const thread: Thread = { worker, waiting: new Map() };
    const fail = (error: Error) => {
      if (threads[place] === thread) threads[place] = undefined;
      for (const { reject } of thread.waiting.values()) reject(error);
      thread.waiting.clear();
    };
    worker.on('message', (message: ThreadAnswer<A>) => {
      const asked = thread.waiting.get(message.id);
      thread.waiting.delete(message.id);
      if ('error' in message) asked?.reject(new Error(`${what} failed: ${message.error}`));
      else asked?.resolve(message.value);
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error(`the thread of ${what} ended`)));
    threads[place] = thread;
    return thread;
  }

  return {
    /** A workspace is always answered by the same thread, which knows its people already. */
    ask: (workspaceId: string, question: Q): Promise<unknown> => {
      const place = Number.parseInt(workspaceId.slice(0, 8), 16) % count || 0;
      const { worker, waiting } = threads[place] ?? start(place);
      const answer = Promise.withResolvers<unknown>();
      questions += 1;
      waiting.set(questions, answer);
      worker.postMessage({ id: questions, question } satisfies ThreadQuestion<Q>);
      return answer.promise;
    },
    close: async (): Promise<void> => {
      await Promise.all(threads.flatMap((thread) => thread?.worker.terminate() ?? []));
    },
  };
}
