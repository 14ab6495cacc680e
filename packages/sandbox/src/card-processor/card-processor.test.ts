import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { steppedClock } from '../clock/clock.ts';
import { testOptions } from '../testing.ts';
import { type CardProcessorBox, startCardProcessor } from './card-processor.ts';
import { readForm } from './form-body.ts';
import { addIntervals, endOfPeriod } from './periods.ts';

const clock = steppedClock(new Date('2026-01-31T12:00:00.000Z'));
let dataDir: string;
let box: CardProcessorBox;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'card-processor-'));
  box = await startCardProcessor({ ...testOptions(), dataDir, clock });
});
afterAll(async () => {
  await box.close();
  await rm(dataDir, { recursive: true });
});

async function call(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${box.access.url}/v1/${path}`, {
    headers: { authorization: `Bearer ${box.access.key}`, ...headers },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('forms are nested as they were written', () => {
  const plain = fc.stringMatching(/^[a-z]{1,6}$/);
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string({ minLength: 1 }),
      fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
      fc.dictionary(plain, tie('value'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    ),
  })).value;
  const write = (name: string, inner: unknown): [string, string][] =>
    typeof inner === 'object' && inner !== null
      ? Object.entries(inner).flatMap(([part, next]) => write(name === '' ? part : `${name}[${part}]`, next))
      : [[name, String(inner)]];
  const depthOf = (inner: unknown): number =>
    typeof inner === 'object' && inner !== null ? 1 + Math.max(0, ...Object.values(inner).map(depthOf)) : 0;
  fc.assert(
    fc.property(fc.dictionary(plain, value, { minKeys: 1, maxKeys: 4, noNullPrototype: true }), (form) => {
      fc.pre(depthOf(form) <= 8);
      expect(readForm(new URLSearchParams(write('', form)).toString())).toEqual(form);
    }),
  );
});

test('junk is no form, and changes nothing of the world', () => {
  fc.assert(fc.property(fc.string(), (text) => void readForm(text)));
  readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a period ends on the day it began, or on the last day of a shorter month', () => {
  const anchor = Date.UTC(2026, 0, 31) / 1000;
  expect(addIntervals(anchor, 'month', 1)).toBe(Date.UTC(2026, 1, 28) / 1000);
  expect(endOfPeriod(anchor, 'month', Date.UTC(2026, 1, 28) / 1000)).toBe(Date.UTC(2026, 2, 31) / 1000);
  expect(addIntervals(Date.UTC(2028, 1, 29) / 1000, 'year', 1)).toBe(Date.UTC(2029, 1, 28) / 1000);
});

test('a wrong key and an unknown call are refused as Stripe refuses them', async () => {
  expect(await call('customers', {}, { authorization: 'Bearer sk_wrong' })).toMatchObject({ status: 401 });
  expect(await call('coupons')).toMatchObject({ status: 404, body: { error: { type: 'invalid_request_error' } } });
});

/** A customer with a card that pays, and a plan for 29 dollars a month that begins now. */
async function subscribe(email: string) {
  const { body: customer } = await call('customers', { email });
  const { body: setup } = await call('checkout/sessions', {
    mode: 'setup',
    customer: String(customer.id),
    success_url: 'http://app.box.test/ok',
  });
  const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', code: '1', action: 'pay' });
  await fetch(String(setup.url), { method: 'POST', body: card, redirect: 'manual' });
  const { body: done } = await call(`checkout/sessions/${String(setup.id)}?expand[]=setup_intent`);
  const { payment_method: method } = done.setup_intent as { payment_method: string };
  await call(`customers/${String(customer.id)}`, { 'invoice_settings[default_payment_method]': method });
  const { body: price } = await call('prices', {
    currency: 'usd',
    unit_amount: '2900',
    lookup_key: email,
    'recurring[interval]': 'month',
    'product_data[name]': 'Starter',
  });
  const wanted = { customer: String(customer.id), 'items[0][price]': String(price.id), 'items[0][quantity]': '1' };
  const { body: subscription } = await call('subscriptions', wanted, { 'idempotency-key': email });
  return { customer: String(customer.id), subscription: String(subscription.id) };
}

test('nothing is forgotten over a restart, and what fell due meanwhile is done', async () => {
  const { customer, subscription } = await subscribe('maya@harborline.test');
  await box.close();

  await clock.advance(70 * 86_400_000);
  box = await startCardProcessor({ ...testOptions(), dataDir, clock });
  await clock.advance(0);
  const { body: bills } = await call(`invoices?customer=${customer}`);
  expect((bills.data as { total: number; status: string; created: number }[]).map(({ created }) => created)).toEqual(
    [Date.UTC(2026, 2, 31, 12), Date.UTC(2026, 1, 28, 12), Date.UTC(2026, 0, 31, 12)].map((ms) => ms / 1000),
  );
  expect(await call(`subscriptions/${subscription}`)).toMatchObject({ body: { status: 'active' } });
});

test('an invoice made before its time begins a whole month', async () => {
  const { customer, subscription } = await subscribe('jonas@harborline.test');
  await clock.advance(60_000);
  const { body: portal } = await call('billing_portal/sessions', { customer, return_url: 'http://app.box.test' });
  await fetch(String(portal.url), { method: 'POST' });
  const now = Math.floor(clock.now().getTime() / 1000);
  const period = { current_period_start: now, current_period_end: addIntervals(now, 'month', 1) };
  expect((await call(`subscriptions/${subscription}`)).body).toMatchObject({ items: { data: [period] } });
});

test('a checkout page works with the keyboard alone, names its fields, and speaks Chinese', async () => {
  const { body: customer } = await call('customers', { email: '<b>maya</b>@harborline.test' });
  const { body: session } = await call('checkout/sessions', {
    mode: 'payment',
    customer: String(customer.id),
    success_url: 'http://app.box.test/ok',
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][currency]': 'jpy',
    'line_items[0][price_data][unit_amount]': '500',
    'line_items[0][price_data][product_data][name]': '<script>alert(1)</script>',
  });
  const page = await (await fetch(String(session.url), { headers: { 'accept-language': 'zh' } })).text();
  expect(page).toContain('lang="zh"');
  expect(page).toContain('1,000');
  expect(page).not.toContain('<script>');
  for (const [, id] of page.matchAll(/<input id="(\w+)"/g)) expect(page).toContain(`<label for="${id}">`);
  // The first button of the form is the one that the enter key presses.
  expect(/<button[^>]*>/.exec(page)?.[0]).toContain('value="pay"');
});

/** A page where the bank asks for its code. */
async function askedByBank() {
  const { body: customer } = await call('customers', { email: 'maya@harborline.test' });
  const { body: session } = await call('checkout/sessions', {
    mode: 'payment',
    customer: String(customer.id),
    success_url: 'http://app.box.test/ok',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '4337',
    'line_items[0][price_data][product_data][name]': 'askharborline.test',
  });
  const post = async (form: Record<string, string>) => {
    const answer = await fetch(String(session.url), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return { status: answer.status, page: await answer.text() };
  };
  const asked = await post({ number: '4000000000003220', expiry: '12/40', code: '1', action: 'pay' });
  const payment = async () => {
    const { body } = await call(`checkout/sessions/${String(session.id)}?expand[]=payment_intent`);
    return body.payment_intent;
  };
  return { asked, post, payment };
}

test('the bank’s question can be closed: nothing is paid, the page says why, and the card can be tried again', async () => {
  const { asked, post, payment } = await askedByBank();
  // The enter key confirms; the way out is a button of its own.
  const buttons = [...asked.page.matchAll(/<button[^>]*name="action" value="(\w+)"/g)].map(([, value]) => value);
  expect(buttons).toEqual(['pay', 'confirm', 'fail', 'cancel']);
  const { page } = await post({ action: 'cancel' });
  expect(page).toContain('The payment was not confirmed');
  expect(page).toContain('value="4000 0000 0000 3220"');
  expect(await payment()).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  await post({ number: '4000000000003220', expiry: '12/40', code: '1', action: 'pay' });
  expect(await post({ action: 'confirm', answer: '417 220' })).toMatchObject({ status: 303 });
});

test('a code that comes too late confirms nothing', async () => {
  const { post, payment } = await askedByBank();
  await clock.advance(6 * 60_000);
  expect((await post({ action: 'confirm', answer: '417220' })).page).toContain('The code has expired');
  expect(await payment()).toMatchObject({ status: 'requires_payment_method' });
});

test('times are for the browser to show in the reader’s zone, and letters come with the page', async () => {
  const { asked } = await askedByBank();
  expect(asked.page).toMatch(/Valid until <time datetime="[\d-]+T[\d:.]+Z">\d\d:\d\d UTC<\/time>/);
  const files = ['/checkout.js', '/fonts/inter.woff2', '/fonts/jetbrains-mono.woff2'];
  const answers = await Promise.all(files.map((file) => fetch(`${box.access.url}${file}`)));
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'text/javascript; charset=utf-8'],
    [200, 'font/woff2'],
    [200, 'font/woff2'],
  ]);
});
