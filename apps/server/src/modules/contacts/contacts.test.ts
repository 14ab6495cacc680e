import {
  addContact,
  addNote,
  deleteContacts,
  deleteNote,
  editContact,
  exportContacts,
  getContact,
  labelContacts,
  listContacts,
  listDuplicates,
  listTimeline,
} from '@outrider/contract/contacts/contact';
import { deleteContactLabel, getContactBook, saveContactFilter } from '@outrider/contract/contacts/labels';
import { mergeContacts } from '@outrider/contract/contacts/merge';
import { getUserInfo } from '@outrider/contract/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyedHasher } from '../../platform/secrets.ts';
import { holdRow } from '../../platform/testing/hold-row.ts';
import { readCsv } from '../../platform/testing/read-csv.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { addContacts } from './add-contacts.ts';
import { noteContactEvent, recordVerifications } from './index.ts';
import { settleContacts } from './removing/settle-contacts.ts';
import { aContact, aKeeper, anAddress } from './testing.ts';

let server: TestServer;
let token: string;
let workspaceId: string;
beforeAll(async () => {
  server = await testServer();
  ({ token, workspaceId } = await aKeeper(server));
});
afterAll(() => server.close());

const detail = async (email: string, by = token) => (await server.call(getContact, { email }, { token: by })).data;

test('a contact is added with its fields and labels, and found by its address however it is written', async () => {
  const email = anAddress();
  const { code, data } = await server.call(
    addContact,
    {
      email: email.toUpperCase(),
      firstName: ' Dana ',
      company: 'Nordkai',
      fields: { carriers: '12', empty: '' },
      tags: ['DACH', 'dach'],
      lists: ['Expo'],
      source: 'expo list',
    },
    { token },
  );
  expect(code).toBe(0);
  expect(data).toMatchObject({
    email,
    firstName: 'Dana',
    company: 'Nordkai',
    title: '',
    fields: { carriers: '12' },
    tags: [{ name: expect.stringMatching(/^dach$/i) }],
    lists: [{ name: 'Expo' }],
    verification: null,
    suppressed: null,
    lastEvent: { event: 'added', about: 'expo list' },
  });
  const found = await detail(email);
  expect(found.timeline.map(({ event, about }) => [event, about])).toEqual([['added', 'expo list']]);
  const book = await server.call(getContactBook, {}, { token });
  expect(book.data.fields).toContainEqual({ name: 'carriers', type: 'text', contacts: 1 });
  expect(book.data.fields.map(({ name }) => name)).not.toContain('empty');
});

test('an address can be a contact once, and a contact of nobody else', async () => {
  const { email } = await aContact(server, token);
  const again = await server.call(addContact, { email }, { token });
  expect([again.code, again.message]).toEqual([13_001, `${email} is already a contact`]);
  const stranger = await aKeeper(server);
  expect((await server.call(getContact, { email }, { token: stranger.token })).code).toBe(404);
});

test('of two who add the same address at the same moment one learns that it is there', async () => {
  const held = await holdRow(server.database.db, 'contact_counts', 'workspace_id', workspaceId);
  const email = anAddress();
  const both = [1, 2].map(() => server.call(addContact, { email }, { token }));
  await held.untilWaiting(2);
  await held.release();
  expect((await Promise.all(both)).map(({ code }) => Number(code)).toSorted((one, other) => one - other)).toEqual([
    0, 13_001,
  ]);
});

test('two who add at the same moment do not pass the plan together', async () => {
  const keeper = await aKeeper(server, 'free');
  const { db } = server.database;
  await aContact(server, keeper.token);
  await db
    .updateTable('contact_counts')
    .set({ contacts: 1_499 })
    .where('workspace_id', '=', keeper.workspaceId)
    .execute();
  const held = await holdRow(db, 'contact_counts', 'workspace_id', keeper.workspaceId);
  const both = [1, 2].map(() => server.call(addContact, { email: anAddress() }, { token: keeper.token }));
  await held.untilWaiting(2);
  await held.release();
  const answers = await Promise.all(both);
  expect(answers.map(({ code }) => Number(code)).toSorted((one, other) => one - other)).toEqual([0, 13_002]);
  expect(answers.find(({ code }) => code !== 0)?.message).toBe(
    'Your plan includes 1,500 contacts; this would make 1,501',
  );
  const { data } = await server.call(getUserInfo, {}, { token: keeper.token });
  expect(data.quota.find(({ quotaType }) => quotaType === 'CONTACT')).toMatchObject({ total: 1_500, used: 1_500 });
});

test('an edit changes what it names, says what it changed, and leaves the rest', async () => {
  const { contactId, email } = await aContact(server, token, { city: 'Kiel', fields: { size: '3', kind: 'reefer' } });
  const other = anAddress();
  const { data } = await server.call(
    editContact,
    { contactId, email: other, title: 'Head of Sales', fields: { size: '', fleet: '9' } },
    { token },
  );
  expect(data).toMatchObject({
    email: other,
    city: 'Kiel',
    title: 'Head of Sales',
    fields: { kind: 'reefer', fleet: '9' },
  });
  expect(data.fields).not.toHaveProperty('size');
  const { timeline } = await detail(other);
  expect(timeline[0]).toMatchObject({ event: 'edited', words: 'email, title, size, fleet' });
  expect(data.lastEvent?.event).toBe('added');
  expect((await server.call(getContact, { email }, { token })).code).toBe(404);
  const taken = await aContact(server, token);
  const refused = await server.call(editContact, { contactId, email: taken.email }, { token });
  expect(refused.code).toBe(13_001);
});

test('a workspace has at most 200 custom fields, and a refused contact leaves none behind', async () => {
  const keeper = await aKeeper(server);
  const fields = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, 'x']));
  await aContact(server, keeper.token, { fields });
  const email = anAddress();
  const refused = await server.call(addContact, { email, fields: { oneMore: 'x' } }, { token: keeper.token });
  expect([refused.code, refused.message]).toEqual([13_003, 'A workspace can have at most 200 custom fields']);
  expect((await server.call(getContact, { email }, { token: keeper.token })).code).toBe(404);
  const taken = await server.call(addContact, { email, fields: { company: 'x' } }, { token });
  expect(taken.code).toBe(10_600);
});

test('notes are on the contact, with who wrote them, until they are taken off', async () => {
  const { contactId, email } = await aContact(server, token);
  const { data } = await server.call(addNote, { contactId, text: 'Call after the fair' }, { token });
  expect((await detail(email)).notes).toEqual([data]);
  expect(data.by).not.toBe('');
  await server.call(deleteNote, { noteId: data.noteId }, { token });
  expect((await detail(email)).notes).toEqual([]);
  expect((await server.call(deleteNote, { noteId: data.noteId }, { token })).code).toBe(404);
});

test('what other parts of the product tell is in the timeline, and the last of it in the list', async () => {
  const { db } = server.database;
  const { email } = await aContact(server, token);
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const campaignId = crypto.randomUUID();
  await noteContactEvent(db, { workspaceId }, email, { event: 'sent', at: hour(2), about: 'Spring', campaignId });
  await noteContactEvent(db, { workspaceId }, email, { event: 'openedByPerson', at: hour(1), about: 'Spring' });
  await recordVerifications(db, { workspaceId }, [
    { email, category: 'VALID', reason: 'accepted', mx: 'mx.nordkai.test', at: hour(3) },
    { email: 'stranger@nowhere.test', category: 'INVALID', reason: 'noSuchUser', mx: '', at: hour(3) },
  ]);
  const contact = await detail(email);
  expect(contact.timeline.map(({ event }) => event)).toEqual(['verified', 'sent', 'openedByPerson', 'added']);
  expect(contact.lastEvent).toMatchObject({ event: 'verified', about: 'VALID' });
  expect(contact.verification).toMatchObject({ category: 'VALID', reason: 'accepted', mx: 'mx.nordkai.test' });
  const inCampaign = { kind: 'campaign' as const, campaignIds: [campaignId] };
  const { data } = await server.call(listContacts, { conditions: [inCampaign] }, { token });
  expect(data.contactList.map((one) => one.email)).toEqual([email]);
  // A later event does not hide what once happened in a campaign.
  await noteContactEvent(db, { workspaceId }, email, { event: 'replied', at: hour(1), campaignId });
  const replied = { kind: 'ever' as const, events: ['replied' as const], campaignIds: [campaignId] };
  const answered = await server.call(listContacts, { conditions: [replied] }, { token });
  expect(answered.data.contactList.map((one) => one.email)).toEqual([email]);
});

test('a long timeline comes a page at a time, each event once, and ends with how the contact came here', async () => {
  const { db } = server.database;
  const { contactId, email } = await aContact(server, token);
  const at = new Date();
  for (let index = 0; index < 60; index += 1) {
    await noteContactEvent(db, { workspaceId }, email, { event: 'openedByMachine', at, about: String(index) });
  }
  const { timeline, nextTimeline } = await detail(email);
  const rest = (await server.call(listTimeline, { contactId, after: nextTimeline }, { token })).data;
  expect([timeline.length, rest.next]).toEqual([50, '']);
  const events = [...timeline, ...rest.events];
  expect(new Set(events.map(({ id }) => id)).size).toBe(61);
  expect(events.at(-1)?.event).toBe('added');
  expect((await server.call(listTimeline, { contactId, after: 'nonsense' }, { token })).code).toBe(10_600);
});

test('the kept one of several wins, its gaps are filled, and everything that happened is in one timeline', async () => {
  const kept = await aContact(server, token, { firstName: 'Dana', fields: { a: '1' }, tags: ['One'] });
  const first = await aContact(server, token, {
    firstName: 'D.',
    city: 'Kiel',
    fields: { a: '2', b: '3' },
    tags: ['Two'],
  });
  const second = await aContact(server, token, { city: 'Bremen', phone: '+49 431 1' });
  await server.call(addNote, { contactId: second.contactId, text: 'from the second' }, { token });
  const others = [first.contactId, second.contactId];
  const { data } = await server.call(mergeContacts, { keep: kept.contactId, others }, { token });
  expect(data).toMatchObject({ firstName: 'Dana', city: 'Kiel', phone: '+49 431 1', fields: { a: '1', b: '3' } });
  expect(data.tags.map(({ name }) => name)).toEqual(['One', 'Two']);
  const merged = await detail(kept.email);
  expect(merged.notes.map(({ text }) => text)).toEqual(['from the second']);
  expect(merged.timeline.filter(({ event }) => event === 'merged').map(({ about }) => about)).toEqual(
    expect.arrayContaining([first.email, second.email]),
  );
  expect((await server.call(getContact, { email: first.email }, { token })).code).toBe(404);
  const again = await server.call(mergeContacts, { keep: kept.contactId, others }, { token });
  expect(again.code).toBe(404);
});

test('an edit of a contact that is being merged away finds it gone', async () => {
  const [kept, other] = [await aContact(server, token), await aContact(server, token)];
  const held = await holdRow(server.database.db, 'contacts', 'id', other.contactId);
  const merging = server.call(mergeContacts, { keep: kept.contactId, others: [other.contactId] }, { token });
  await held.untilWaiting(1);
  const editing = server.call(editContact, { contactId: other.contactId, city: 'Oslo' }, { token });
  await held.untilWaiting(2);
  await held.release();
  expect((await merging).code).toBe(0);
  expect((await editing).code).toBe(404);
});

test('probable duplicates are found by the mailbox and by the name', async () => {
  const keeper = await aKeeper(server);
  const add = (email: string, values = {}) => aContact(server, keeper.token, { email, ...values });
  await add('dana.vogel@gmail.com');
  await add('danavogel+news@googlemail.com');
  await add('jo@nordkai.test');
  await add('jo+a@nordkai.test');
  const person = { firstName: 'Grace', lastName: 'Marsh', company: 'Sable' };
  await add('grace@sable.test', person);
  await add('g.marsh@sable.test', { ...person, lastName: 'MARSH' });
  await add('other@sable.test', { ...person, firstName: 'Ruth' });
  const { data } = await server.call(listDuplicates, {}, { token: keeper.token });
  const groups = data.groups.map(({ why, contacts }) => [why, ...contacts.map(({ email }) => email).sort()].join(' '));
  expect(groups.sort()).toEqual([
    'alias dana.vogel@gmail.com danavogel+news@googlemail.com',
    'alias jo+a@nordkai.test jo@nordkai.test',
    'sameName g.marsh@sable.test grace@sable.test',
  ]);
});

test('labels go onto everybody a filter leaves, and off again, and a deleted label is on nobody', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  for (const city of ['Kiel', 'Kiel', 'Oslo']) await aContact(server, keeper.token, { city });
  const inKiel = { kind: 'field' as const, field: 'city', is: 'anyOf' as const, values: ['kiel'] };
  const filter = { conditions: [inKiel] };
  const labelled = await server.call(
    labelContacts,
    { choice: { filter }, addTags: ['Coast'], addLists: ['Spring'] },
    by,
  );
  expect(labelled.data.changed).toBe(2);
  const again = await server.call(labelContacts, { choice: { filter }, addTags: ['coast'] }, by);
  expect(again.data.changed).toBe(0);
  const book = (await server.call(getContactBook, {}, by)).data;
  expect([book.tags, book.lists]).toMatchObject([[{ name: 'Coast', contacts: 2 }], [{ name: 'Spring', contacts: 2 }]]);
  const [tag, list] = [book.tags[0]?.id ?? '', book.lists[0]?.id ?? ''];
  const withTag = async () =>
    (await server.call(listContacts, { conditions: [{ kind: 'tag', ids: [tag] }] }, by)).data.total.count;
  expect(await withTag()).toBe(2);
  await server.call(labelContacts, { choice: { filter }, removeLists: [list] }, by);
  expect((await server.call(deleteContactLabel, { id: tag }, by)).code).toBe(0);
  await expect.poll(withTag, { timeout: 60_000 }).toBe(0);
  expect(
    (await server.call(listContacts, {}, by)).data.contactList.flatMap(({ tags, lists }) => [...tags, ...lists]),
  ).toEqual([]);
});

test('everybody a filter leaves is deleted but those excepted, and the count follows', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  const [one, , spared] = [
    await aContact(server, keeper.token, { company: 'Gone' }),
    await aContact(server, keeper.token, { company: 'gone' }),
    await aContact(server, keeper.token, { company: 'Gone' }),
    await aContact(server, keeper.token, { company: 'Here' }),
  ];
  const filter = { conditions: [{ kind: 'field' as const, field: 'company', is: 'anyOf' as const, values: ['Gone'] }] };
  const { data } = await server.call(deleteContacts, { choice: { filter, except: [spared?.contactId ?? ''] } }, by);
  expect(data.changed).toBe(2);
  const left = (await server.call(listContacts, {}, by)).data;
  expect([left.all, left.total.count, left.contactList.length]).toEqual([2, 2, 2]);
  expect((await server.call(getContact, { email: one?.email ?? '' }, by)).code).toBe(404);
});

test('a search of ten thousand letters is refused in words, and a place nobody gave out as a parameter', async () => {
  const long = await server.call(listContacts, { search: 'x'.repeat(10_000) }, { token });
  expect([long.status, long.message]).toEqual([400, 'Search can have at most 200 characters']);
  expect((await server.call(listContacts, { after: '!' }, { token })).code).toBe(10_600);
});

test('a saved filter of the same name is replaced', async () => {
  const keeper = await aKeeper(server);
  const by = { token: keeper.token };
  const first = await server.call(saveContactFilter, { name: 'Warm', filter: { search: 'a' } }, by);
  const second = await server.call(saveContactFilter, { name: 'warm', filter: { search: 'b' } }, by);
  expect(second.data).toEqual(first.data);
  const book = await server.call(getContactBook, {}, by);
  expect(book.data.filters).toEqual([
    { filterId: first.data.filterId, name: 'warm', filter: { search: 'b', conditions: [] } },
  ]);
});

test('an export has every field, and no cell a spreadsheet would run', async () => {
  const keeper = await aKeeper(server);
  const evil = '=HYPERLINK("http://evil.test")';
  await aContact(server, keeper.token, {
    email: 'a@nordkai.test',
    firstName: '+cmd',
    company: 'A, "B"',
    fields: { note: evil },
  });
  await aContact(server, keeper.token, { email: 'b@nordkai.test', lastName: '@SUM(A1)', tags: ['-1'] });
  const { data } = await server.call(exportContacts, { choice: { filter: {} } }, { token: keeper.token });
  expect(data.next).toBe('');
  expect(readCsv(data.csv)).toMatchObject([
    { email: 'a@nordkai.test', firstName: "'+cmd", company: 'A, "B"', note: `'${evil}`, lastEvent: 'added' },
    { email: 'b@nordkai.test', lastName: "'@SUM(A1)", tags: "'-1", note: '' },
  ]);
});

test('rows that are not settled are counted as on their way, and found once they are', async () => {
  const keeper = await aKeeper(server);
  const { db } = server.database;
  const { contactId } = await aContact(server, keeper.token, { city: 'Kiel' });
  await sql`update contacts set is_settled = false where id = ${contactId}`.execute(db);
  const list = async () => (await server.call(listContacts, { search: 'kiel' }, { token: keeper.token })).data;
  expect(await list()).toMatchObject({ all: 1, settling: 1, total: { count: 0 } });
  await settleContacts({ db }, { workspaceId: keeper.workspaceId });
  expect(await list()).toMatchObject({ all: 1, settling: 0, total: { count: 1 } });
});

test('addresses become contacts once, those who are here only get the labels, and a full plan takes none of them', async () => {
  const keeper = await aKeeper(server, 'free');
  const scope = { workspaceId: keeper.workspaceId };
  const here = await aContact(server, keeper.token, { firstName: 'Dana' });
  const hasher = createKeyedHasher([server.config.secret], 'suppressions');
  const deps = { db: server.database.db, hasher, now: () => new Date(), roomFor: async () => 3 };
  const wanted = { source: 'verified', tags: ['Good'], lists: [] };
  const fresh = anAddress();
  const emails = [here.email, fresh, fresh.toUpperCase()];
  expect(await addContacts(deps, scope, { ...wanted, emails })).toEqual({ added: 1, known: 1 });
  expect(await addContacts(deps, scope, { ...wanted, emails })).toEqual({ added: 0, known: 2 });
  const kept = await detail(here.email, keeper.token);
  expect([kept.firstName, kept.tags.map(({ name }) => name)]).toEqual(['Dana', ['Good']]);
  const tooMany = addContacts(deps, scope, { ...wanted, emails: [anAddress(), anAddress()] });
  await expect(tooMany).rejects.toMatchObject({ reason: 'contactQuotaReached', values: { total: 3, wanted: 4 } });
  expect((await server.call(listContacts, {}, { token: keeper.token })).data.all).toBe(2);
});
