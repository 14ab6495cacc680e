import type { Log } from '../../platform/log.ts';

const AGAIN_MS = 250;

type Deps = {
  log: Pick<Log, 'warn'>;
  pause: (milliseconds: number) => Promise<unknown>;
  /** The worker that evicted this one does it instead. */
  isFenced: () => boolean;
};

/** Does what must be done and may be done twice, however long the database is away. */
export const createPersist =
  ({ log, pause, isFenced }: Deps) =>
  async (act: () => Promise<unknown>): Promise<void> => {
    while (!isFenced()) {
      try {
        await act();
        return;
      } catch (error) {
        log.warn({ err: error }, 'the ledger is written again');
        await pause(AGAIN_MS);
      }
    }
  };
