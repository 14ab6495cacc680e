import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { JobDefinition } from './jobs.ts';

/**
 * Why these numbers: docs/decisions/0002-job-queue.md. A killed worker stops its heartbeat; after HEARTBEAT_SECONDS the
 * supervisor, which looks every SUPERVISE_SECONDS, gives the job back. Measured 18 to 23 s after a kill; the rule is 60.
 */
const HEARTBEAT_SECONDS = 15;
const HEARTBEAT_REFRESH_SECONDS = 5;
const SUPERVISE_SECONDS = 5;
/** Must be below SUPERVISE_SECONDS, or a pass finds itself too early and is skipped. */
const MONITOR_SECONDS = 4;
/** A finished job makes every supervisor pass slower, so it is not kept for long. */
const KEEP_FINISHED_SECONDS = 3_600;
const KEEP_FAILED_SECONDS = 14 * 86_400;
/** Notifications start a job at once; polling catches retries, which send none. */
const POLL_SECONDS = 2;
const POLL_SECONDS_NOTIFIED = 5;
const STOP_TIMEOUT_MS = 20_000;

/** Jobs that failed for good, kept for a person to look at. */
const FAILED_JOBS = 'job.failed';

type Options = {
  url: string;
  log: Log;
  works: boolean;
  /** Whether jobs that come by themselves come by the database's clock. */
  schedules?: boolean;
};

/** A process that only enqueues needs no supervisor and no listener; every worker has both. */
export async function openBoss({ url, log, works, schedules = works }: Options): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    max: works ? 6 : 2,
    useListenNotify: works,
    supervise: works,
    schedule: schedules,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    maintenanceIntervalSeconds: 300,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  await boss.start();
  return boss;
}

type QueueNeeds = Pick<JobDefinition, 'name' | 'retryLimit'>;

export async function createQueues(boss: PgBoss, pool: pg.Pool, definitions: readonly QueueNeeds[]) {
  await boss.createQueue(FAILED_JOBS, { retentionSeconds: KEEP_FAILED_SECONDS });
  for (const { name, retryLimit } of definitions) {
    const options = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 3_600,
      retryLimit,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 900,
      deleteAfterSeconds: KEEP_FINISHED_SECONDS,
      deadLetter: FAILED_JOBS,
    };
    await boss.createQueue(name, options);
    // Creating leaves an existing queue as it is; this brings later changes in.
    await boss.updateQueue(name, options);
  }
  // The library's own fetch sorts the whole backlog: 11 jobs a second with 100 000 waiting, 900 with this index.
  await pool.query(`create index if not exists job_ready on pgboss.job_common (name, priority desc, created_on, id)
    where state < 'active' and not blocked`);
}

/** Runs the jobs until the boss is stopped. Each slot takes one job at a time. */
export async function runJobs(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  log: Log,
  { schedules = true }: { schedules?: boolean } = {},
) {
  for (const definition of definitions) {
    for (let slot = 0; slot < definition.concurrency; slot++) await startSlot(boss, definition, log);
    if (definition.cron && schedules) await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC' });
  }
}

async function startSlot(boss: PgBoss, definition: JobDefinition, log: Log) {
  const slot: string = await boss.work(
    definition.name,
    {
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS_NOTIFIED,
      heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
    },
    async ([job]: Job<unknown>[]) => {
      if (!job) return;
      // Without this the slot sleeps one poll after every job, however many wait.
      boss.notifyWorker(slot);
      await runOne(definition, job, log);
    },
  );
}

async function runOne(definition: JobDefinition, job: Job<unknown>, log: Log) {
  try {
    await definition.handle(definition.payload.parse(job.data));
  } catch (error) {
    log.warn({ err: error, job: definition.name, id: job.id }, 'job failed, will be tried again');
    throw error;
  }
}

/** Waits for running jobs; what is not done by then goes back to the queue. */
export async function stopBoss(boss: PgBoss): Promise<void> {
  const queues = new Set(boss.getWipData().map(({ name }) => name));
  const overdue = new AbortController();
  await Promise.race([
    // The library itself looks only every half second whether its slots have ended.
    Promise.all([...queues].map((name) => boss.offWork(name))),
    pause(STOP_TIMEOUT_MS, undefined, { signal: overdue.signal }).catch(() => undefined),
  ]);
  overdue.abort();
  await boss.stop({ graceful: false });
}
