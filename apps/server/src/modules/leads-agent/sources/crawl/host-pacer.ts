import { createSlots } from '../../../../platform/net/limits/slots.ts';

export type PacerDeps = {
  /** Requests at a time, to all hosts together. */
  parallel: number;
  /** Milliseconds, of a clock that is never set back. */
  monotonic: () => number;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Asks one host one thing at a time, with a pause between. Rejects when the signal comes before its turn. */
export type HostPacer = <T>(
  host: string,
  wish: { gapMs: number; signal: AbortSignal },
  act: () => Promise<T>,
) => Promise<T>;

/** Pages name hosts without end; those that were asked longest ago are forgotten first. */
const HOSTS_MAX = 10_000;

export function createHostPacer({ parallel, monotonic, pause }: PacerDeps): HostPacer {
  const slots = createSlots(parallel);
  const lastAsked = new Map<string, number>();
  const queues = new Map<string, Promise<void>>();

  function note(host: string) {
    lastAsked.delete(host);
    lastAsked.set(host, monotonic());
    const [oldest] = lastAsked.keys();
    if (lastAsked.size > HOSTS_MAX && oldest !== undefined) lastAsked.delete(oldest);
  }

  const takeSlot = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const onTurn = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        if (slots.giveUp(onTurn)) reject(reasonOf(signal));
      };
      if (slots.take(onTurn)) return resolve();
      signal.addEventListener('abort', giveUp, { once: true });
    });

  return async (host, { gapMs, signal }, act) => {
    const before = queues.get(host) ?? Promise.resolve();
    const { promise: mine, resolve: leave } = Promise.withResolvers<void>();
    const queue = before.then(() => mine);
    queues.set(host, queue);
    try {
      await unlessAborted(before, signal);
      const waits = (lastAsked.get(host) ?? Number.NEGATIVE_INFINITY) + gapMs - monotonic();
      if (waits > 0) await pause(waits, signal);
      await takeSlot(signal);
      try {
        signal.throwIfAborted();
        return await act();
      } finally {
        note(host);
        slots.free();
      }
    } finally {
      leave();
      if (queues.get(host) === queue) queues.delete(host);
    }
  };
}

const reasonOf = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : new Error('stopped'));

function unlessAborted(waited: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(reasonOf(signal));
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(reasonOf(signal));
    signal.addEventListener('abort', onAbort, { once: true });
    void waited.then(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
  });
}
