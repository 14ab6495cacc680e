import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackup } from '../backup/open-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { createLog } from '../log.ts';
import { applyMigrations, migrate, readMigrations } from '../migrate.ts';
import { connectOnce } from '../postgres/connect-once.ts';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createQueues, openBoss, stopBoss } from './job-runner.ts';
import type { JobName } from './jobs.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const RENAMED_BY = '0105';
const PAYLOAD = { workspaceId: randomUUID() };

let folder: string;
let older: TestDatabase;
/** One from before jobs were renamed: one of them waits, another comes each minute. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrider-former-names-'));
  older = await emptyDatabase();
  const client = await connectOnce(older.url);
  const files = await readMigrations(MIGRATIONS);
  await applyMigrations(
    client,
    files.filter(({ name }) => name < RENAMED_BY),
  );
  await client.end();
  await sql`insert into installation (world) values ('live')`.execute(older.db);
  const boss = await openBoss({ url: older.url, log: createLog('silent'), works: false });
  const former = ['campaigns.wake-parked', 'campaigns.tend'] as string[] as JobName[];
  await createQueues(
    boss,
    older.pool,
    former.map((name) => ({ name, retryLimit: 1 })),
  );
  await boss.send('campaigns.wake-parked', PAYLOAD);
  await boss.schedule('campaigns.tend', '* * * * *');
  await stopBoss(boss);
});
afterAll(async () => {
  await older.close();
  await rm(folder, { recursive: true, force: true });
});

const waitingIn = async ({ db }: TestDatabase) => (await sql`select name, payload from restored_jobs`.execute(db)).rows;

test('a job of an older backup waits under its new name once it is restored', async () => {
  const file = join(folder, 'older.backup');
  const say = () => undefined;
  await writeBackup({ url: older.url, file, product: '0.0.1', now: new Date(), say });
  const into = await emptyDatabase();
  const order = { url: into.url, backup: await openBackup(file), file, migrations: MIGRATIONS, where: 'of the test' };
  await restoreBackup({ ...order, world: 'live', say });
  expect(await waitingIn(into)).toEqual([{ name: 'campaigns.wake-held', payload: PAYLOAD }]);
  await into.close();
});

test('a job that waits while the product is updated waits under its new name, and none comes under a former one', async () => {
  await migrate(older.url, MIGRATIONS);
  expect(await waitingIn(older)).toEqual([{ name: 'campaigns.wake-held', payload: PAYLOAD }]);
  const { rows } = await sql`select name from pgboss.queue where name <> 'job.failed' and name not like '\\_\\_%'
    union all select name from pgboss.schedule union all select name from pgboss.job`.execute(older.db);
  expect(rows).toEqual([]);
});
