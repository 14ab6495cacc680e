import { randomUUID } from 'node:crypto';
import {
  addContact,
  addNote,
  deleteContacts,
  editContact,
  getContact,
  listContacts,
  restoreContacts,
} from '@outrider/contract/contacts/contact';
import { saveContactFilter } from '@outrider/contract/contacts/labels';
import { mergeContacts } from '@outrider/contract/contacts/merge';
import {
  addSuppressions,
  checkSuppressed,
  erasePerson,
  exportPerson,
  listSuppressions,
  removeSuppression,
} from '@outrider/contract/contacts/suppression';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyedHasher, createTextSigner } from '../../platform/secrets.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { canonicalAddress } from './canonical-address.ts';
import { noteContactEvent, suppressPerson } from './index.ts';
import { findSuppressed } from './suppressions/find-suppressed.ts';
import { aContact, aKeeper, anAddress } from './testing.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  ({ token } = await aKeeper(server));
});
afterAll(() => server.close());

const hasher = () => createKeyedHasher([server.config.secret, ...server.config.oldSecrets], 'suppressions');
const suppress = (values: string[], by = token) => server.call(addSuppressions, { values }, { token: by });
const suppressedOf = async (emails: string[], by = token) =>
  (await server.call(checkSuppressed, { emails }, { token: by })).data.suppressed.map(({ email }) => email).sort();

test('an address, an address with any word after the plus, and a domain with all below it are kept from being written to', async () => {
  const { data } = await suppress([
    'Jo@Nordkai.test',
    'mia+*@sable.test',
    'kontor.test',
    '@elbe.test',
    'not an address',
  ]);
  expect(data).toEqual({ added: 4, already: 0, refused: ['not an address'] });
  expect((await suppress(['jo@nordkai.test', '*@kontor.test'])).data).toMatchObject({ added: 0, already: 2 });
  const asked = [
    'jo@nordkai.test',
    'jo+news@nordkai.test',
    'mia@sable.test',
    'mia+x@sable.test',
    'max@sable.test',
    'anybody@kontor.test',
    'anybody@mail.de.kontor.test',
    'anybody@notkontor.test',
    'x@elbe.test',
  ];
  expect(await suppressedOf(asked)).toEqual(
    [
      'anybody@kontor.test',
      'anybody@mail.de.kontor.test',
      'jo@nordkai.test',
      'mia+x@sable.test',
      'mia@sable.test',
      'x@elbe.test',
    ].sort(),
  );
  const stranger = await aKeeper(server);
  expect(await suppressedOf(asked, stranger.token)).toEqual([]);
});

test('contacts show that they may not be written to, those who are here and those who come', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  const here = await aContact(server, keeper.token, { email: anAddress('deep.frigo.test') });
  await suppress(['frigo.test'], keeper.token);
  const comes = await aContact(server, keeper.token, { email: anAddress('frigo.test') });
  const free = await aContact(server, keeper.token, { email: anAddress('other.test') });
  const { data } = await server.call(listContacts, { conditions: [{ kind: 'suppressed', is: true }] }, by);
  expect(data.contactList.map(({ email }) => email).sort()).toEqual([here.email, comes.email].sort());
  const moved = await server.call(editContact, { contactId: free.contactId, email: anAddress('frigo.test') }, by);
  expect(moved.data.suppressed).toMatchObject({ reason: 'manual' });
  const { timeline } = (await server.call(getContact, { email: here.email }, by)).data;
  expect(timeline[0]).toMatchObject({ event: 'suppressed', about: 'manual' });
});

test('what the workspace entered can go, what a person wished for stays', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  const contact = await aContact(server, keeper.token, { email: anAddress('spedita.test') });
  await suppress([contact.email, 'spedita.test'], keeper.token);
  const listed = async () => (await server.call(listSuppressions, {}, by)).data.suppressionList;
  const idOf = async (value: string) => (await listed()).find((one) => one.value === value)?.suppressionId ?? '';
  await server.call(removeSuppression, { suppressionId: await idOf('spedita.test') }, by);
  const isFree = async () => (await server.call(getContact, { email: contact.email }, by)).data.suppressed === null;
  expect(await isFree()).toBe(false);
  await server.call(removeSuppression, { suppressionId: await idOf(contact.email) }, by);
  expect(await isFree()).toBe(true);

  const deps = { hasher: hasher(), now: () => new Date() };
  const why = { reason: 'optedOut', about: 'Spring' } as const;
  await server.database.db
    .transaction()
    .execute((trx) => suppressPerson(deps, trx, { workspaceId: keeper.workspaceId }, contact.email, why));
  expect(await isFree()).toBe(false);
  const kept = await server.call(removeSuppression, { suppressionId: await idOf(contact.email) }, by);
  expect([kept.code, kept.message]).toEqual([13_004, 'The person asked for this themselves, so it cannot be removed']);
  const [local, domain] = contact.email.split('@');
  expect(await suppressedOf([`${local}+again@${domain}`], keeper.token)).toHaveLength(1);
});

test('the list of the suppressed is searched, narrowed and paged', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  const values = Array.from({ length: 130 }, (_, index) => `p${index}@many.test`);
  await suppress(values, keeper.token);
  const first = (await server.call(listSuppressions, {}, by)).data;
  const second = (await server.call(listSuppressions, { after: first.next }, by)).data;
  const all = [...first.suppressionList, ...second.suppressionList].map(({ value }) => value);
  expect([first.total, new Set(all).size, second.next]).toEqual([130, 130, '']);
  expect((await server.call(listSuppressions, { search: 'P12' }, by)).data.total).toBe(11);
  expect((await server.call(listSuppressions, { search: '%' }, by)).data.total).toBe(0);
  expect((await server.call(listSuppressions, { reason: 'optedOut' }, by)).data.total).toBe(0);
  expect((await server.call(listSuppressions, { after: 'x' }, by)).code).toBe(10_600);
});

/** Every text of every table, as far as a person's address could be in it. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = server.database;
  const { rows } = await sql<{ name: string }>`select table_schema || '.' || table_name as name
    from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')
      and table_type = 'BASE TABLE'`.execute(db);
  const looks = rows.map(
    ({ name }) => sql`select ${name}::text as name
      where exists (select from ${sql.table(name)} t where strpos(lower(t::text), ${text}) > 0)`,
  );
  const found = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return found.rows.map(({ name }) => name);
}

test('a person gets all their data and is then forgotten everywhere but for a hash', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  const scope = { workspaceId: keeper.workspaceId };
  const local = `erase-${randomUUID().slice(0, 8)}`;
  const email = `${local}@nordkai.test`;
  const person = await aContact(server, keeper.token, { email, firstName: 'Dana', fields: { also: email } });
  const other = await aContact(server, keeper.token, { fields: { assistant: `Ask ${email.toUpperCase()}` } });
  const twin = await aContact(server, keeper.token);
  await server.call(addNote, { contactId: person.contactId, text: 'met at the fair' }, by);
  await server.call(addNote, { contactId: other.contactId, text: `colleague of <${email}>` }, by);
  await noteContactEvent(server.database.db, scope, twin.email, {
    event: 'sent',
    at: new Date(),
    words: `cc ${email}`,
  });
  await server.call(saveContactFilter, { name: 'One', filter: { search: email } }, by);
  await suppress([email], keeper.token);

  const exported = (await server.call(exportPerson, { email }, by)).data;
  expect(exported.parts.contact).toMatchObject([{ email, first_name: 'Dana', fields: { also: email } }]);
  expect(exported.parts.notes).toHaveLength(2);
  expect(exported.parts.suppressions).toMatchObject([{ value: email, reason: 'manual' }]);

  const { data, code } = await server.call(erasePerson, { email }, by);
  expect(code).toBe(0);
  expect(data.erased).toMatchObject({ contact: 1, notes: 2, otherContacts: 1, savedFilters: 1, suppressions: 1 });
  expect(await tablesWith(local)).toEqual([]);

  const [statement = '', signature = ''] = data.proof.split('.');
  const text = Buffer.from(statement, 'base64url').toString();
  const signer = createTextSigner([server.config.secret, ...server.config.oldSecrets], 'erasures');
  expect(signer.isSigned(text, signature)).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ statement: 'erased', erasedAt: data.erasedAt, erased: data.erased });

  expect(await suppressedOf([email], keeper.token)).toEqual([email]);
  const again = await server.call(addContact, { email }, by);
  expect(again.data.suppressed).toMatchObject({ reason: 'manual' });
  expect((await server.call(listContacts, {}, by)).data.all).toBe(3);
});

test('an opt-out of a person who was erased is still known by every secret there was', async () => {
  const { db } = server.database;
  const keeper = await aKeeper(server);
  const scope = { workspaceId: keeper.workspaceId };
  await server.call(erasePerson, { email: 'gone@nordkai.test' }, { token: keeper.token });
  const { secret } = server.config;
  const renewed = createKeyedHasher([Buffer.alloc(32, 7), secret], 'suppressions');
  expect([...(await findSuppressed({ hasher: renewed }, db, scope, ['gone@nordkai.test'])).keys()]).toEqual([
    'gone@nordkai.test',
  ]);
  const foreign = createKeyedHasher([Buffer.alloc(32, 7)], 'suppressions');
  expect((await findSuppressed({ hasher: foreign }, db, scope, ['gone@nordkai.test'])).size).toBe(0);
});

test('the timeline of a kept contact does not name a merged one who was erased', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  const [kept, merged] = [await aContact(server, keeper.token), await aContact(server, keeper.token)];
  await server.call(mergeContacts, { keep: kept.contactId, others: [merged.contactId] }, by);
  await server.call(erasePerson, { email: merged.email }, by);
  expect(await tablesWith(merged.email.slice(0, 11))).toEqual([]);
});

test('who was deleted and then erased, or is named by a deleted contact, does not come back', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  const person = await aContact(server, keeper.token);
  const named = await aContact(server, keeper.token, { fields: { assistant: person.email } });
  const third = await aContact(server, keeper.token);
  await server.call(addNote, { contactId: person.contactId, text: 'met at the fair' }, by);
  const contactIds = [person, named, third].map(({ contactId }) => contactId);
  const { deletionId } = (await server.call(deleteContacts, { choice: { contactIds } }, by)).data;
  const exported = (await server.call(exportPerson, { email: person.email }, by)).data;
  expect(exported.parts.deletedContacts).toMatchObject([
    { email: person.email, notes: [{ text: 'met at the fair' }] },
    { fields: { assistant: person.email } },
  ]);
  const { data } = await server.call(erasePerson, { email: person.email }, by);
  expect(data.erased.deletedContacts).toBe(2);
  expect(await tablesWith(person.email.slice(0, 11))).toEqual([]);
  expect((await server.call(restoreContacts, { deletionId }, by)).data).toEqual({ changed: 1 });
  const left = (await server.call(listContacts, {}, by)).data;
  expect(left.contactList.map(({ email }) => email)).toEqual([third.email]);
});

test('the mailbox behind an address is the same for the database and for us', async () => {
  const { db } = server.database;
  const local = fc.string({ unit: fc.constantFrom('a', 'b', '.', '+', '-', 'ü'), minLength: 1, maxLength: 8 });
  const addresses = fc.sample(
    fc
      .tuple(local, fc.constantFrom('gmail.com', 'googlemail.com', 'x.test', 'a.b.test'))
      .map((parts) => parts.join('@')),
    300,
  );
  const { rows } = await sql<{ alias: string }>`select contact_alias(a) as alias
    from unnest(${addresses}::text[]) with ordinality as t (a, place) order by place`.execute(db);
  expect(rows.map(({ alias }) => alias)).toEqual(addresses.map(canonicalAddress));
});
