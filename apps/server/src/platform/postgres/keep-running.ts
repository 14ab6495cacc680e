import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { wordsOf } from '../words-of.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

/** It has to be back within 10 s; starting takes about one. */
const LOOK_EVERY_MS = 500;
/** Its helpers may take some seconds to end; what fails for longer needs the operator. */
const TRIES_UNTIL_SAID = 12;

type Watched = Pick<EmbeddedPostgres, 'isRunning' | 'startAgain'>;

/** Starts the embedded server again whenever it ends without having been asked to. */
export function keepRunning(postgres: Watched, log: Log): { stop(): Promise<void> } {
  const ending = new AbortController();
  const watching = watch(postgres, log, ending.signal);
  return {
    async stop() {
      ending.abort();
      await watching;
    },
  };
}

async function watch(postgres: Watched, log: Log, signal: AbortSignal) {
  let failures = 0;
  while (!signal.aborted) {
    await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted || postgres.isRunning()) continue;
    try {
      await postgres.startAgain();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === TRIES_UNTIL_SAID)
        log.error({ reason: wordsOf(error) }, 'the embedded PostgreSQL does not start');
    }
  }
}
