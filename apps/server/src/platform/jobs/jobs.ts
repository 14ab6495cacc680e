import { fromKysely, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Trx } from '../db.ts';

/** Every background job and its payload, added by its owner through declaration merging. Payloads carry ids, never rows. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the owners of jobs
export interface JobPayloads {}

export type JobName = keyof JobPayloads;

/** A job and what to do with it. It may run more than once (a worker can die at any line), so it must be repeatable. */
export type JobDefinition<N extends JobName = JobName> = {
  name: N;
  payload: z.ZodType<JobPayloads[N]>;
  handle(payload: JobPayloads[N]): Promise<void>;
  /** How many of these one worker process runs at once. */
  concurrency: number;
  retryLimit: number;
  /** For a job that comes by itself: minute, hour, day of month, month, weekday, in UTC. Its payload is empty. */
  cron?: string;
};

/** Of a job that comes by itself and does what is due: a failed run needs no other try than the next one. */
export const RECURRING = { payload: z.object({}).strict(), concurrency: 1, retryLimit: 0 };

export const defineJob = <N extends JobName>(definition: JobDefinition<N>) => definition;

export type Jobs = {
  /** In the caller's transaction: a change that rolls back leaves no job behind. */
  enqueue<N extends JobName>(trx: Trx, name: N, payload: JobPayloads[N]): Promise<void>;
};

export const createJobs = (boss: PgBoss): Jobs => ({
  async enqueue(trx, name, payload) {
    await boss.send(name, payload, { db: fromKysely(trx) });
  },
});
