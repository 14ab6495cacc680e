import { type Box, startBox } from '@outrider/sandbox';
import { testOptions } from '@outrider/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createResolver } from '../../../../platform/dns/resolver.ts';
import { freePort } from '../../../../platform/start/free-port.ts';
import { boxedPorkbun, resetRegistrar, usd } from '../box-registrar-testing.ts';
import type { Registrar } from '../registrar.ts';

const MINUTE_MS = 60_000;

let box: Box;
let porkbun: Registrar;
beforeAll(async () => {
  box = await startBox(testOptions());
  // Time stands still, so that pace and waits are exact.
  box.moveClock({ speed: 0, skipMs: 0 });
});
afterAll(() => box.close());
beforeEach(() => {
  resetRegistrar(box);
  porkbun = boxedPorkbun(box);
});

let count = 0;
const anOrder = (amount = 1299) => {
  count += 1;
  const domain = `trouble-${count}.test`;
  return { domain, years: 1, cost: usd(amount), key: `order-${count}` };
};
const chargesFor = (domain: string) => box.registrar.charges().filter((charge) => charge.domain === domain);
const after = (ms: number) => new Date(box.now().getTime() + ms);

test.each(['noAnswerAfter', 'silentAfter', 'malformed'] as const)(
  'registered without a word (%s) is a doubt, and the same key then says it is done, once',
  async (trouble) => {
    const order = anOrder();
    box.registrar.setTrouble(trouble, { times: 1 });
    expect(await boxedPorkbun(box, { timeoutMs: 3_000 }).register(order)).toMatchObject({ kind: 'doubt' });
    expect(await porkbun.find(order.domain)).toMatchObject({ expiresAt: expect.any(Date) });
    expect(await porkbun.register(order)).toMatchObject({ kind: 'done' });
    expect(chargesFor(order.domain)).toHaveLength(1);
  },
);

test.each(['noAnswerBefore', 'silentBefore', 'keyInUse'] as const)(
  'no word before anything was registered (%s) is a doubt, and the same key then registers',
  async (trouble) => {
    const order = anOrder();
    box.registrar.setTrouble(trouble, { times: 1 });
    expect(await boxedPorkbun(box, { timeoutMs: 3_000 }).register(order)).toMatchObject({ kind: 'doubt' });
    expect(await porkbun.find(order.domain)).toBeUndefined();
    expect(await porkbun.register(order)).toMatchObject({ kind: 'done' });
    expect(chargesFor(order.domain)).toHaveLength(1);
  },
);

test('a server that fails is a doubt, and one that cannot be reached was never asked', async () => {
  box.registrar.setTrouble('down');
  expect(await porkbun.register(anOrder())).toEqual({ kind: 'doubt', words: 'Porkbun answered HTTP 503.' });
  const nowhere = boxedPorkbun(box, { url: `http://127.0.0.1:${await freePort()}/api/json/v3` });
  expect(await nowhere.register(anOrder())).toMatchObject({ kind: 'later', retryAt: after(5 * MINUTE_MS) });
});

test('a name another buyer took meanwhile is refused, and nothing is charged', async () => {
  const order = anOrder();
  box.registrar.setTrouble('takenMeanwhile', { times: 1 });
  expect(await porkbun.register(order)).toEqual({
    kind: 'refused',
    words: `${order.domain} is not available for registration.`,
    isTaken: true,
  });
  expect(chargesFor(order.domain)).toEqual([]);
  expect(await porkbun.check(order.domain)).toMatchObject({ isFree: false });
});

test('a price that changed is refused, never paid', async () => {
  const order = anOrder();
  box.registrar.setTrouble('priceChanged', { times: 1 });
  expect(await porkbun.register(order)).toMatchObject({ kind: 'refused', isTaken: false });
  expect(chargesFor(order.domain)).toEqual([]);
});

test.each(['noFunds', 'spendLimit'] as const)('what the operator can mend (%s) waits an hour', async (trouble) => {
  const order = anOrder();
  box.registrar.setTrouble(trouble, { times: 1 });
  expect(await porkbun.register(order)).toMatchObject({ kind: 'later', retryAt: after(60 * MINUTE_MS) });
  expect(await porkbun.register(order)).toMatchObject({ kind: 'done' });
});

test('too many requests wait as long as the registrar says', async () => {
  box.registrar.setTrouble('tooMany', { times: 1 });
  expect(await porkbun.register(anOrder())).toMatchObject({ kind: 'later', retryAt: after(MINUTE_MS) });
});

test('a key used for another order is a doubt, as nobody knows what became of the first', async () => {
  const order = anOrder();
  await porkbun.register(order);
  expect(await porkbun.register({ ...anOrder(), key: order.key })).toMatchObject({ kind: 'doubt' });
});

test('other money than dollars is refused before anybody is asked', async () => {
  const order = { ...anOrder(), cost: { amount: 1299, currency: 'EUR' } };
  expect(await porkbun.register(order)).toMatchObject({ kind: 'refused' });
  expect(await porkbun.renew(order)).toMatchObject({ kind: 'refused' });
});

test('the precondition page names what the account lacks', async () => {
  const needs = async () => (await porkbun.lacks([])).map(({ need }) => need);
  expect(await needs()).toEqual([]);
  box.registrar.setAccount({ hasOrdered: false });
  expect(await needs()).toEqual(['noEarlierOrder']);
  box.registrar.setAccount({ isPhoneVerified: false });
  expect(await needs()).toEqual(['phoneNotVerified']);
  box.registrar.setAccount({ isEmailVerified: false });
  expect(await needs()).toEqual(['emailNotVerified']);
  box.registrar.setAccount({
    isEmailVerified: true,
    isPhoneVerified: true,
    hasOrdered: true,
    balance: 0,
    monthlyLimit: 0,
  });
  expect(await needs()).toEqual(['balanceTooLow', 'spendLimit']);
  box.registrar.setTrouble('wrongKey');
  expect(await needs()).toEqual(['keyRefused']);
  box.registrar.setTrouble('down');
  expect(await needs()).toEqual(['noAnswer']);
});

test('a domain whose access is off says so, and no record is published', async () => {
  box.registrar.adopt('brought-along.test', { hasApiAccess: false });
  const record = { type: 'TXT' as const, name: 'brought-along.test', value: 'v=spf1 -all', priority: null };
  await expect(porkbun.addRecord('brought-along.test', record)).rejects.toMatchObject({
    name: 'RegistrarError',
    message: 'brought-along.test is not opted in to API access.',
    isPassing: false,
  });
  expect(await porkbun.transferCode('brought-along.test')).toMatchObject({ code: null });
  box.registrar.adopt('open-to-us.test');
  expect(await porkbun.lacks(['open-to-us.test', 'brought-along.test', 'not-in-the-account.test'])).toEqual([
    { need: 'domainAccessOff', words: 'brought-along.test is not opted in to API access.' },
  ]);
  await expect(porkbun.addRecord('brought-along.test', { ...record, name: 'elsewhere.test' })).rejects.toThrow(
    'not a name',
  );
});

test('no more names are asked for than the account may, and none twice', async () => {
  box.registrar.setPace({ limit: 2, seconds: 10 });
  expect(await porkbun.check('harborline-one.test')).toBeDefined();
  expect(await porkbun.check('harborline-two.test')).toBeDefined();
  expect(await porkbun.check('harborline-one.test')).toBeDefined();
  expect(await porkbun.check('harborline-three.test')).toBeUndefined();
  // Another process of the same account has used the pace up: the registrar says when it may be asked again.
  const other = boxedPorkbun(box);
  expect(await other.check('harborline-three.test')).toBeUndefined();
  box.moveClock({ skipMs: 10_000 });
  expect(await porkbun.check('harborline-three.test')).toBeDefined();
  expect(await other.check('harborline-four.test')).toBeDefined();
});

test('a quote needs no check while the price list is right, and asks again where it is not', async () => {
  box.registrar.setPace({ limit: 1, seconds: 10 });
  await porkbun.check('used-up-the-pace.test');
  expect(await porkbun.quote('harborline-quote.test', 1)).toEqual({ cost: usd(1299), lacks: [] });
  box.registrar.setTrouble('priceChanged', { on: 'everything' });
  expect(await porkbun.quote('harborline-quote.test', 1)).toEqual({
    refused: 'Porkbun allows few questions a minute. Try again in a moment.',
  });
});

test('records of a slow registrar resolve half an hour later', async () => {
  const order = anOrder();
  await porkbun.register(order);
  box.registrar.setTrouble('slowNames');
  const record = { type: 'TXT' as const, name: `_dmarc.${order.domain}`, value: 'v=DMARC1; p=none', priority: null };
  await porkbun.addRecord(order.domain, record);
  const resolver = createResolver({ servers: [`${box.nameServer.host}:${box.nameServer.port}`] });
  expect(await resolver.resolveTxt(record.name)).toMatchObject({ kind: 'noSuchName' });
  box.moveClock({ skipMs: 30 * MINUTE_MS });
  await expect.poll(() => resolver.resolveTxt(record.name)).toMatchObject({ kind: 'found', records: [record.value] });
});
