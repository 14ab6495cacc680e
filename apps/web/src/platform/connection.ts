import { useSyncExternalStore } from 'react';
import { createConnection } from './create-connection.ts';

/** Says nothing but that the server is there. */
const REACHED_AT = '/healthz';
const REACH_TIMEOUT_MS = 10_000;

export const connection = createConnection({
  reach: async () => {
    const signal = AbortSignal.timeout(REACH_TIMEOUT_MS);
    await window.fetch(REACHED_AT, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  },
  now: () => Date.now(),
  later: (run, ms) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
  first: { isOnline: globalThis.navigator?.onLine ?? true },
});

globalThis.window?.addEventListener('offline', connection.lose);
globalThis.window?.addEventListener('online', () => void connection.check());

export const useIsOnline = (): boolean => useSyncExternalStore(connection.subscribe, connection.isOnline);

/** When the connection was lost; undefined while there is one. */
export const useOfflineSince = (): number | undefined =>
  useSyncExternalStore(connection.subscribe, () => connection.state().since);
