import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { refreshProgress } from './refresh-progress.ts';
import { seedWarmupHistory } from './seed-history.ts';
import { createRandomSource } from './seeded-random.ts';
import { warmingLanded, warmingSent } from './showing/warmup-statistics.ts';
import { addPool, type TestMailbox } from './testing.ts';

/** A Tuesday afternoon. */
const now = new Date('2026-11-17T15:00:00Z');
const random = createRandomSource(Buffer.from('demo'));

let database: TestDatabase;
let pool: TestMailbox[];
beforeAll(async () => {
  database = await testDatabase();
  pool = await addPool(database, 9, 9);
});
afterAll(() => database.close());

type Demo = Parameters<typeof seedWarmupHistory>[2]['demo'];

async function seed(index: number, demo: Omit<Demo, 'email'>) {
  const mailbox = pool[index];
  if (!mailbox) throw new Error('there is no such mailbox');
  const demoMailbox = { id: mailbox.id, demo: { ...demo, email: mailbox.email } };
  await database.db
    .transaction()
    .execute((trx) => seedWarmupHistory(trx, mailbox, demoMailbox, { zone: 'UTC', now, random }));
  await refreshProgress({ db: database.db, now: () => now });
  const row = await database.db
    .selectFrom('mailboxes')
    .select([
      'warmup_state as state',
      'warmup_day as day',
      'warmup_of_days as ofDays',
      'health',
      'warmup_spark as spark',
    ])
    .where('id', '=', mailbox.id)
    .executeTakeFirstOrThrow();
  return { ...row, mailbox };
}

test('a past of twelve days is counted as twelve days of the ramp, with the health that was given', async () => {
  const seeded = await seed(0, { daysOld: 15, warmup: { state: 'warming', day: 12 }, landed: [78, 89] });
  expect(seeded).toMatchObject({ state: 'warming', day: 12, ofDays: 21 });
  expect(Math.abs((seeded.health ?? 0) - 87)).toBeLessThanOrEqual(2);
  expect(seeded.spark.slice(0, 13)).toEqual([7, 8, 9, 0, 0, 10, 11, 12, 13, 14, 0, 0, 15]);
  const deps = { db: database.db, now: () => now };
  const { total } = await warmingSent(deps, seeded.mailbox, { accountId: seeded.mailbox.id });
  const { inbox, spam } = await warmingLanded(deps, seeded.mailbox, { accountId: seeded.mailbox.id });
  expect(inbox + spam).toBe(total);
});

test('a past long enough is ready, and one that has not begun is queued', async () => {
  const ready = await seed(1, { daysOld: 41, warmup: { state: 'ready', day: 40 }, landed: [97, 100] });
  expect(ready.state).toBe('ready');
  const queued = await seed(2, { daysOld: 0, warmup: { state: 'queued', day: 0 }, landed: [0, 0] });
  expect(queued).toMatchObject({ state: 'queued', day: 0, health: null });
});
