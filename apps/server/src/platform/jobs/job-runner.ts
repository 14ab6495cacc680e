import { type Job, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { JobDefinition } from './jobs.ts';

/**
 * A worker that is killed stops its heartbeat. After this many seconds without one the job is due again, checked every
 * SUPERVISE_SECONDS: together under the 60 s in which a job of a dead worker must be retaken (docs/decisions/0002).
 */
const HEARTBEAT_SECONDS = 20;
const SUPERVISE_SECONDS = 10;
const RETRY_DELAY_SECONDS = 5;
const RETRY_DELAY_MAX_SECONDS = 900;
/** With notifications a job starts at once; polling only catches what a lost notification missed. */
const POLL_SECONDS = 10;

type Options = { url: string; log: Log; works: boolean };

export async function openBoss({ url, log, works }: Options): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: true,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  return boss;
}

export async function createQueues(boss: PgBoss, definitions: readonly Pick<JobDefinition, 'name' | 'retryLimit'>[]) {
  for (const { name, retryLimit } of definitions) {
    const options = {
      retryLimit,
      retryDelay: RETRY_DELAY_SECONDS,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    };
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
}

/** Runs the jobs until the boss is stopped. */
export async function runJobs(boss: PgBoss, definitions: readonly JobDefinition[], log: Log) {
  for (const definition of definitions) {
    await boss.work(
      definition.name,
      { localConcurrency: definition.concurrency, pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
      async (jobs: Job<unknown>[]) => {
        for (const job of jobs) await runOne(definition, job, log);
      },
    );
  }
}

async function runOne(definition: JobDefinition, job: Job<unknown>, log: Log) {
  try {
    await definition.handle(definition.payload.parse(job.data));
  } catch (error) {
    log.warn({ err: error, job: definition.name, id: job.id }, 'job failed, will be tried again');
    throw error;
  }
}
