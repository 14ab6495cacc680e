import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { systemMailJob } from '../mail/system-mail.job.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { openBoss, runJobs, stopBoss } from './job-runner.ts';
import { createJobs, type JobDefinition } from './jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const log = createLog('silent');
const NAME = 'system-mail.send';

/** The real job's name and payload with another thing to do. */
function jobThat(handle: (payload: { mailId: string }) => Promise<void>): JobDefinition {
  const { payload } = systemMailJob({} as Parameters<typeof systemMailJob>[0]);
  return { name: NAME, payload, concurrency: 1, retryLimit: 1, handle };
}

const queued = async (mailId: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pgboss.job where data->>'mailId' = ${mailId}`.execute(
      database.db,
    )
  ).rows[0]?.n;

test('a job of a transaction that rolls back does not exist', async () => {
  const boss = await openBoss({ url: database.url, log, works: false });
  const [kept, dropped] = [randomUUID(), randomUUID()];
  await database.db.transaction().execute((trx) => createJobs(boss).enqueue(trx, NAME, { mailId: kept }));
  const failing = database.db.transaction().execute(async (trx) => {
    await createJobs(boss).enqueue(trx, NAME, { mailId: dropped });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect([await queued(kept), await queued(dropped)]).toEqual([1, 0]);
  await stopBoss(boss);
});

test('a job waiting behind another one starts as soon as that is done', async () => {
  const boss = await openBoss({ url: database.url, log, works: true });
  const wanted = Array.from({ length: 30 }, () => randomUUID());
  const done: string[] = [];
  await runJobs(boss, [jobThat(async ({ mailId }) => void done.push(mailId))], log);
  await database.db.transaction().execute(async (trx) => {
    for (const mailId of wanted) await createJobs(boss).enqueue(trx, NAME, { mailId });
  });
  // One slot that slept a poll after each job would need 30 polls: a minute.
  await expect.poll(() => wanted.filter((mailId) => done.includes(mailId)).length, { timeout: 60_000 }).toBe(30);
  await stopBoss(boss);
});

test('a job that failed is tried again', async () => {
  const boss = await openBoss({ url: database.url, log, works: true });
  const mailId = randomUUID();
  let tries = 0;
  const flaky = jobThat(async (payload) => {
    if (payload.mailId === mailId && ++tries === 1) throw new Error('not now');
  });
  await runJobs(boss, [flaky], log);
  await database.db.transaction().execute((trx) => createJobs(boss).enqueue(trx, NAME, { mailId }));
  await expect.poll(() => tries, { timeout: 18_000 }).toBe(2);
  await stopBoss(boss);
});

test('a job of a killed worker is taken over by another one', { timeout: 90_000 }, async () => {
  const mailId = randomUUID();
  const sender = await openBoss({ url: database.url, log, works: false });
  const victim: ChildProcess = fork(
    fileURLToPath(new URL('../testing/stuck-worker.ts', import.meta.url)),
    [database.url],
    {
      execPath: process.execPath,
    },
  );
  await once(victim, 'message');
  await database.db.transaction().execute((trx) => createJobs(sender).enqueue(trx, NAME, { mailId }));
  const [started] = await once(victim, 'message');
  expect(started).toEqual({ took: mailId });

  const heir = await openBoss({ url: database.url, log, works: true });
  const taken: string[] = [];
  await runJobs(heir, [jobThat(async (payload) => void taken.push(payload.mailId))], log);
  victim.kill('SIGKILL');
  // The rule is 60 s; the heartbeat and the supervisor's pass together need about 20.
  await expect.poll(() => taken.includes(mailId), { timeout: 60_000, interval: 200 }).toBe(true);
  await stopBoss(heir);
  await stopBoss(sender);
});
