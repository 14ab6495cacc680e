import type { Loop } from '../registration.ts';

/** Takes turn after turn until it is stopped, and waits then for the turn under way. */
export function startLoop(turn: (stopping: AbortSignal) => Promise<unknown>): Loop {
  const stopping = new AbortController();
  async function run() {
    while (!stopping.signal.aborted) await turn(stopping.signal);
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Waits for a rest to end, or for the signal. It leaves no listener behind: a loop rests for as long as its process lives, and
 * `Promise.race` against one promise would keep something of each rest.
 */
export async function restOrAbort<T>(rest: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const { promise: aborted, resolve } = Promise.withResolvers<undefined>();
  const onAbort = () => resolve(undefined);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([rest, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
