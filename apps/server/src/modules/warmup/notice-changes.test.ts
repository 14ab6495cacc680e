import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { noticeChanges } from './notice-changes.ts';
import { addPool, MONDAY, type TestMailbox } from './testing.ts';

let database: TestDatabase;
let pool: TestMailbox[];
let now = MONDAY;
beforeAll(async () => {
  database = await testDatabase();
  pool = await addPool(database, 9);
});
afterAll(() => database.close());

type Change = { warmup?: boolean; status?: 'active' | 'paused' | 'error'; status_since?: Date };

/** What the list would show of the first mailbox after its owner did something. */
async function progressAfter(change: Change, minutes: number) {
  const { id = '' } = pool[0] ?? {};
  now = new Date(now.getTime() + minutes * 60_000);
  await database.db.updateTable('mailboxes').set(change).where('id', '=', id).execute();
  await noticeChanges({ db: database.db, now: () => now });
  return database.db
    .selectFrom('mailboxes')
    .select(['warmup_state as state', 'warmup_reason as reason', 'warmup_since as since'])
    .where('id', '=', id)
    .executeTakeFirst();
}

test('a mailbox that wants to be warmed up is queued within the minute', async () => {
  expect(await progressAfter({ warmup: true }, 1)).toEqual({ state: 'queued', reason: 'partnersResting', since: now });
});

test('a paused mailbox is held since it was paused, and queued again once it goes on', async () => {
  const paused = new Date('2026-11-16T09:10:00Z');
  const held = { state: 'held', reason: 'mailboxPaused', since: paused };
  expect(await progressAfter({ status: 'paused', status_since: paused }, 20)).toEqual(held);
  expect(await progressAfter({ status: 'active' }, 5)).toMatchObject({ state: 'queued', since: now });
});

test('a mailbox whose owner says no is off by choice', async () => {
  expect(await progressAfter({ warmup: false }, 5)).toEqual({ state: 'off', reason: 'byChoice', since: now });
});

test('each turn of a mailbox stands once in its log', async () => {
  await noticeChanges({ db: database.db, now: () => now });
  const events = await database.db
    .selectFrom('mailbox_events')
    .select('event')
    .where('mailbox_id', '=', pool[0]?.id ?? '')
    .orderBy('at')
    .execute();
  expect(events.map(({ event }) => event)).toEqual(['warmupHeld']);
});
