import { useEffect, useSyncExternalStore } from 'react';
import { keptMails, keysOf } from './kept-mails.ts';

let isNeeded = false;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** From now on a mail may be written on this page. */
export function needHost(): void {
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** Whether the page can begin a mail, or this browser keeps one: a page that only shows something goes without the composer. */
export function useHostNeeded(userId: string): boolean {
  useEffect(() => {
    void keptMails.hasAny(keysOf(userId)).then((has) => has && needHost());
  }, [userId]);
  return useSyncExternalStore(listen, () => isNeeded);
}
