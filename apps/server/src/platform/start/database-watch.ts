import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorFilter, Log } from '../log.ts';
import { isConnectionLoss, isDiskFull } from '../postgres/connection-loss.ts';
import type { Trouble } from '../trouble.ts';

const ASK_EVERY_MS = 500;

type Ask = () => Promise<Trouble | undefined>;

export type DatabaseWatch = {
  /** For the log: what fails because the database is away or its disk is full is said once, when that begins. */
  takes: ErrorFilter;
  /** Why nothing can be stored now; undefined while it can, as far as anybody noticed. */
  trouble(): Trouble | undefined;
  /** From here on `ask` is asked whenever an error may mean that the database does not work. */
  start(ask: Ask, log: Log): void;
  stop(): void;
};

/** Tells a database that does not work from a single query that failed, and one outage from the next. */
export function createDatabaseWatch(now: () => number): DatabaseWatch {
  let ask: Ask | undefined;
  let log: Log | undefined;
  let isAsking = false;
  let trouble: Trouble | undefined;
  let held: (() => void)[] = [];

  const look = async () => {
    isAsking = true;
    trouble = await ask?.();
    const lines = held;
    held = [];
    if (trouble === undefined) {
      isAsking = false;
      for (const write of lines) write();
      return;
    }
    const since = now();
    const { sentence, isLogged } = trouble;
    if (!isLogged) log?.error(`${sentence} Work goes on by itself afterwards.`);
    while (ask && trouble !== undefined) {
      await pause(ASK_EVERY_MS, undefined, { ref: false });
      trouble = await ask?.();
    }
    isAsking = false;
    if (ask && !isLogged) log?.warn({ seconds: Math.round((now() - since) / 1000) }, 'The database works again.');
  };

  return {
    takes(error, write) {
      if (!ask || !(isConnectionLoss(error) || isDiskFull(error))) return false;
      if (trouble === undefined) held.push(write);
      if (!isAsking) void look();
      return true;
    },
    trouble: () => trouble,
    start(asked, to) {
      ask = asked;
      log = to;
    },
    stop() {
      ask = undefined;
    },
  };
}
