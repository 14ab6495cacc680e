import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import type { Jobs } from './jobs.ts';

/** What a module is handed that works in jobs under leases. */
export type WorkDeps = {
  db: Db;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  /** The machine's time, which leases are kept by. */
  systemNow: () => Date;
};
