import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { someMoves, somePaysWith } from './moves-testing.ts';
import { type Move, playOrder } from './play-order-testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const play = (...moves: Move[]) => playOrder(database.db, moves);
const outcome = (...outcomes: Extract<Move, { move: 'outcome' }>['outcome'][]): Move[] =>
  outcomes.map((one) => ({ move: 'outcome', outcome: one }));

test('an order that goes well is charged once and ends ready', async () => {
  expect(await play({ move: 'work' }, { move: 'pay' })).toEqual({ faults: [], state: 'ready', kills: 0 });
});

test('an order paid with the card on file needs no page', async () => {
  expect(await playOrder(database.db, [{ move: 'work' }], { paysWith: 'cardOnFile' })).toEqual({
    faults: [],
    state: 'ready',
    kills: 0,
  });
});

test('a card that is declined and later accepted pays once, however often that is reported', async () => {
  const notified: Move = { move: 'notified' };
  expect(await play({ move: 'decline' }, notified, { move: 'pay' }, notified, notified)).toMatchObject({
    faults: [],
    state: 'ready',
  });
});

test('a worker killed while the registrar registers asks again with the same key', async () => {
  // The payment is looked at first, then both names are asked for.
  const played = await play(
    ...outcome('well', 'diesAfter', 'well', 'well', 'diesAfter'),
    { move: 'pay' },
    { move: 'work' },
  );
  expect(played).toMatchObject({ faults: [], state: 'ready' });
  expect(played.kills).toBeGreaterThan(0);
});

test('a registrar that never says whether it did is asked no second time after a day, but looked at', async () => {
  const never = outcome('well', ...Array.from({ length: 40 }, () => 'unclearDone' as const));
  const waits = Array.from({ length: 30 }, (): Move[] => [{ move: 'wait', minutes: 60 }, { move: 'work' }]).flat();
  expect(await play(...never, { move: 'pay' }, ...waits)).toMatchObject({ faults: [], state: 'ready' });
});

test('what nobody pays ends, and a payment that comes too late is let go', async () => {
  expect(await play({ move: 'wait', minutes: 90 }, { move: 'work' }, { move: 'pay' })).toMatchObject({
    faults: [],
    state: 'failed',
  });
});

test('a worker killed while the money is taken takes it once', async () => {
  const played = await play(...outcome('well', 'well', 'well', 'diesAfter'), { move: 'pay' }, { move: 'work' });
  expect(played).toMatchObject({ faults: [], state: 'ready', kills: 1 });
});

test('an order that is given up before anybody saw its page closes the page', async () => {
  const played = await play(...outcome('diesAfter'), { move: 'notified' }, { move: 'cancel' }, { move: 'pay' });
  expect(played).toMatchObject({ faults: [], state: 'cancelled', kills: 1 });
});

test('in any course of events, nobody is charged twice or above the quote, and every order ends ready or with the money back', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(someMoves, somePaysWith, async (moves, paysWith) => {
      expect((await playOrder(database.db, moves, { paysWith })).faults).toEqual([]);
    }),
    { numRuns: 10, endOnFailure: true },
  );
});
