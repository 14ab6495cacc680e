import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aBuyer } from '../orders/play-order-testing.ts';
import { insertOwned } from '../owned/owned.repository.ts';
import { standIn } from '../stand-in-testing.ts';
import { readPreconditions } from './read-preconditions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const READY = { isReady: true, lacks: [] };

test('one account that does not answer hides nothing of the others', async () => {
  const { deps } = standIn(database.db);
  const buyer = await aBuyer(database.db);
  const broken = { ...deps.mailHost, lacks: () => Promise.reject(new Error('nobody is there')) };
  const cards = { ...deps.cards, lacks: async () => [{ need: 'notConfigured' as const, words: 'A_KEY' }] };
  const { parts } = await readPreconditions({ ...deps, mailHost: broken, cards }, buyer);
  expect(parts).toMatchObject([
    { part: 'registrar', ...READY },
    { part: 'mailHost', isReady: false, lacks: [{ need: 'noAnswer', words: 'nobody is there' }] },
    { part: 'cards', isReady: false, lacks: [{ need: 'notConfigured', words: 'A_KEY' }] },
  ]);
});

test('a name of the workspace that is closed to the interface is reported, and hinders no other purchase', async () => {
  const { deps } = standIn(database.db);
  const [buyer, other] = [await aBuyer(database.db), await aBuyer(database.db)];
  const dates = { registeredAt: null, expiresAt: null, renewal: null, monthly: 0, currency: 'USD' };
  await database.db.transaction().execute(async (trx) => {
    await insertOwned(trx, buyer, { domain: 'closed-name.test', origin: 'new', ...dates });
    await insertOwned(trx, buyer, { domain: 'brought-name.test', origin: 'existing', ...dates });
  });
  const lacks = async (names: readonly string[]) =>
    names.map((name) => ({ need: 'domainAccessOff' as const, words: name }));
  const closed = { ...deps, registrar: { ...deps.registrar, lacks } };
  const [registrar] = (await readPreconditions(closed, buyer)).parts;
  expect(registrar).toMatchObject({ isReady: true, lacks: [{ need: 'domainAccessOff', words: 'closed-name.test' }] });
  expect((await readPreconditions(closed, other)).parts[0]).toMatchObject(READY);
});
