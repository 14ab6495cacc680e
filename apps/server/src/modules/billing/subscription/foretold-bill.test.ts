import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { openTestProcessor, type TestProcessor } from '../cards/card-processor-testing.ts';
import { aCustomer, DAY_MS, paidBy } from '../customer-testing.ts';
import { describeBilling } from './describe-billing.ts';
import { billParts, createMonthlyParts } from './monthly-parts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** One for each customer: others' bills would have to be played through all their years as well. */
async function inWorld(play: (world: TestProcessor) => Promise<void>): Promise<void> {
  const world = await openTestProcessor();
  try {
    await play(world);
  } finally {
    await world.close();
  }
}

const plan = fc.constantFrom('starter' as const, 'growth' as const, 'scale' as const);
const interval = fc.constantFrom('month' as const, 'year' as const);
const step = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), plan, interval }),
  fc.record({ kind: fc.constant('mailboxes' as const), count: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 13 }) }),
);

test('after any change, the next bill is what was foretold to the cent, prorations and credit included', async () => {
  await fc.assert(
    fc.asyncProperty(plan, interval, fc.array(step, { maxLength: 4 }), (first, paysBy, steps) =>
      inWorld(async (world) => {
        const { scope, deps, buy, look, customerId } = await aCustomer(database.db, world);
        await buy(first, paysBy);
        for (const each of steps) {
          if (each.kind === 'wait') await world.clock.advance(each.days * DAY_MS + 3_661_000);
          // What is there already is no change.
          else if (each.kind === 'buy') await buy(each.plan, each.interval).catch(() => undefined);
          else {
            const parts = { mailboxes: each.count, warmed: {} };
            await deps.db.transaction().execute((trx) => createMonthlyParts(deps)(trx, scope, parts));
            await billParts(deps, scope);
          }
          await world.settle();
        }
        await look();
        const { nextBill } = await describeBilling(deps, scope);
        expect(nextBill?.total.amount).toBe(nextBill?.lines.reduce((sum, { amount }) => sum + amount, 0));
        const before = await paidBy(world, customerId);
        await world.clock.advance(new Date(nextBill?.at ?? 0).getTime() - world.clock.now().getTime() + 1_000);
        await world.settle();
        expect((await paidBy(world, customerId)) - before).toBe(nextBill?.total.amount);
      }),
    ),
    { numRuns: 20 },
  );
});

test('what a year leaves over pays the next bills until it is used up', () =>
  inWorld(async (world) => {
    const { scope, deps, buy, look } = await aCustomer(database.db, world);
    await buy('growth', 'year');
    const quote = await buy('scale', 'month');
    expect(quote.dueNow.amount).toBe(0);
    expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    await look();
    const { nextBill } = await describeBilling(deps, scope);
    expect(nextBill).toMatchObject({ total: { amount: 0 } });
    expect(nextBill?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['plan', 19_900],
      ['credit', -19_900],
    ]);
    expect(quote.nextBill?.total).toEqual(nextBill?.total);
  }));
