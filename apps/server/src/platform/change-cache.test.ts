import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChangeCache, openChangeCache } from './change-cache.ts';
import { createLog } from './log.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let cache: ChangeCache;
beforeAll(async () => {
  database = await testDatabase();
  cache = await openChangeCache(database.url, createLog('silent'));
});
afterAll(async () => {
  await cache.close();
  await database.close();
});

const notify = (key: string) => sql`select pg_notify('row_changed', ${key})`.execute(database.db);

/** A loader that counts how often it was asked. */
function counting() {
  let loads = 0;
  return { load: async () => ++loads, count: () => loads };
}

test('a value is loaded once and again after the database says it changed', async () => {
  const { load } = counting();
  expect(await cache.get('row', 'a', load)).toBe(1);
  expect(await cache.get('row', 'a', load)).toBe(1);
  await notify('row:a');
  await expect.poll(() => cache.get('row', 'a', load)).toBe(2);
});

test('requests at the same moment share one load', async () => {
  const { load, count } = counting();
  await Promise.all([1, 2, 3].map(() => cache.get('row', 'b', load)));
  expect(count()).toBe(1);
});

test('a load that was under way when the row changed is not kept', async () => {
  let finish = (_value: string) => {};
  const slow = cache.get('row', 'c', () => new Promise<string>((done) => (finish = done)));
  cache.forget('row', 'c');
  finish('old');
  expect(await slow).toBe('old');
  expect(await cache.get('row', 'c', async () => 'new')).toBe('new');
});

test('absence and failure are not remembered', async () => {
  expect(await cache.get('row', 'd', async () => undefined)).toBeUndefined();
  await expect(cache.get('row', 'd', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('row', 'd', async () => 'there')).toBe('there');
});

test('nothing is remembered while the notifications are cut off, and again after they are back', async () => {
  const { load, count } = counting();
  await cache.get('row', 'e', load);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen row_changed'`.execute(database.db);
  await expect.poll(() => cache.get('row', 'e', load)).toBeGreaterThan(1);
  await expect
    .poll(
      async () => {
        const before = count();
        await cache.get('row', 'e', load);
        await cache.get('row', 'e', load);
        return count() - before;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
});
