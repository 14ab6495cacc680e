import { type Box, startBox } from '@outrider/sandbox';
import { testOptions } from '@outrider/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createResolver, type Resolver } from '../../../../platform/dns/resolver.ts';
import { boxedPorkbun, resetRegistrar, usd } from '../box-registrar-testing.ts';
import type { Registrar } from '../registrar.ts';

const DAY_MS = 86_400_000;

let box: Box;
let porkbun: Registrar;
let resolver: Resolver;
beforeAll(async () => {
  box = await startBox(testOptions());
  resolver = createResolver({ servers: [`${box.nameServer.host}:${box.nameServer.port}`] });
});
afterAll(() => box.close());
beforeEach(() => {
  resetRegistrar(box);
  porkbun = boxedPorkbun(box);
});

let orders = 0;
const anOrder = (domain: string, amount = 1299) => {
  orders += 1;
  return { domain, years: 1, cost: usd(amount), key: `order-${orders}-${domain}-registered` };
};
const chargesFor = (domain: string) => box.registrar.charges().filter((charge) => charge.domain === domain);

test('endings are those wanted that the interface sells, with both prices', async () => {
  expect(await porkbun.listEndings()).toEqual([
    { ending: 'test', firstYear: usd(1299), renewal: usd(1499) },
    { ending: 'eu.test', firstYear: usd(899), renewal: usd(999) },
    { ending: 'co.test', firstYear: usd(2499), renewal: usd(2899) },
    { ending: 'io.test', firstYear: usd(3499), renewal: usd(3999) },
    { ending: 'shop.test', firstYear: usd(299), renewal: usd(3299) },
  ]);
});

test('a name is free, taken or premium, with what it costs now and later', async () => {
  expect(await porkbun.check('getharborline.test')).toEqual({
    isFree: true,
    isPremium: false,
    firstYear: usd(1299),
    renewal: usd(1499),
    minYears: 1,
  });
  expect(await porkbun.check('nordkai.test')).toMatchObject({ isFree: false });
  expect(await porkbun.check('freight.io.test')).toMatchObject({ isPremium: true, firstYear: usd(240_000) });
});

test('a quote is the registrar’s rehearsal, charges nothing and tells what is lacking', async () => {
  expect(await porkbun.quote('getharborline.eu.test', 1)).toEqual({ cost: usd(899), lacks: [] });
  box.registrar.setAccount({ balance: 100, monthlyLimit: 500 });
  expect(await porkbun.quote('getharborline.eu.test', 1)).toMatchObject({
    cost: usd(899),
    lacks: [{ need: 'balanceTooLow', words: '$8.99 are needed. The balance is $1.00.' }, { need: 'spendLimit' }],
  });
  expect(box.registrar.account().balance).toBe(100);
  expect(await porkbun.quote('nordkai.test', 1)).toEqual({
    refused: 'nordkai.test is not available for registration.',
  });
  expect(await porkbun.quote('getharborline.gov.test', 1)).toHaveProperty('refused');
  expect(await porkbun.quote('getharborline.eu.test', 2)).toEqual({
    refused: 'Porkbun registers this name for one year at a time.',
  });
});

test('a registered name is in the account for a year, resolves with its records and can be taken away', async () => {
  const order = anOrder('goharborline.test');
  const expiresAt = new Date(box.now());
  expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + 1);
  expiresAt.setUTCMilliseconds(0);
  expect(await porkbun.register(order)).toEqual({
    kind: 'done',
    words: { note: 'registrarOrder', values: { registrar: 'Porkbun', number: expect.stringMatching(/^\d+$/) } },
    expiresAt,
  });
  expect(await porkbun.find(order.domain)).toMatchObject({ expiresAt, renewsItself: false });
  expect(chargesFor(order.domain)).toMatchObject([{ cents: 1299, operation: 'registration', key: order.key }]);

  const mx = { type: 'MX' as const, name: order.domain, value: 'mailhaven.test', priority: 10 };
  const dmarc = { type: 'TXT' as const, name: `_dmarc.${order.domain}`, value: 'v=DMARC1; p=none', priority: null };
  for (const record of [mx, dmarc, mx]) await porkbun.addRecord(order.domain, record);
  const records = await porkbun.listRecords(order.domain);
  expect(records.map(({ id: _id, ...record }) => record)).toEqual([mx, dmarc]);
  expect(await resolver.resolveMx(order.domain)).toMatchObject({ kind: 'found' });
  expect(await resolver.resolveTxt(dmarc.name)).toMatchObject({ kind: 'found', records: [dmarc.value] });
  for (const { id } of [...records, ...records]) await porkbun.removeRecord(order.domain, id);
  expect(await resolver.resolveTxt(dmarc.name)).toMatchObject({ kind: 'noSuchName' });

  await porkbun.setAutoRenew(order.domain, true);
  expect(await porkbun.find(order.domain)).toMatchObject({ renewsItself: true });
  expect(await porkbun.transferCode(order.domain)).toEqual({
    code: expect.stringMatching(/^[A-Z2-9]{12}$/),
    words: '',
  });
  expect(await porkbun.find('nobodys.test')).toBeUndefined();
});

test('the same key registers once, however often it is used', async () => {
  const order = anOrder('oncealone.test');
  expect([await porkbun.register(order), await porkbun.register(order)]).toMatchObject([
    { kind: 'done' },
    { kind: 'done' },
  ]);
  expect(chargesFor(order.domain)).toHaveLength(1);
  expect(await porkbun.register({ ...order, key: 'another' })).toMatchObject({ kind: 'refused', isTaken: true });
});

test('a name is renewed at the registrar’s price, not twice within thirty days', async () => {
  const order = anOrder('renewme.shop.test', 299);
  await porkbun.register(order);
  const again = { ...order, cost: usd(3299), key: 'renewal-1' };
  expect(await porkbun.renew(again)).toMatchObject({ kind: 'refused', words: expect.stringContaining('30 days') });
  box.moveClock({ skipMs: 31 * DAY_MS });
  const before = await porkbun.find(order.domain);
  const renewed = await porkbun.renew({ ...again, key: 'renewal-2' });
  expect(renewed).toMatchObject({ kind: 'done' });
  const after = await porkbun.find(order.domain);
  expect(after?.expiresAt?.getUTCFullYear()).toBe((before?.expiresAt?.getUTCFullYear() ?? 0) + 1);
  expect(renewed).toHaveProperty('expiresAt', after?.expiresAt);
  expect(await porkbun.renew({ ...again, cost: usd(299), key: 'renewal-3' })).toMatchObject({ kind: 'refused' });
});
