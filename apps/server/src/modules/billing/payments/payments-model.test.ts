import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import type { CardProcessor } from '../cards/card-processor.ts';
import { handleEvent, takeEvent } from './card-events.ts';
import { createPayments } from './create-payments.ts';
import { lookAtPurchase } from './look-at-purchase.ts';
import { lineOf, newWorkspace, openPaymentsWorld } from './payments-testing.ts';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof openPaymentsWorld>>;

beforeAll(async () => {
  database = await testDatabase();
  world = await openPaymentsWorld(database.db);
});
afterAll(async () => {
  await world.close();
  await database.close();
});

const TOTAL = 2198;
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A worker that dies at its n-th word with the processor: before it is said, or before the answer is heard. */
function dying(cards: CardProcessor, at: number, when: 'before' | 'after'): CardProcessor {
  let words = 0;
  return new Proxy(cards, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return async (...input: unknown[]) => {
        words += 1;
        const dies = words === at;
        if (dies && when === 'before') throw new Error('killed');
        const answer: unknown = await Reflect.apply(call, target, input);
        if (dies) throw new Error('killed');
        return answer;
      };
    },
  });
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('begin' as const) }),
  fc.record({ kind: fc.constant('charge' as const) }),
  fc.record({
    kind: fc.constant('pay' as const),
    card: fc.constantFrom('4242424242424242', '4000000000009995'),
    page: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('capture' as const), amount: fc.integer({ min: 0, max: TOTAL + 200 }) }),
  fc.record({
    kind: fc.constant('refund' as const),
    amount: fc.integer({ min: 1, max: TOTAL }),
    key: fc.constantFrom('a', 'b'),
  }),
  fc.record({ kind: fc.constant('release' as const) }),
  fc.record({ kind: fc.constant('look' as const) }),
  fc.record({ kind: fc.constant('events' as const), backwards: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 40, 1500) }),
);
const kill = fc.option(
  fc.record({ at: fc.integer({ min: 1, max: 6 }), when: fc.constantFrom('before' as const, 'after' as const) }),
  {
    nil: undefined,
  },
);

/** One that pays, one that is declined, one whose bank asks. */
const onFile = fc.constantFrom(undefined, '4242424242424242', '4000000000000341', '4000000000003220');

test('nothing is taken twice or above what is held, no matter which process dies when', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(onFile, fc.array(fc.tuple(step, kill), { minLength: 4, maxLength: 16 }), async (card, steps) => {
      const scope = await newWorkspace(database.db);
      if (card !== undefined) await world.giveCard(scope, card, '417220');
      const orderId = randomUUID();
      const paymentsBefore = new Set(world.box.payments().map(({ paymentId }) => paymentId));
      world.heard.length = 0;
      let purchaseId: string | undefined;
      // A customer with a page of an earlier attempt still open may pay there.
      const urls: string[] = [];

      for (const [done, killed] of steps) {
        const cards = killed ? dying(world.processor, killed.at, killed.when) : world.processor;
        const deps = { ...world.deps, cards };
        const payments = createPayments(deps);
        const act = async () => {
          const expiresAt = new Date(world.clock.now().getTime() + 30 * 60_000);
          const order = { orderId, lines: [lineOf('askharborline.test', TOTAL)], total: usd(TOTAL), expiresAt };
          if (done.kind === 'begin') {
            const begun = await payments.begin(scope, order);
            purchaseId = begun.paymentId;
            if (begun.checkoutUrl !== null) urls.push(begun.checkoutUrl);
          }
          if (done.kind === 'charge') purchaseId = (await payments.charge(scope, order)).paymentId;
          const url = done.kind === 'pay' ? urls.at(-1 - (done.page % Math.max(1, urls.length))) : undefined;
          if (done.kind === 'pay' && url !== undefined) await world.pay(url, done.card);
          if (done.kind === 'wait') await world.clock.advance(done.minutes * 60_000);
          if (done.kind === 'events') {
            await world.settle();
            const heard = done.backwards ? world.heard.toReversed() : world.heard;
            for (const { body, signature } of heard) await takeEvent(deps, body, signature);
            const subjects = world.received.splice(0);
            for (const subject of done.backwards ? subjects.toReversed() : subjects) await handleEvent(deps, subject);
          }
          if (purchaseId === undefined) return;
          if (done.kind === 'capture') await payments.capture(scope, purchaseId, usd(done.amount));
          if (done.kind === 'release') await payments.release(scope, purchaseId);
          if (done.kind === 'look') await payments.lookAt(scope, purchaseId);
          if (done.kind === 'refund') {
            await payments.refund(scope, purchaseId, { amount: usd(done.amount), key: done.key, lines: [] });
          }
        };
        await act().catch((error: Error) => {
          if (!/killed|less than was to be|The card processor/.test(error.message)) throw error;
        });
      }

      const own = world.box.payments().filter(({ paymentId }) => !paymentsBefore.has(paymentId));
      const captured = own.reduce((sum, payment) => sum + payment.captured, 0);
      const refunded = own.reduce((sum, payment) => sum + payment.refunded, 0);
      expect(own.filter((payment) => payment.captured > 0).length).toBeLessThanOrEqual(1);
      expect(own.filter((payment) => payment.held > 0).length).toBeLessThanOrEqual(1);
      expect(captured).toBeLessThanOrEqual(TOTAL);
      expect(refunded).toBeLessThanOrEqual(captured);
      if (purchaseId === undefined) return;
      // Once nobody dies any more, one look knows what the processor knows.
      const seen = await lookAtPurchase(world.deps, scope, purchaseId);
      expect([seen.captured, seen.refunded]).toEqual([captured, refunded]);
      if (seen.state === 'released') expect(own.every((payment) => payment.held === 0)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
