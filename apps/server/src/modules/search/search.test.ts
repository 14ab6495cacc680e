import { createCampaign } from '@outrider/contract/campaigns/campaign';
import { type SearchKind, searchEverything } from '@outrider/contract/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aContact } from '../contacts/testing.ts';
import { aMessage, aReaderOf } from '../inbox/testing.ts';

let server: TestServer;
let reader: Awaited<ReturnType<typeof aReaderOf>>;
beforeAll(async () => {
  server = await testServer();
  reader = await aReaderOf(server);
  await fill();
});
afterAll(() => server.close());

const search = async (words: string, more: { kind?: SearchKind; limit?: number } = {}) => {
  const { code, data } = await server.call(searchEverything, { words, ...more }, { token: reader.token });
  expect(code).toBe(0);
  return data;
};
const namesOf = async (words: string) =>
  (await search(words, { limit: 20 })).people.hits.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

async function fill() {
  const { token, db, maya } = reader;
  const people = [
    { email: 'katrin@nordkai.test', firstName: 'Katrin', lastName: 'Vogel', company: 'Nordkai Logistik' },
    { email: 'per@kielkai.test', firstName: 'Per', lastName: 'Vogelsang', company: 'Kielkai' },
    { email: 'anke@rheinkontor.test', firstName: 'Anke', lastName: 'Becker', company: 'Vogtland Spedition' },
    { email: 'lena@saalefracht.test', firstName: 'Lena', lastName: 'Roth', company: 'Saale', city: 'Zeulenvogel' },
    { email: 'jorg@nordkai.test', firstName: 'Jörg', lastName: 'Müller', company: 'Nordkai Logistik' },
  ];
  for (const person of people) await aContact(server, token, person);
  await sql`update contacts set last_event = 'replied', last_event_at = now() + interval '1 hour'
    where email = 'per@kielkai.test'`.execute(db);
  await aMessage(db, maya, {
    subject: 'Two invoices, one mistake',
    from: { name: 'Katrin Vogel', email: 'katrin@nordkai.test' },
    text: 'Frau Vogt decides with me.',
  });
  await server.call(createCampaign, { name: 'Vogtland, freight audit' }, { token });
  await server.call(createCampaign, { name: 'Nordics cold chain' }, { token });
}

test('names that begin with what was typed come first, the one heard of last before the others', async () => {
  expect(await namesOf('vog')).toEqual(['Per Vogelsang', 'Katrin Vogel', 'Anke Becker', 'Lena Roth']);
  expect(await namesOf('katrin vogel')).toEqual(['Katrin Vogel']);
  expect(await namesOf('VOGEL katrin')).toEqual(['Katrin Vogel']);
});

test('accents and case do not matter, and an address is found by its beginning', async () => {
  expect(await namesOf('muller')).toEqual(['Jörg Müller']);
  expect(await namesOf('jorg@nord')).toEqual(['Jörg Müller']);
});

test('one search finds people, companies, mails, campaigns and mailboxes, and says how many there are', async () => {
  const found = await search('vog', { limit: 2 });
  expect(found.people).toMatchObject({ total: { count: 4, isExact: true } });
  expect(found.people.hits).toHaveLength(2);
  expect(found.companies.hits).toEqual([{ company: 'Vogtland Spedition', people: 1 }]);
  expect(found.mails.hits).toMatchObject([{ subject: 'Two invoices, one mistake', from: 'Katrin Vogel' }]);
  expect(found.mails.hits[0]?.text).toContain('\u0001Vogt\u0002');
  expect(found.campaigns.hits).toMatchObject([{ name: 'Vogtland, freight audit', status: 'new' }]);
  const mailboxes = await search('maya');
  expect(mailboxes.mailboxes.hits).toMatchObject([{ accountId: reader.maya.mailboxId, email: reader.maya.email }]);
  expect((await search('nordkai')).companies.hits).toEqual([{ company: 'Nordkai Logistik', people: 2 }]);
});

test('of many contacts a common word is answered with the newest, a rare one exactly', async () => {
  const { db } = reader;
  const many = await aReaderOf(server);
  await aContact(server, many.token, {
    email: 'last@nordkai.test',
    firstName: 'Ada',
    lastName: 'Vogel',
    title: 'Buyer',
  });
  await sql`insert into contacts (id, workspace_id, email, last_name, title, company, created_at, last_event_at)
    select gen_random_uuid(), ${many.workspaceId}, 'p' || n || '@many.test', 'Quist', 'Buyer', 'Many ' || n, now(),
      now() - n * interval '1 minute' from generate_series(1, 400) n`.execute(db);
  await sql`update contact_counts set contacts = 60000 where workspace_id = ${many.workspaceId}`.execute(db);
  const ask = async (words: string) => (await server.call(searchEverything, { words }, { token: many.token })).data;
  expect((await ask('buyer')).people.total).toEqual({ count: 200, isExact: false });
  expect((await ask('ada vogel')).people).toMatchObject({
    total: { count: 1, isExact: true },
    hits: [{ firstName: 'Ada' }],
  });
  expect((await ask('p17@many.test')).people.hits).toMatchObject([{ email: 'p17@many.test' }]);
  expect((await ask('many 17')).companies.hits[0]).toEqual({ company: 'Many 17', people: 1 });
  const { total, hits } = (await ask('many')).companies;
  expect(total).toEqual({ count: 200, isExact: false });
  expect(hits[0]?.people).toBeNull();
});

test('a search of one kind looks nowhere else', async () => {
  const found = await search('vog', { kind: 'campaigns' });
  expect(found.campaigns.total.count).toBe(1);
  expect([found.people, found.companies, found.mails, found.mailboxes].map(({ total }) => total.count)).toEqual([
    0, 0, 0, 0,
  ]);
});

test('any text can be typed, and signs of a pattern stand for themselves', async () => {
  expect((await search('%')).people.total.count).toBe(0);
  expect((await search('_')).campaigns.total.count).toBe(0);
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }).filter((words) => words.trim() !== ''),
      async (words) => {
        const { status } = await server.call(searchEverything, { words }, { token: reader.token });
        // A zero byte is no text to the database and is refused at the door.
        expect(status).toBe(words.includes('\0') ? 400 : 200);
      },
    ),
    { numRuns: 40 },
  );
});
