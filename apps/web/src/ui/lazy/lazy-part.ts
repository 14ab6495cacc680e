import { type ComponentType, lazy } from 'react';
import { connection } from '../../platform/connection.ts';

const TRIES = 4;
const FIRST_WAIT_MS = 1_000;

/**
 * A part of a page that is fetched when it is first shown. While it does not arrive it is asked for again, and what was
 * typed beside it stays: a failure would take the whole page with it.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React has it; the parts keep their own types.
export const lazyPart = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazy(() => loadInTime(load, TRIES));

/** Code that is needed once the user does something; asked for again as a part of a page is. */
export const fetchCode = <T>(load: () => Promise<T>): Promise<T> => loadInTime(load, TRIES);

async function loadInTime<T>(load: () => Promise<T>, tries: number): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (tries <= 1) throw error;
    await pause(FIRST_WAIT_MS * 2 ** (TRIES - tries));
    await reachable();
    return loadInTime(load, tries - 1);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));

/** However long there is no connection, no try is spent. */
const reachable = async () => {
  if (await connection.check()) return;
  await new Promise<void>((resolve) => {
    const stop = connection.subscribe(() => {
      if (!connection.isOnline()) return;
      stop();
      resolve();
    });
  });
};
