import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyEvent,
  captureAmount,
  isOver,
  mayCancel,
  nextTasks,
  type Order,
  type OrderEvent,
  type OrderItem,
  SAME_KEY_MS,
  stateOf,
  totalOf,
} from './order.ts';
import type { OrderKind } from './order-steps.ts';

const anItem = (domain: string, change: Partial<OrderItem> = {}): OrderItem => ({
  domain,
  namePrice: 1_299,
  mailboxesPrice: 280,
  mailboxes: 2,
  done: 'ordered',
  askedAt: null,
  isFailed: false,
  owed: 0,
  givenBack: 0,
  givenBackAs: null,
  ...change,
});

const anOrder = (change: Partial<Order> = {}): Order => ({
  kind: 'new',
  payBy: 1_000,
  payment: 'open',
  captured: 0,
  captureAsked: false,
  ending: null,
  items: [anItem('a.test'), anItem('b.test')],
  ...change,
});

const after = (order: Order, ...events: OrderEvent[]) => events.reduce(applyEvent, order);
const AUTHORISED: OrderEvent = { kind: 'paymentSeen', payment: 'authorised', captured: 0 };
const tasksOf = (order: Order, now = 0) => nextTasks(order, now);

test('an order asks for the card, then for the names, takes what was had in one sum, and sets it up', () => {
  const order = anOrder();
  expect(tasksOf(order)).toEqual([{ task: 'lookAtPayment' }]);
  const held = after(order, AUTHORISED);
  expect(tasksOf(held).map(({ task }) => task)).toEqual(['register', 'register']);
  const settled = after(held, { kind: 'registered', domain: 'a.test' }, { kind: 'refused', domain: 'b.test' });
  expect(tasksOf(settled)).toEqual([{ task: 'capture', amount: 1_579 }]);
  const paid = after(settled, { kind: 'captureAsked' }, { kind: 'paymentSeen', payment: 'captured', captured: 1_579 });
  expect(tasksOf(paid)).toEqual([{ task: 'publish', domain: 'a.test' }]);
  const done = (['dnsPublished', 'mailboxesCreated', 'warming'] as const).reduce(
    (last, step) => applyEvent(last, { kind: 'stepDone', domain: 'a.test', step }),
    paid,
  );
  expect([stateOf(done), isOver(done, 0)]).toEqual(['partlyFailed', true]);
  expect(done.items[1]).toMatchObject({ givenBack: 1_579, givenBackAs: 'released' });
});

test('a question to the registrar is asked with its key for a day, and afterwards only the name is looked at', () => {
  const asked = after(anOrder({ items: [anItem('a.test')] }), AUTHORISED, { kind: 'asked', domain: 'a.test', at: 5 });
  expect(tasksOf(asked, 5 + SAME_KEY_MS - 1)).toEqual([{ task: 'register', domain: 'a.test' }]);
  expect(tasksOf(asked, 5 + SAME_KEY_MS)).toEqual([{ task: 'lookAtName', domain: 'a.test' }]);
  expect(mayCancel(asked)).toBe(false);
  expect(applyEvent(asked, { kind: 'cancelled' })).toEqual(asked);
});

test('an order that was given up lets go of a payment that comes too late', () => {
  const late = after(anOrder(), { kind: 'cancelled' }, AUTHORISED);
  expect([stateOf(late), tasksOf(late)]).toEqual(['cancelled', [{ task: 'release' }]]);
  expect(stateOf(after(anOrder(), { kind: 'ranOut' }))).toBe('failed');
  const declined: OrderEvent = { kind: 'paymentSeen', payment: 'failed', captured: 0 };
  expect(stateOf(after(anOrder(), declined, AUTHORISED))).toBe('inProgress');
});

test('what cannot be set up after the money was taken is refunded without the name, which is theirs', () => {
  const paid = after(
    anOrder({ items: [anItem('a.test')] }),
    AUTHORISED,
    { kind: 'registered', domain: 'a.test' },
    { kind: 'paymentSeen', payment: 'captured', captured: 1_579 },
    { kind: 'gaveUp', domain: 'a.test' },
  );
  expect(tasksOf(paid)).toEqual([{ task: 'refund', domain: 'a.test', amount: 280 }]);
  const over = applyEvent(paid, { kind: 'refunded', domain: 'a.test' });
  expect([over.items[0]?.givenBack, stateOf(over), isOver(over, 0)]).toEqual([280, 'failed', true]);
});

test('a domain of their own without mailboxes costs nothing and waits for its records only', () => {
  const items = [anItem('a.test', { namePrice: 0, mailboxesPrice: 0, mailboxes: 0 })];
  const order = anOrder({ kind: 'existing', payment: 'none', items });
  expect(tasksOf(order)).toEqual([{ task: 'publish', domain: 'a.test' }]);
  expect(stateOf(applyEvent(order, { kind: 'stepDone', domain: 'a.test', step: 'dnsPublished' }))).toBe('ready');
});

const someEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('paymentSeen' as const),
    payment: fc.constantFrom('open' as const, 'authorised' as const, 'failed' as const, 'released' as const),
    captured: fc.constant(0),
  }),
  fc.record({
    kind: fc.constantFrom('registered' as const, 'refused' as const, 'gaveUp' as const, 'refunded' as const),
    domain: fc.constantFrom('a.test', 'b.test'),
  }),
  fc.record({ kind: fc.constant('asked' as const), domain: fc.constantFrom('a.test', 'b.test'), at: fc.nat(100) }),
  fc.record({ kind: fc.constantFrom('cancelled' as const, 'ranOut' as const) }),
);

/** Does what the order wants until it wants nothing, with a processor and a registrar that do what they are asked. */
function finish(start: Order): Order {
  let order = start;
  for (let turn = 0; turn < 50; turn++) {
    const tasks = nextTasks(order, SAME_KEY_MS * 2);
    if (tasks.length === 0) return order;
    for (const task of tasks) order = applyEvent(order, answer(order, task));
  }
  throw new Error('the order never ends');
}

function answer(order: Order, task: ReturnType<typeof nextTasks>[number]): OrderEvent {
  switch (task.task) {
    case 'lookAtPayment':
      return order.payment === 'captured'
        ? { kind: 'paymentSeen', payment: 'captured', captured: order.captured }
        : { kind: 'ranOut' };
    case 'register':
    case 'lookAtName':
      return { kind: 'registered', domain: task.domain };
    case 'capture':
      return { kind: 'paymentSeen', payment: 'captured', captured: task.amount };
    case 'release':
      return { kind: 'paymentSeen', payment: 'released', captured: 0 };
    case 'refund':
      return { kind: 'refunded', domain: task.domain };
    case 'publish':
      return { kind: 'stepDone', domain: task.domain, step: 'dnsPublished' };
    case 'createMailboxes':
      return { kind: 'stepDone', domain: task.domain, step: 'mailboxesCreated' };
    case 'watchWarmUp':
      return { kind: 'stepDone', domain: task.domain, step: 'warming' };
  }
}

test('with any facts in any sequence, an order ends ready or with the money back, and never takes more than quoted', () => {
  const kinds = fc.constantFrom<OrderKind>('new', 'existing', 'warmed', 'renewal');
  const price = fc.nat(2_000);
  const items = fc
    .tuple(price, price, fc.nat(3))
    .map(([namePrice, mailboxesPrice, mailboxes]) =>
      ['a.test', 'b.test'].map((domain) => anItem(domain, { namePrice, mailboxesPrice, mailboxes })),
    );
  const property = fc.property(kinds, items, fc.array(someEvent, { maxLength: 12 }), (kind, of, events) => {
    const start = anOrder({ kind, items: of });
    const order = finish(after(start, ...events));
    expect(isOver(order, SAME_KEY_MS * 2)).toBe(true);
    expect(order.captured).toBeLessThanOrEqual(totalOf(start));
    const refunded = order.items.reduce((sum, item) => sum + (item.givenBackAs === 'refunded' ? item.givenBack : 0), 0);
    expect(refunded).toBeLessThanOrEqual(order.captured);
    expect(['open', 'authorised']).not.toContain(totalOf(start) > 0 ? order.payment : 'none');
    expect(order.items.every(({ isFailed, done, owed }) => owed === 0 && (isFailed || done === 'ready'))).toBe(true);
    expect(captureAmount(start)).toBe(totalOf(start));
  });
  fc.assert(property);
});

test('what becomes known twice changes nothing the second time', () => {
  const property = fc.property(fc.array(someEvent, { maxLength: 10 }), someEvent, (events, again) => {
    const once = after(anOrder(), ...events, again);
    expect(applyEvent(once, again)).toEqual(once);
  });
  fc.assert(property);
});
