import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';
import { countTry, forgetTries, networkOf } from './throttle.ts';

const THREE_A_MINUTE = { name: 'test', limit: 3, windowSeconds: 60 };
const start = new Date('2026-11-17T09:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('the fourth try in a minute is refused and says how long to wait', async () => {
  for (let tries = 0; tries < 3; tries++) await countTry(database.db, THREE_A_MINUTE, 'maya', start);
  await expect(countTry(database.db, THREE_A_MINUTE, 'maya', after(20))).rejects.toMatchObject({
    data: { seconds: 40 },
  });
  await countTry(database.db, THREE_A_MINUTE, 'jonas', after(20));
  await countTry(database.db, THREE_A_MINUTE, 'maya', after(61));
});

test('tries that arrive at once are all counted', async () => {
  const tries = Array.from({ length: 20 }, () => countTry(database.db, THREE_A_MINUTE, 'many', start));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('forgotten tries start again from none', async () => {
  for (let tries = 0; tries < 3; tries++) await countTry(database.db, THREE_A_MINUTE, 'priya', start);
  await forgetTries(database.db, THREE_A_MINUTE, 'priya');
  await countTry(database.db, THREE_A_MINUTE, 'priya', start);
});

test('the table does not tell who tried', async () => {
  await countTry(database.db, THREE_A_MINUTE, 'secret@person.test', start);
  const rows = await database.db.selectFrom('throttles').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('secret@person.test');
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('two addresses of one /64 share a network, however they are written', () => {
  fc.assert(
    fc.property(fc.ipV6(), (ip) => {
      expect(networkOf(ip)).toMatch(/^([0-9a-f]{1,4}:){4}:\/64$|^[\d.]+\/24$/);
    }),
  );
});
