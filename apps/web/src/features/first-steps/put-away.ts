import { useSyncExternalStore } from 'react';
import { storage } from '../../platform/storage.ts';

const listeners = new Set<() => void>();

/** Takes the first steps out of the menu, or puts them back. Kept by this browser, as it is a matter of the eye. */
export function putFirstStepsAway(isAway: boolean): void {
  storage.writeFirstStepsAway(isAway);
  for (const notify of listeners) notify();
}

export const useFirstStepsAway = (): boolean =>
  useSyncExternalStore((notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }, storage.readFirstStepsAway);
