import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tables } from './db.ts';
import { defineJob } from './jobs/jobs.ts';
import './mail/system-mail.ts';
import './throttle.ts';

declare module './jobs/jobs.ts' {
  interface JobPayloads {
    'platform.sweep': Record<string, never>;
  }
}

/** How many days a row of a table of passing things is of use, counted from one of its times. */
export type Kept = {
  table: keyof Tables;
  since: string;
  days: number;
  /** Its times are the machine's, wherever the product's time goes. */
  isOfMachine?: boolean;
};

export const KEPT_BY_PLATFORM: Kept[] = [
  { table: 'throttles', since: 'window_start', days: 1 },
  { table: 'system_mails', since: 'created_at', days: 30 },
];

/** `systemNow` is left out where the product's time is the machine's. */
type Deps = { db: Db; now: () => Date; systemNow?: () => Date; kept: readonly Kept[] };

/** Deletes what nobody will ask for again, so that tables of passing things stay small. */
export async function sweep({ db, now, systemNow = now, kept }: Deps): Promise<void> {
  for (const { table, since, days, isOfMachine } of kept) {
    const today = isOfMachine ? systemNow() : now();
    const before = new Date(today.getTime() - days * 86_400_000);
    await sql`delete from ${sql.table(table)} where ${sql.ref(since)} < ${before}`.execute(db);
  }
}

export const sweepJob = (deps: Deps) =>
  defineJob({
    name: 'platform.sweep',
    payload: z.object({}).strict(),
    concurrency: 1,
    retryLimit: 3,
    cron: '17 3 * * *',
    handle: () => sweep(deps),
  });
