import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { rehearseAndRun } from './rehearse-world-testing.ts';

/** Worlds in which something happens; `npm run bench -- rehearsal` does more of them, a week each. */
const WORLDS = [8, 9, 11, 12, 14];
const HORIZON = 3 * 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('what a rehearsal plays is what the sender does when people do the same', { timeout: 120_000 }, async () => {
  const kinds = new Set<string>();
  for (const seed of WORLDS) {
    const { foreseen, ran, kinds: happened } = await rehearseAndRun(database, seed, HORIZON);
    expect(ran, `world ${seed}`).toEqual(foreseen);
    for (const kind of happened) kinds.add(kind);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['sent', 'opened', 'stopped']));
});
