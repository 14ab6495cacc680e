import type { Errand } from './errand.ts';

/** A window that will close has done so by then. */
const CLOSED_AFTER_MS = 500;

/** Closes a window that was opened for the errand. A tab, or a window that may not close itself, goes on instead. */
export function leaveWindow({ place }: Pick<Errand, 'place'>, goOn: () => void): void {
  if (place === 'sameTab') {
    goOn();
    return;
  }
  window.close();
  window.setTimeout(goOn, CLOSED_AFTER_MS);
}
