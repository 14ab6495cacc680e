import { deleteContacts, listContacts } from '@outrider/contract/contacts/contact';
import { getContactBook } from '@outrider/contract/contacts/labels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyedHasher } from '../../../platform/secrets.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aKeeper } from '../testing.ts';
import { seedDemoContacts } from './seed-demo-contacts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the demo company knows a few hundred people of the box, and those it deleted do not come back', async () => {
  const { box, database } = server;
  if (!box) throw new Error('the boxed world is not there');
  const { token, workspaceId } = await aKeeper(server);
  const deps = { db: database.db, hasher: createKeyedHasher([server.config.secret], 'x'), now: () => new Date() };
  const people = {
    has: (address: string) => box.residents.has(address),
    personAt: box.personAt,
    verdictOf: (address: string) =>
      address.endsWith('@nordkai.test')
        ? { mx: 'mx1.nordkai.test', category: 'VALID' as const, reason: 'accepted' as const }
        : undefined,
  };
  const seed = () => seedDemoContacts(deps, { workspaceId }, people, new Set());
  await seed();
  const { data } = await server.call(listContacts, { pageSize: 200 }, { token });
  expect(data.all).toBeGreaterThan(200);
  expect(data.contactList.every(({ email, company, title }) => box.residents.has(email) && company && title)).toBe(
    true,
  );
  const book = (await server.call(getContactBook, {}, { token })).data;
  expect(book.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(['DACH', 'UK', 'Nordics']));
  const [saved] = book.filters;
  expect(saved?.name).toBe('DACH, can be written to');
  const known = await server.call(listContacts, { ...saved?.filter }, { token });
  expect(known.data.total.count).toBeGreaterThan(5);
  expect(known.data.contactList.every(({ email }) => email.endsWith('@nordkai.test'))).toBe(true);
  const kept = await server.call(listContacts, { conditions: [{ kind: 'suppressed', is: true }] }, { token });
  expect(kept.data.total.count).toBeGreaterThan(10);

  const events = await server.database.db.selectFrom('contact_events').select('event').distinct().execute();
  // Nobody was written to: there are no campaigns yet.
  expect(events.map(({ event }) => event).sort()).toEqual(['noted', 'suppressed', 'verified']);

  await server.call(deleteContacts, { choice: { filter: {} } }, { token });
  await seed();
  expect((await server.call(listContacts, {}, { token })).data.all).toBe(0);
});
