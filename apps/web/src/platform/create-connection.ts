export type ConnectionState = { isOnline: boolean /** When it was lost. */; since: number | undefined };

type ConnectionDeps = {
  /** Whether the server answers at all. */
  reach: () => Promise<boolean>;
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
  first: { isOnline: boolean };
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Whether the server can be reached, for the whole page. The browser knows of a pulled cable; a call that found nobody
 * is followed by a look, and one that found nobody either is followed by others until the server answers.
 */
export function createConnection({ reach, now, later, first }: ConnectionDeps) {
  let state: ConnectionState = { isOnline: first.isOnline, since: first.isOnline ? undefined : now() };
  let looking: Promise<boolean> | undefined;
  let stopTimer = () => {};
  let waitMs = FIRST_WAIT_MS;
  const listeners = new Set<() => void>();

  const put = (isOnline: boolean) => {
    stopTimer();
    if (isOnline) waitMs = FIRST_WAIT_MS;
    else {
      stopTimer = later(() => void check(), waitMs);
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
    if (isOnline === state.isOnline) return;
    state = { isOnline, since: isOnline ? undefined : now() };
    for (const notify of listeners) notify();
  };
  /** Looks now; gives whether the server answered. */
  const check = (): Promise<boolean> => {
    looking ??= reach()
      .catch(() => false)
      .then((isOnline) => {
        put(isOnline);
        return isOnline;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  if (!first.isOnline) put(false);

  return {
    state: () => state,
    isOnline: () => state.isOnline,
    check,
    /** The browser says that there is no network at all. */
    lose: () => put(false),
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}
