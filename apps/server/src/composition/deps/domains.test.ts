import { searchNames, suggestMailboxes } from '@outrider/contract/domains/names';
import { confirmQuote, getOrder, listOrders, makeQuote } from '@outrider/contract/domains/orders';
import {
  checkRecords,
  exportCredentials,
  getTransferCode,
  listDomains,
  setAutoRenew,
} from '@outrider/contract/domains/owned';
import { listAccounts } from '@outrider/contract/mailboxes/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../modules/identity/testing.ts';
import { freePort } from '../../platform/start/free-port.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';

const TEN_DAYS_MS = 10 * 86_400_000;

let server: TestServer;
let token: string;
let password: string;
beforeAll(async () => {
  const port = await freePort();
  server = await testServer({ OUTRIDER_APP_URL: `http://127.0.0.1:${port}` });
  await server.app.listen({ port, host: '127.0.0.1' });
  const user = await aUser(server);
  ({ token, password } = user);
});
afterAll(() => server.close());

const call: TestServer['call'] = (endpoint, input) => server.call(endpoint, input, { token });

/** What a person does at the card processor's page. */
const pay = (url: string, number: string) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number, expiry: '08 / 49', code: '123', name: 'Maya Lindqvist', action: 'pay' }),
    redirect: 'manual',
  });

test('a name that was searched for becomes a domain with connected mailboxes, charged once, by the box’s registrar, mail host and cards, and renews itself a year later', {
  timeout: 180_000,
}, async () => {
  let search = (await call(searchNames, { query: 'Harbourmoor' })).data;
  await expect
    .poll(
      async () => {
        search = (await call(searchNames, { query: 'Harbourmoor' })).data;
        return search.names.some(({ state }) => state === 'free');
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(true);
  const domain = search.names.find(({ state }) => state === 'free')?.domain ?? '';
  const { mailboxes } = (await call(suggestMailboxes, { domain, count: 2, madeUp: true })).data;
  expect(mailboxes).toHaveLength(2);
  const quoted = await call(makeQuote, { kind: 'new', domains: [{ domain, mailboxes }] });
  expect(quoted.message).toBe('');
  const { quoteId, dueNow } = quoted.data;
  const confirmed = await call(confirmQuote, { quoteId, agreesToTerms: true });
  expect(confirmed.message).toBe('');
  const { orderId, checkoutUrl } = confirmed.data;
  expect((await call(confirmQuote, { quoteId, agreesToTerms: true })).data.orderId).toBe(orderId);
  await pay(checkoutUrl ?? '', '4242 4242 4242 4242');
  const read = async () => (await call(getOrder, { orderId })).data;
  await expect
    .poll(async () => (await read()).items, { timeout: 120_000, interval: 1_000 })
    .toMatchObject([
      {
        step: 'mailboxesCreated',
        waiting: { for: 'warmUp', words: { note: 'warmingUp', values: { warm: 0, total: 2 } } },
      },
    ]);
  expect(await read()).toMatchObject({ state: 'inProgress', captured: dueNow, givenBack: { amount: 0 } });
  const { accountList } = (await call(listAccounts, { status: 'active' })).data;
  expect(accountList.map(({ email }) => email).toSorted()).toEqual(
    mailboxes.map(({ localPart }) => `${localPart}@${domain}`).toSorted(),
  );
  const { domains } = (await call(listDomains, {})).data;
  expect(domains).toMatchObject([{ domain, origin: 'new', renewsItself: false }]);
  const { records } = (await call(checkRecords, { domain })).data;
  expect(records.map(({ state }) => state)).toEqual(records.map(() => 'found'));
  expect((await call(getTransferCode, { domain })).status).toBe(200);
  expect((await call(exportCredentials, { password: 'wrong' })).status).not.toBe(200);
  const { csv } = (await call(exportCredentials, { password })).data;
  expect(csv.trim().split('\r\n')).toHaveLength(3);

  // Eleven and a half months later.
  const expiresAt = domains[0]?.expiresAt ?? '';
  expect((await call(setAutoRenew, { domain, renewsItself: true })).message).toBe('');
  const { box } = server;
  if (!box) throw new Error('the product lives in the box here');
  box.moveClock({ skipMs: Date.parse(expiresAt) - box.now().getTime() - TEN_DAYS_MS });
  const renewals = async () => (await call(listOrders, { kind: 'renewal' })).data.orders;
  await expect
    .poll(async () => (await renewals()).map(({ state }) => state), { timeout: 120_000, interval: 1_000 })
    .toEqual(['ready']);
  expect(await renewals()).toMatchObject([{ captured: { amount: 1_499 }, givenBack: { amount: 0 } }]);
  const [renewed] = (await call(listDomains, {})).data.domains;
  expect(new Date(renewed?.expiresAt ?? 0).getUTCFullYear()).toBe(new Date(expiresAt).getUTCFullYear() + 1);
  expect(box.registrar.charges().map(({ operation }) => operation)).toEqual(['registration', 'renewal']);
});
