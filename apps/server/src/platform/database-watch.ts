import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorFilter, Log } from './log.ts';
import { isConnectionLoss } from './postgres/connection-loss.ts';

const ASK_EVERY_MS = 500;

export type DatabaseWatch = {
  /** For the log: what fails because the database is away is said once, when it goes. */
  takes: ErrorFilter;
  /** Why nothing can be read or written now; undefined while the database answers as far as anybody noticed. */
  trouble(): string | undefined;
  /** From here on `ask` is asked whenever something could not reach the database. It gives the reason, or nothing. */
  start(ask: () => Promise<string | undefined>, log: Log): void;
  stop(): void;
};

/** Tells a database that is away from a single query that failed, and one outage from the next. */
export function createDatabaseWatch(now: () => number): DatabaseWatch {
  let ask: (() => Promise<string | undefined>) | undefined;
  let log: Log | undefined;
  let isAsking = false;
  let reason: string | undefined;
  let held: (() => void)[] = [];

  const look = async () => {
    isAsking = true;
    reason = await ask?.();
    const lines = held;
    held = [];
    if (reason === undefined) {
      isAsking = false;
      for (const write of lines) write();
      return;
    }
    const since = now();
    log?.error({ reason }, 'the database does not answer; work goes on when it does');
    while (ask && reason !== undefined) {
      await pause(ASK_EVERY_MS, undefined, { ref: false });
      reason = await ask?.();
    }
    isAsking = false;
    if (ask) log?.warn({ seconds: Math.round((now() - since) / 1000) }, 'the database answers again');
  };

  return {
    takes(error, write) {
      if (!ask || !isConnectionLoss(error)) return false;
      if (reason === undefined) held.push(write);
      if (!isAsking) void look();
      return true;
    },
    trouble: () => reason,
    start(asked, to) {
      ask = asked;
      log = to;
    },
    stop() {
      ask = undefined;
    },
  };
}
