import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CardFailureKind, CardProcessorError, type WantedItem } from './card-processor.ts';
import { openTestProcessor, SUCCESS_URL, type TestProcessor } from './card-processor-testing.ts';
import { createStripeProcessor } from './stripe-processor.ts';

let world: TestProcessor;
beforeAll(async () => {
  world = await openTestProcessor();
});
afterEach(() => {
  world.box.setTrouble('none');
  world.box.setWebhookTrouble('none');
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;
const GOOD = '4242424242424242';
const ASKS = '4000000000003220';
const EMPTY = '4000000000009995';
const LOST = '4000000000009987';
const SILENT = '4000000000000119';

const ADDRESS = {
  name: 'Harborline GmbH',
  street: 'Kai 1',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxId: 'DE318842107',
};
const newReference = () => ({ workspaceId: randomUUID(), purchaseId: randomUUID() });
const LINES = [
  { name: 'askharborline.test', description: 'Domain, first year', each: 1299, count: 1 },
  { name: 'Mailboxes', description: '', each: 140, count: 6 },
];
const TOTAL = 2139;

async function newCustomer() {
  const { customerId } = await world.processor.createCustomer({
    key: randomUUID(),
    workspaceId: randomUUID(),
    email: 'maya@harborline.test',
    address: ADDRESS,
  });
  return customerId;
}

const pages = () => ({
  key: randomUUID(),
  successUrl: SUCCESS_URL,
  cancelUrl: 'http://app.box.test/purchase/error',
  expiresAt: new Date(world.clock.now().getTime() + 3_600_000),
});

async function openPayment(customerId: string) {
  const reference = newReference();
  const checkout = await world.processor.openPaymentCheckout({
    ...pages(),
    customerId,
    reference,
    currency: 'USD',
    lines: LINES,
  });
  return { ...checkout, url: checkout.url ?? '', reference };
}

async function authorise(number = GOOD, answer?: string) {
  const customerId = await newCustomer();
  const checkout = await openPayment(customerId);
  await world.pay(checkout.url, number, answer === undefined ? {} : { answer });
  const { paymentId, paymentMethodId } = await world.processor.findCheckout(checkout.checkoutId);
  return { customerId, checkout, paymentId: paymentId ?? '', paymentMethodId: paymentMethodId ?? '' };
}

async function customerWithCard(number = GOOD, answer?: string) {
  const { customerId, paymentMethodId } = await authorise(number, answer);
  await world.processor.keepCard(customerId, paymentMethodId);
  return customerId;
}

const failing = async (call: Promise<unknown>): Promise<{ kind: CardFailureKind; code: string }> => {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof CardProcessorError))
    throw new Error('It did not fail as a card processor does', { cause: error });
  return { kind: error.kind, code: error.code };
};

describe('a payment at the hosted page', () => {
  test('holds the sum, takes a part of it and lets the rest go', async () => {
    const { paymentId, checkout } = await authorise();
    const held = await world.processor.findPayment(paymentId);
    expect(held).toMatchObject({
      state: 'authorised',
      amount: TOTAL,
      capturable: TOTAL,
      captured: 0,
      card: { brand: 'visa', lastFour: '4242' },
      reference: checkout.reference,
    });
    const taken = await world.processor.capturePayment({ key: randomUUID(), paymentId, amount: 1299 });
    expect(taken).toMatchObject({ state: 'captured', captured: 1299, capturable: 0, refunded: 0 });
  });

  test('takes no more than it holds, and takes it once', async () => {
    const { paymentId } = await authorise();
    const { processor } = world;
    expect(await failing(processor.capturePayment({ key: randomUUID(), paymentId, amount: TOTAL + 1 }))).toEqual({
      kind: 'notPossible',
      code: 'amount_too_large',
    });
    const capture = { key: randomUUID(), paymentId, amount: TOTAL };
    const first = await processor.capturePayment(capture);
    expect(await processor.capturePayment(capture)).toEqual(first);
    expect(await failing(processor.capturePayment({ ...capture, key: randomUUID() }))).toMatchObject({
      kind: 'notPossible',
    });
    expect(await failing(processor.capturePayment({ ...capture, amount: 1 }))).toMatchObject({ kind: 'keyInUse' });
  });

  test('is let go, and can then not be taken', async () => {
    const { paymentId } = await authorise();
    const released = await world.processor.releasePayment({ key: randomUUID(), paymentId });
    expect(released).toMatchObject({ state: 'released', capturable: 0, captured: 0 });
    expect(await failing(world.processor.capturePayment({ key: randomUUID(), paymentId, amount: 1 }))).toMatchObject({
      kind: 'notPossible',
    });
  });

  test('is given back once by each key, even after the processor forgot the key', async () => {
    const { paymentId } = await authorise();
    await world.processor.capturePayment({ key: randomUUID(), paymentId, amount: TOTAL });
    const refund = { key: randomUUID(), paymentId, amount: 840 };
    expect(await world.processor.refundPayment(refund)).toMatchObject({ refunded: 840 });
    await world.clock.advance(2 * DAY_MS);
    expect(await world.processor.refundPayment(refund)).toMatchObject({ refunded: 840 });
    expect(await failing(world.processor.refundPayment({ ...refund, key: randomUUID(), amount: TOTAL }))).toMatchObject(
      {
        kind: 'malformed',
      },
    );
  });

  test('stays open after a decline, and is paid with another card', async () => {
    const customerId = await newCustomer();
    const checkout = await openPayment(customerId);
    const { page } = await world.pay(checkout.url, EMPTY);
    expect(page).toContain('insufficient_funds');
    const tried = await world.processor.findCheckout(checkout.checkoutId);
    expect(tried).toMatchObject({ state: 'open', url: checkout.url });
    expect(await world.processor.findPayment(tried.paymentId ?? '')).toMatchObject({
      state: 'failed',
      declinedFor: 'insufficient_funds',
    });
    expect(await world.pay(checkout.url, GOOD)).toMatchObject({ status: 303, location: SUCCESS_URL });
    expect(await world.processor.findPayment(tried.paymentId ?? '')).toMatchObject({
      state: 'authorised',
      declinedFor: null,
    });
  });

  test('says no more than declined of a card that was reported lost', async () => {
    const checkout = await openPayment(await newCustomer());
    await world.pay(checkout.url, LOST);
    const { paymentId } = await world.processor.findCheckout(checkout.checkoutId);
    expect(await world.processor.findPayment(paymentId ?? '')).toMatchObject({
      state: 'failed',
      declinedFor: 'generic_decline',
    });
  });

  test('asks for the code of 3-D Secure, and fails after three wrong ones', async () => {
    const customerId = await newCustomer();
    const checkout = await openPayment(customerId);
    await world.pay(checkout.url, ASKS, { answer: '000000' });
    const wrong = () =>
      fetch(checkout.url, { method: 'POST', body: new URLSearchParams({ answer: '1', action: 'confirm' }) });
    await (await wrong()).text();
    expect(await (await wrong()).text()).toContain('payment_intent_authentication_failure');
    expect(await world.pay(checkout.url, ASKS, { answer: '417 220' })).toMatchObject({ status: 303 });
    expect(await world.processor.findCheckout(checkout.checkoutId)).toMatchObject({ state: 'complete', url: null });
  });

  test('takes no card after its time', async () => {
    const checkout = await openPayment(await newCustomer());
    await world.clock.advance(3_600_000);
    expect(await world.processor.findCheckout(checkout.checkoutId)).toMatchObject({ state: 'expired', url: null });
    const { status, page } = await world.pay(checkout.url, GOOD);
    expect([status, page.includes('expired')]).toEqual([200, true]);
    expect(await failing(world.processor.expireCheckout(checkout.checkoutId))).toMatchObject({ kind: 'malformed' });
  });

  test('refuses a page that is open shorter than half an hour', async () => {
    const customerId = await newCustomer();
    const soon = new Date(world.clock.now().getTime() + 60_000);
    const wanted = {
      ...pages(),
      expiresAt: soon,
      customerId,
      reference: newReference(),
      currency: 'USD',
      lines: LINES,
    };
    expect(await failing(world.processor.openPaymentCheckout(wanted))).toMatchObject({ kind: 'malformed' });
  });
});

describe('a payment with the card on file', () => {
  const wanted = (customerId: string) => ({
    key: randomUUID(),
    customerId,
    amount: { amount: 1299, currency: 'USD' },
    reference: newReference(),
    isAttended: false,
  });

  test('is held with nobody at the screen, and found by its reference', async () => {
    const customerId = await customerWithCard();
    const charge = wanted(customerId);
    const payment = await world.processor.authoriseCardOnFile(charge);
    expect(payment).toMatchObject({ state: 'authorised', amount: 1299, reference: charge.reference });
    expect(await world.processor.findPaymentOf(customerId, charge.reference.purchaseId)).toEqual(payment);
    expect(await world.processor.authoriseCardOnFile(charge)).toEqual(payment);
  });

  test('fails where the bank wants to ask the person, and where there is no card', async () => {
    const asks = await customerWithCard(ASKS, '417220');
    expect(await failing(world.processor.authoriseCardOnFile(wanted(asks)))).toEqual({
      kind: 'authenticationRequired',
      code: 'authentication_required',
    });
    expect(await failing(world.processor.authoriseCardOnFile({ ...wanted(asks), isAttended: true }))).toEqual({
      kind: 'authenticationRequired',
      code: 'authentication_not_handled',
    });
    expect(await failing(world.processor.authoriseCardOnFile(wanted(await newCustomer())))).toEqual({
      kind: 'declined',
      code: 'no_card',
    });
  });

  test('is unclear when no answer comes, and clear when asked again with the same key', async () => {
    const customerId = await newCustomer();
    const page = await world.processor.openCardCheckout({
      ...pages(),
      customerId,
      reference: newReference(),
      currency: 'USD',
    });
    await world.pay(page.url ?? '', SILENT);
    const { paymentMethodId } = await world.processor.findCheckout(page.checkoutId);
    await world.processor.keepCard(customerId, paymentMethodId ?? '');
    const charge = wanted(customerId);
    expect(await failing(world.impatient.authoriseCardOnFile(charge))).toMatchObject({ kind: 'unclear' });
    expect(await world.processor.authoriseCardOnFile(charge)).toMatchObject({ state: 'authorised' });
    const { paymentId } = await world.processor.authoriseCardOnFile(charge);
    expect(world.box.payments().filter((payment) => payment.paymentId === paymentId)).toMatchObject([{ held: 1299 }]);
  });
});

test.each([
  ['tooMany', 'tooMany'],
  ['down', 'unclear'],
  ['slow', 'unclear'],
  ['cutOff', 'unclear'],
  ['malformed', 'malformed'],
  ['keyInUse', 'keyInUse'],
] as const)('a processor that is %s is told apart as %s', async (trouble, kind) => {
  const { paymentId } = await authorise();
  const capture = { key: randomUUID(), paymentId, amount: TOTAL };
  world.box.setTrouble(trouble);
  expect(await failing(world.impatient.capturePayment(capture))).toMatchObject({ kind });
  world.box.setTrouble('none');
  expect(await world.processor.capturePayment(capture)).toMatchObject({ state: 'captured', captured: TOTAL });
});

test('what does not exist is not found', async () => {
  expect(await failing(world.processor.findPayment('pi_unknown'))).toMatchObject({ kind: 'notFound' });
});

test('a customer has an address and one tax id, which can change', async () => {
  const customerId = await newCustomer();
  const wanted = { workspaceId: randomUUID(), email: 'books@harborline.test' };
  const changed = await world.processor.updateCustomer(customerId, {
    ...wanted,
    address: { ...ADDRESS, taxId: 'DE 811 907 980' },
  });
  expect(changed).toEqual({ customerId, email: 'books@harborline.test', card: null, credit: 0 });
  const malformed = world.processor.updateCustomer(customerId, { ...wanted, address: { ...ADDRESS, taxId: '?' } });
  expect(await failing(malformed)).toMatchObject({ code: 'tax_id_invalid' });
});

test('a processor that takes cards lacks nothing, and one that refuses the key says so', async () => {
  expect(await world.processor.lacks()).toEqual([]);
  const refused = createStripeProcessor(
    { ...world.box.access, key: 'sk_test_wrong' },
    { now: () => world.clock.now() },
  );
  expect(await refused.lacks()).toEqual([{ need: 'keyRefused', words: expect.stringContaining('API Key') }]);
  const nobody = { ...world.box.access, url: 'http://127.0.0.1:9' };
  const away = createStripeProcessor(nobody, { now: () => world.clock.now() });
  expect(await away.lacks()).toEqual([{ need: 'noAnswer', words: expect.stringMatching(/\w{4}/) }]);
});

test('the portal is a page of the processor', async () => {
  const url = await world.processor.openPortal(await customerWithCard(), SUCCESS_URL);
  expect(await (await fetch(url)).text()).toContain('ending 4242');
});

const priceOf = (name: string, amount: number, interval: 'month' | 'year' = 'month'): WantedItem['price'] => ({
  lookupKey: `${name}-${interval}-${amount}`,
  name,
  each: { amount, currency: 'USD' },
  interval,
});
const STARTER = { price: priceOf('Starter', 2900), quantity: 1 };
const GROWTH = { price: priceOf('Growth', 7900), quantity: 1 };
const mailboxes = (quantity: number) => ({ price: priceOf('Mailbox', 140), quantity });

async function subscribe(items: WantedItem[], number = GOOD) {
  const customerId = await customerWithCard(number);
  const { subscriptionId } = await world.processor.startSubscription({
    key: randomUUID(),
    customerId,
    items,
    reference: newReference(),
  });
  return { customerId, subscriptionId };
}

/** Half of the period is then unused, in any month. */
async function toMiddle(subscriptionId: string) {
  const { periodStart, periodEnd } = await world.processor.findSubscription(subscriptionId);
  const middle = (periodStart.getTime() + periodEnd.getTime()) / 2;
  await world.clock.advance(middle - world.clock.now().getTime());
}

describe('a subscription', () => {
  test('begins at a hosted page with the plan and its mailboxes on one bill', async () => {
    const customerId = await newCustomer();
    const reference = newReference();
    const page = await world.processor.openSubscriptionCheckout({
      ...pages(),
      customerId,
      reference,
      items: [STARTER, mailboxes(3)],
    });
    expect(await world.pay(page.url ?? '', GOOD)).toMatchObject({ status: 303 });
    const { subscriptionId } = await world.processor.findCheckout(page.checkoutId);
    const subscription = await world.processor.findSubscription(subscriptionId ?? '');
    expect(subscription).toMatchObject({ state: 'active', currency: 'USD', customerId, cancelsAt: null, paused: null });
    expect(subscription.items.map(({ lookupKey, quantity }) => [lookupKey, quantity])).toEqual([
      ['Starter-month-2900', 1],
      ['Mailbox-month-140', 3],
    ]);
    const bill = await world.processor.findInvoice(subscription.latestInvoiceId ?? '');
    expect(bill).toMatchObject({ state: 'paid', total: 3320, amountPaid: 3320, subscriptionId });
  });

  test('leaves nothing behind when the card is declined', async () => {
    const customerId = await customerWithCard(ASKS, '417220');
    const start = world.processor.startSubscription({
      key: randomUUID(),
      customerId,
      items: [STARTER],
      reference: newReference(),
    });
    expect(await failing(start)).toMatchObject({ kind: 'authenticationRequired' });
    expect(await world.processor.listInvoices(customerId, { limit: 10, after: null })).toEqual([]);
  });

  test('costs after a change what its preview said, and the change is made once', async () => {
    const { customerId, subscriptionId } = await subscribe([STARTER, mailboxes(2)]);
    await world.clock.advance(10 * DAY_MS);
    const at = world.clock.now();
    const items = [GROWTH, mailboxes(2)];
    const preview = await world.processor.previewInvoice({ subscriptionId, change: { items, at } });
    expect(preview.lines.map(({ lookupKey, isProration, amount }) => [lookupKey, isProration, amount > 0])).toEqual([
      ['Starter-month-2900', true, false],
      ['Growth-month-7900', true, true],
    ]);
    await world.clock.advance(60_000);
    const change = { key: randomUUID(), subscriptionId, items, at, billed: 'now' } as const;
    await world.processor.changeSubscription(change);
    const changed = await world.processor.changeSubscription(change);
    expect(changed.items.map(({ lookupKey }) => lookupKey)).toEqual(['Mailbox-month-140', 'Growth-month-7900']);
    const bills = await world.processor.listInvoices(customerId, { limit: 10, after: null });
    expect(bills.map(({ total }) => total)).toEqual([preview.total, 3180]);
    expect(
      await world.processor.listInvoices(customerId, { limit: 1, after: bills[0]?.invoiceId ?? null }),
    ).toHaveLength(1);
  });

  test('puts mailboxes that come in between on the next bill', async () => {
    const { subscriptionId } = await subscribe([STARTER]);
    await toMiddle(subscriptionId);
    const items = [STARTER, mailboxes(2)];
    const change = { key: randomUUID(), subscriptionId, items, at: world.clock.now(), billed: 'nextBill' } as const;
    await world.processor.changeSubscription(change);
    const next = await world.processor.previewInvoice({ subscriptionId, change: null });
    expect(next.lines.map(({ amount, isProration }) => [amount, isProration])).toEqual([
      [140, true],
      [2900, false],
      [280, false],
    ]);
  });

  test('steps down at the end of the period, unless that is taken back', async () => {
    const { subscriptionId } = await subscribe([GROWTH]);
    await world.processor.scheduleChange({ key: randomUUID(), subscriptionId, items: [STARTER] });
    const undone = await world.processor.undoScheduled({ key: randomUUID(), subscriptionId });
    expect(undone.scheduleId).toBeNull();
    const { periodEnd } = await world.processor.scheduleChange({ key: randomUUID(), subscriptionId, items: [STARTER] });
    expect(await world.processor.previewInvoice({ subscriptionId, change: null })).toMatchObject({ total: 2900 });
    await world.clock.advance(periodEnd.getTime() - world.clock.now().getTime());
    const after = await world.processor.findSubscription(subscriptionId);
    expect(after.items).toMatchObject([{ lookupKey: 'Starter-month-2900' }]);
    expect(await world.processor.findInvoice(after.latestInvoiceId ?? '')).toMatchObject({
      state: 'paid',
      total: 2900,
    });
    await world.clock.advance(after.periodEnd.getTime() - world.clock.now().getTime());
    expect(await world.processor.findSubscription(subscriptionId)).toMatchObject({ scheduleId: null });
  });

  test('steps down again in the period after a step down, and keeps until its end what is paid for', async () => {
    const { subscriptionId } = await subscribe([GROWTH, mailboxes(3)]);
    const stepDown = (items: WantedItem[]) =>
      world.processor.scheduleChange({ key: randomUUID(), subscriptionId, items });
    const toEndOf = ({ periodEnd }: { periodEnd: Date }) =>
      world.clock.advance(periodEnd.getTime() - world.clock.now().getTime());
    await toEndOf(await stepDown([STARTER, mailboxes(3)]));
    await world.clock.advance(DAY_MS);
    const again = await stepDown([mailboxes(3)]);
    expect(again.items.map(({ lookupKey }) => lookupKey)).toEqual(['Starter-month-2900', 'Mailbox-month-140']);
    await toEndOf(again);
    const after = await world.processor.findSubscription(subscriptionId);
    expect(after.items.map(({ lookupKey }) => lookupKey)).toEqual(['Mailbox-month-140']);
  });

  const manyPrices = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ price: priceOf('Warmed-up domain', 900 + index), quantity: 5 }));

  test('is changed once by a key of any length', async () => {
    const { subscriptionId } = await subscribe([STARTER]);
    const key = 'warmed-up domains '.repeat(40);
    const wanted = { key, subscriptionId, items: [STARTER, mailboxes(2)], at: world.clock.now() };
    const changed = await world.processor.changeSubscription({ ...wanted, billed: 'now' });
    expect(changed.items.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(await world.processor.changeSubscription({ ...wanted, billed: 'now' })).toEqual(changed);
  });

  test('shows every line of a bill and of a preview, however many there are', async () => {
    const items = [STARTER, ...manyPrices(19)];
    const { subscriptionId } = await subscribe(items);
    const subscription = await world.processor.findSubscription(subscriptionId);
    const keys = items.map(({ price }) => price.lookupKey);
    expect(subscription.items.map(({ lookupKey }) => lookupKey)).toEqual(keys);
    const bill = await world.processor.findInvoice(subscription.latestInvoiceId ?? '');
    expect(bill.lines.map(({ lookupKey }) => lookupKey)).toEqual(keys);
    const next = await world.processor.previewInvoice({ subscriptionId, change: null });
    expect(next.lines.map(({ lookupKey }) => lookupKey)).toEqual(keys);
    expect(next.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(next.total);
  });

  test('takes no more than 20 items, at its start, in a change and in a schedule', async () => {
    const items = [STARTER, ...manyPrices(20)];
    await expect(subscribe(items)).rejects.toMatchObject({ kind: 'malformed' });
    const { subscriptionId } = await subscribe([STARTER]);
    const wanted = { key: randomUUID(), subscriptionId, items };
    const changed = world.processor.changeSubscription({ ...wanted, at: world.clock.now(), billed: 'now' });
    await expect(changed).rejects.toBeInstanceOf(CardProcessorError);
    await expect(world.processor.scheduleChange(wanted)).rejects.toBeInstanceOf(CardProcessorError);
  });

  test('changes from months to years with what is unused given back', async () => {
    const { subscriptionId } = await subscribe([STARTER]);
    await toMiddle(subscriptionId);
    const items = [{ price: priceOf('Starter', 29_000, 'year'), quantity: 1 }];
    const at = world.clock.now();
    const preview = await world.processor.previewInvoice({ subscriptionId, change: { items, at } });
    expect(preview.total).toBe(29_000 - 1450);
    const changed = await world.processor.changeSubscription({
      key: randomUUID(),
      subscriptionId,
      items,
      at,
      billed: 'now',
    });
    const yearLater = new Date(changed.periodStart);
    yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1);
    expect(changed.periodEnd).toEqual(yearLater);
  });

  test('ends with the period it was cancelled in, with one bill fewer', async () => {
    const { customerId, subscriptionId } = await subscribe([STARTER, mailboxes(4)]);
    const { cancelsAt, periodEnd } = await world.processor.cancelAtPeriodEnd({ key: randomUUID(), subscriptionId });
    expect(cancelsAt).toEqual(periodEnd);
    await world.clock.advance(40 * DAY_MS);
    expect(await world.processor.findSubscription(subscriptionId)).toMatchObject({ state: 'cancelled' });
    expect(await world.processor.listInvoices(customerId, { limit: 10, after: null })).toHaveLength(1);
  });

  test('bills nothing while it is paused, and goes on by itself', async () => {
    const { customerId, subscriptionId } = await subscribe([STARTER]);
    const resumesAt = new Date(world.clock.now().getTime() + 45 * DAY_MS);
    const paused = await world.processor.pauseSubscription({ key: randomUUID(), subscriptionId, resumesAt });
    expect(paused.paused).toEqual({ resumesAt: new Date(Math.floor(resumesAt.getTime() / 1000) * 1000) });
    await world.clock.advance(70 * DAY_MS);
    const bills = await world.processor.listInvoices(customerId, { limit: 10, after: null });
    expect(bills.map(({ state }) => state)).toEqual(['paid', 'void', 'paid']);
    expect((await world.processor.resumeSubscription({ key: randomUUID(), subscriptionId })).paused).toBeNull();
  });

  test('is past due when its card fails, unpaid after four tries, and well again once the bill is paid', async () => {
    const { customerId, subscriptionId } = await subscribe([STARTER]);
    const page = await world.processor.openCardCheckout({
      ...pages(),
      customerId,
      reference: newReference(),
      currency: 'USD',
    });
    await world.pay(page.url ?? '', ASKS, { answer: '417220' });
    const { paymentMethodId } = await world.processor.findCheckout(page.checkoutId);
    await world.processor.keepCard(customerId, paymentMethodId ?? '');
    await world.clock.advance(31 * DAY_MS);
    const late = await world.processor.findSubscription(subscriptionId);
    expect(late.state).toBe('pastDue');
    const bill = await world.processor.findInvoice(late.latestInvoiceId ?? '');
    expect(bill).toMatchObject({ state: 'open', attempts: 1, amountDue: 2900 });
    expect(bill.nextAttemptAt?.getTime()).toBe(bill.createdAt.getTime() + 3 * DAY_MS);
    const pay = { key: randomUUID(), invoiceId: bill.invoiceId ?? '' };
    expect(await failing(world.processor.payInvoice(pay))).toMatchObject({ kind: 'authenticationRequired' });
    await world.clock.advance(20 * DAY_MS);
    expect(await world.processor.findSubscription(subscriptionId)).toMatchObject({ state: 'unpaid' });
    const payPage = await fetch(bill.payUrl ?? '', { method: 'POST' });
    expect(await payPage.text()).toContain('paid');
    expect(await world.processor.findSubscription(subscriptionId)).toMatchObject({ state: 'active' });
  });
});

describe('an event', () => {
  test('is signed, and says only what it is about', async () => {
    world.heard.length = 0;
    const { paymentId } = await authorise();
    await world.settle();
    const events = await Promise.all(
      world.heard.map(({ body, signature }) => world.processor.readEvent(body, signature)),
    );
    expect(events.map((event) => event?.about)).toContainEqual({ kind: 'payment', id: paymentId });
  });

  test('is believed neither forged, nor changed, nor after five minutes', async () => {
    world.heard.length = 0;
    await authorise();
    await world.settle();
    const [first] = world.heard;
    if (!first) throw new Error('Nothing was heard');
    const { body, signature } = first;
    const forged = signature.replace(/v1=./, (start) => (start.endsWith('0') ? 'v1=1' : 'v1=0'));
    const changed = Buffer.from(body.toString().replace('"livemode":false', '"livemode":true'));
    expect(await world.processor.readEvent(body, forged)).toBeUndefined();
    expect(await world.processor.readEvent(changed, signature)).toBeUndefined();
    expect(await world.processor.readEvent(body, '')).toBeUndefined();
    expect(await world.processor.readEvent(Buffer.from('{'), signature)).toBeUndefined();
    await world.clock.advance(299_000);
    expect(await world.processor.readEvent(body, signature)).toBeDefined();
    await world.clock.advance(2_000);
    expect(await world.processor.readEvent(body, signature)).toBeUndefined();
  });

  test('comes twice, late or in the wrong order when the page is set to', async () => {
    world.heard.length = 0;
    const checkout = await openPayment(await newCustomer());
    await world.pay(checkout.url, GOOD, { breaks: ['twice', 'late'] });
    await world.settle();
    expect(world.heard).toHaveLength(0);
    await world.clock.advance(30_000);
    await world.settle();
    const ids = world.heard.map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id);
    expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
    world.heard.length = 0;
    world.box.setWebhookTrouble('reversed');
    await authorise();
    await world.clock.advance(60_000);
    await world.settle();
    const types = world.heard.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type);
    expect(types).toEqual(['checkout.session.completed', 'payment_intent.amount_capturable_updated']);
  });
});
