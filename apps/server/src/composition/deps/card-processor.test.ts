import { getPurchase } from '@outrider/contract/billing/plans';
import { changeCard, openPortal } from '@outrider/contract/billing/subscription';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CARD_EVENTS_PATH } from '../../modules/billing/payments/card-events.routes.ts';
import { aUserBySignUp } from '../../modules/identity/testing.ts';
import { freePort } from '../../platform/start/free-port.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  const port = await freePort();
  server = await testServer({ OUTRIDER_APP_URL: `http://127.0.0.1:${port}` });
  await server.app.listen({ host: '127.0.0.1', port });
  ({ token } = await aUserBySignUp(server));
});
afterAll(() => server.close());

const cardProcessor = () => {
  if (!server.box) throw new Error('There is no box');
  return server.box.cardProcessor;
};

function signed(event: unknown, { secret = cardProcessor().access.webhookSecret, agoSeconds = 0 } = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor((server.box?.now().getTime() ?? 0) / 1000) - agoSeconds;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

const post = async ({ payload, headers }: ReturnType<typeof signed>) =>
  (await server.app.inject({ method: 'POST', url: CARD_EVENTS_PATH, payload, headers })).statusCode;

const eventOf = (id: string) => ({
  id,
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1_800_000_000,
  data: { object: { id: 'pi_of_nobody', object: 'payment_intent' } },
});

const storedEvents = async () =>
  (await server.database.db.selectFrom('card_events').select('event_id').orderBy('event_id').execute()).map(
    ({ event_id: id }) => id,
  );

test('an event is taken once, and neither forged, stale, changed nor without a signature', async () => {
  const first = signed(eventOf('evt_1'));
  expect(await post(first)).toBe(200);
  expect(await post(first)).toBe(200);
  expect(await post(signed(eventOf('evt_2'), { secret: 'whsec_of_somebody_else' }))).toBe(400);
  expect(await post(signed(eventOf('evt_3'), { agoSeconds: 301 }))).toBe(400);
  expect(await post({ ...signed(eventOf('evt_4')), payload: JSON.stringify(eventOf('evt_5')) })).toBe(400);
  expect(await post({ ...first, headers: { ...first.headers, 'stripe-signature': '' } })).toBe(400);
  expect(await post(signed('no event'))).toBe(400);
  expect((await storedEvents()).filter((id) => /^evt_\d$/.test(id))).toEqual(['evt_1']);
});

test('another card is given at the page of the processor, and the purchase says so', async () => {
  const { data } = await server.call(changeCard, {}, { token });
  expect(await server.call(getPurchase, { purchaseId: data.purchaseId }, { token })).toMatchObject({
    status: 200,
    data: { kind: 'card', state: 'open', checkoutUrl: data.url },
  });
  const body = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12 / 40', code: '123', action: 'pay' });
  const paid = await fetch(data.url, { method: 'POST', body, redirect: 'manual' });
  expect(paid.headers.get('location')).toContain(`/purchase/success?purchaseId=${data.purchaseId}`);
  const bought = await server.call(getPurchase, { purchaseId: data.purchaseId }, { token });
  expect(bought.data).toMatchObject({ state: 'paid', checkoutUrl: null });
  const { data: portal } = await server.call(openPortal, {}, { token });
  expect(await (await fetch(portal.url)).text()).toContain('ending 4242');
});

test('what the processor tells over the wire is looked at by itself, though it tells twice', async () => {
  const { data } = await server.call(changeCard, {}, { token });
  const body = new URLSearchParams({ number: '4242424242424242', expiry: '12 / 40', code: '123', action: 'pay' });
  for (const name of ['twice', 'close']) body.append('break', name);
  await (await fetch(data.url, { method: 'POST', body, redirect: 'manual' })).text();
  const stateOf = () =>
    server.database.db.selectFrom('purchases').select('state').where('id', '=', data.purchaseId).executeTakeFirst();
  await vi.waitFor(async () => expect(await stateOf()).toEqual({ state: 'captured' }), {
    timeout: 30_000,
    interval: 250,
  });
});

test('a processor that does not answer is reported as such, and nothing is kept open', async () => {
  cardProcessor().setTrouble('down');
  const stranger = await aUserBySignUp(server);
  expect(await server.call(changeCard, {}, { token: stranger.token })).toMatchObject({ status: 502, code: 19004 });
  expect(await server.call(openPortal, {}, { token: stranger.token })).toMatchObject({ status: 409, code: 19005 });
  cardProcessor().setTrouble('none');
});
