import { getContact, listContacts } from '@outrider/contract/contacts/contact';
import * as contract from '@outrider/contract/contacts/import';
import { addSuppressions, erasePerson } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../../identity/testing.ts';
import { preview, problemsOf, readRun, runToEnd, sendPart, untilOver, uploadFile } from './testing.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await aUser(server)).token;
});
afterAll(() => server.close());

const contactOf = async (email: string, by = token) => (await server.call(getContact, { email }, { token: by })).data;
const countOf = async (by = token) => (await server.call(listContacts, {}, { token: by })).data.all;

test('a German file in Latin-1 is matched by its header, and its rows are stored as the preview shows them', async () => {
  const content = Buffer.from(
    'E-Mail;Vorname;Nachname;Firma;PLZ Ort;Spediteure\nJette@Kielkai.test;Jette;Müller;"Kai; Söhne";24143 Kiel;1.042\n' +
      'ole.jessen@kappeln;Ole;Jessen;;;\n;Nobody;;;;\nr.thoma @elbfracht.test;R;Thoma;;;\nkatrin@nordkai.test;Katrin;Vogel;Nordkai;Hamburg;vierzig\n',
    'latin1',
  );
  const importId = await uploadFile(server, token, { content });
  const first = await preview(server, token, importId);
  expect(first.run).toMatchObject({
    encoding: 'Windows-1252',
    delimiter: ';',
    hasHeader: true,
    rows: 5,
    state: 'mapping',
  });
  expect(first.columns.map(({ target }) => ('field' in target ? target.field : target.kind))).toEqual([
    'email',
    'firstName',
    'lastName',
    'company',
    'city',
    'skip',
  ]);
  const columns = first.choices.columns.map((column) =>
    column.index === 5
      ? { index: 5, target: { kind: 'custom' as const, field: 'carrierCount', type: 'number' as const } }
      : column,
  );
  const shown = await preview(server, token, importId, { columns });
  expect(shown.rows[0]).toEqual({
    row: 2,
    outcome: 'new',
    why: '',
    values: {
      email: 'jette@kielkai.test',
      firstName: 'Jette',
      lastName: 'Müller',
      company: 'Kai; Söhne',
      city: 'Kiel',
      timeZone: 'Europe/Berlin',
      carrierCount: '1042',
    },
  });
  expect(shown.expected).toMatchObject({ rows: 5, added: 2, notTaken: 3, isExact: true });

  const run = await runToEnd(server, token, importId, { columns, tags: ['Kiel week'], lists: ['Fair'] });
  expect(run).toMatchObject({ state: 'done', rows: 5, rowsDone: 5, counts: { added: 2, notTaken: 3, withRemark: 1 } });
  expect(await contactOf('jette@kielkai.test')).toMatchObject({
    ...Object.fromEntries(Object.entries(shown.rows[0]?.values ?? {}).filter(([name]) => name !== 'carrierCount')),
    fields: { carrierCount: '1042' },
    source: 'people.csv',
    tags: [{ name: 'Kiel week' }],
    lists: [{ name: 'Fair' }],
  });
  const whose = await sql<{ isMine: boolean }>`select c.added_by = u.id as "isMine" from contacts c
    join users u on u.workspace_id = c.workspace_id where c.email = 'jette@kielkai.test'`.execute(server.database.db);
  expect(whose.rows).toEqual([{ isMine: true }]);
  const problems = await problemsOf(server, token, importId);
  expect(problems.map(({ row, column, why, meant, kind }) => [row, column, why, meant, kind])).toEqual([
    [3, 'E-Mail', 'Please provide a valid email address', '', 'notTaken'],
    [4, 'E-Mail', 'Email can’t be blank', '', 'notTaken'],
    [5, 'E-Mail', 'Space in the address', 'r.thoma@elbfracht.test', 'notTaken'],
    [6, 'Spediteure', 'Not a number. Imported with an empty field.', '', 'remark'],
  ]);
  expect(problems[0]?.values).toMatchObject({ 'E-Mail': 'ole.jessen@kappeln', Vorname: 'Ole' });

  const [, , spaced, worded] = problems;
  const fix = (problemId = '', value = '') => server.call(contract.fixImportRow, { problemId, value }, { token });
  expect(await fix(spaced?.problemId, 'still wrong')).toMatchObject({
    code: 13015,
    message: 'Still not imported: Space in the address',
  });
  expect((await fix(spaced?.problemId, 'r.thoma@elbfracht.test')).data).toMatchObject({ fixed: true });
  expect(await contactOf('r.thoma@elbfracht.test')).toMatchObject({ lastName: 'Thoma', tags: [{ name: 'Kiel week' }] });
  expect((await fix(worded?.problemId, '40')).data).toMatchObject({ fixed: true });
  expect((await contactOf('katrin@nordkai.test')).fields).toEqual({ carrierCount: '40' });
  expect((await readRun(server, token, importId)).counts).toMatchObject({ added: 3, notTaken: 2 });
});

test('the same file again changes nothing, and the first of two rows with one address wins', async () => {
  const { token: mine } = await aUser(server);
  const content = 'email,first name\nana@one.test,Ana\nANA@one.test,Other\nAna <ana@one.test>,X\nbo@one.test,Bo\n';
  const first = await runToEnd(server, mine, await uploadFile(server, mine, { content }));
  expect(first.counts).toMatchObject({ added: 2, twice: 2 });
  const again = await runToEnd(server, mine, await uploadFile(server, mine, { content }));
  expect(again.counts).toMatchObject({ added: 0, updated: 0, unchanged: 2, twice: 2 });
  expect(await countOf(mine)).toBe(2);
  expect(await contactOf('ana@one.test', mine)).toMatchObject({ firstName: 'Ana' });
});

test.each([
  ['fillEmpty', { firstName: 'Old', title: 'Buyer' }, 1],
  ['overwrite', { firstName: 'New', title: 'Buyer' }, 1],
  ['skip', { firstName: 'Old', title: '' }, 0],
] as const)(
  'a contact that is here already is treated by the rule %s, and gets its values back when it is taken back',
  async (ifHere, values, updated) => {
    const { token: mine } = await aUser(server);
    await runToEnd(server, mine, await uploadFile(server, mine, { content: 'email,first name\nana@one.test,Old\n' }));
    const content = 'email,first name,job title\nana@one.test,New,Buyer\nbo@one.test,Bo,\ncy@one.test,Cy,\n';
    const importId = await uploadFile(server, mine, { content });
    const run = await runToEnd(server, mine, importId, { ifHere, tags: ['Fair'] });
    expect(run.counts).toMatchObject({ added: 2, updated, unchanged: 1 - updated });
    expect(await contactOf('ana@one.test', mine)).toMatchObject({ ...values, tags: updated ? [{ name: 'Fair' }] : [] });

    const { db } = server.database;
    await sql`insert into contact_events (id, workspace_id, contact_id, at, event, about, words)
    select gen_random_uuid(), workspace_id, id, now(), 'sent', '', '' from contacts c
    where email = 'cy@one.test' and last_event_at = (select max(last_event_at) from contacts where email = c.email)`.execute(
      db,
    );
    await server.call(contract.stopImport, { importId, takeBack: true }, { token: mine });
    await untilOver(server, mine, importId, 'undone');
    expect(await contactOf('ana@one.test', mine)).toMatchObject({ firstName: 'Old', title: '', tags: [] });
    expect((await server.call(getContact, { email: 'bo@one.test' }, { token: mine })).code).toBe(404);
    // A user wrote to Cy meanwhile.
    expect(await contactOf('cy@one.test', mine)).toMatchObject({ firstName: 'Cy' });
    expect(await countOf(mine)).toBe(2);
  },
);

test('who may not be written to stays so, whether by address, alias or domain', async () => {
  const { token: mine } = await aUser(server);
  const added = await server.call(addSuppressions, { values: ['ana@one.test', '@two.test'] }, { token: mine });
  expect(added.code).toBe(0);
  const content = 'email\nana@one.test\nbo@two.test\ncy@three.test\n';
  const run = await runToEnd(server, mine, await uploadFile(server, mine, { content }));
  expect(run.counts).toMatchObject({ added: 1, suppressed: 2 });
  expect((await contactOf('bo@two.test', mine)).suppressed).toMatchObject({ reason: 'manual' });
});

test('a file without a header is taken from its first row on, and pasted addresses with names are split', async () => {
  const { token: mine } = await aUser(server);
  const pasted = await uploadFile(server, mine, {
    fileName: 'paste.txt',
    content: 'Ana van der Berg <ana@one.test>\nbo@one.test; cy@one.test\n',
  });
  const run = await runToEnd(server, mine, pasted);
  expect(run).toMatchObject({ hasHeader: false, rows: 3, counts: { added: 3 } });
  expect(await contactOf('ana@one.test', mine)).toMatchObject({ firstName: 'Ana', lastName: 'van der Berg' });
});

test('a mapping that was kept is used again for a file with the same header', async () => {
  const { token: mine } = await aUser(server);
  const header = 'Adresse,Ding\n';
  const first = await uploadFile(server, mine, { content: `${header}ana@one.test,x\n` });
  const columns = [
    { index: 0, target: { kind: 'email' as const } },
    { index: 1, target: { kind: 'tag' as const } },
  ];
  await runToEnd(server, mine, first, { columns, keepMapping: true });
  const second = await preview(server, mine, await uploadFile(server, mine, { content: `${header}bo@one.test,y\n` }));
  expect(second.columns.map(({ matched, target }) => [matched, target.kind])).toEqual([
    ['remembered', 'email'],
    ['remembered', 'tag'],
  ]);
});

test('parts that come twice, half twice or too early leave the file as it is, and the answer says where to go on', async () => {
  const { token: mine } = await aUser(server);
  const bytes = Buffer.from('email\nana@one.test\nbo@one.test\n');
  const { importId } = (
    await server.call(contract.beginImport, { fileName: 'a.csv', bytes: bytes.length }, { token: mine })
  ).data;
  const send = async (from: number, to: number) =>
    (await sendPart(server, mine, { importId, offset: from, bytes: bytes.subarray(from, to) })).data?.bytesRead;
  expect([
    await send(0, 10),
    await send(15, 20),
    await send(0, 10),
    await send(5, 15),
    await send(15, bytes.length),
  ]).toEqual([10, 10, 10, 15, bytes.length]);
  const tooMany = await sendPart(server, mine, { importId, offset: bytes.length, bytes: Buffer.from('x') });
  expect(tooMany.code).not.toBe(0);
  const stranger = await aUser(server);
  expect((await sendPart(server, stranger.token, { importId, offset: 0, bytes })).code).toBe(404);
  expect((await sendPart(server, 'nobody', { importId, offset: 0, bytes })).code).toBe(401);
});

test.each([
  ['a picture', 'a.csv', Buffer.from([0x89, 0x50, 0, 0, 0, 0, 1, 0, 0]), 'neither text nor a workbook'],
  ['an old workbook', 'a.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old Excel'],
  ['a broken workbook', 'a.xlsx', Buffer.from('PK\u0003\u0004nothing'), 'damaged'],
  ['nothing but blank lines', 'a.csv', Buffer.from('\n \n'), 'The file is empty'],
])('%s is refused in words', async (_what, fileName, content, words) => {
  const importId = await uploadFile(server, token, { fileName, content });
  const run = await readRun(server, token, importId);
  expect(run.state).toBe('failed');
  expect(run.problem).toContain(words);
  const answer = await server.call(contract.previewImport, { importId }, { token });
  expect(answer).toMatchObject({ code: 13006 });
});

test('what the plan has no room for is refused before anything is stored', async () => {
  const { token: mine } = await aUser(server);
  const rows = Array.from({ length: 5_000 }, (_, index) => `p${index}@one.test`);
  const importId = await uploadFile(server, mine, { content: `email\n${rows.join('\n')}\n` });
  const { contactsAfter, choices } = await preview(server, mine, importId);
  expect(contactsAfter.used).toBeGreaterThan(contactsAfter.total ?? Number.POSITIVE_INFINITY);
  const answer = await server.call(contract.startImport, { importId, choices }, { token: mine });
  expect(answer.code).toBe(13002);
  expect(await countOf(mine)).toBe(0);
});

test('a person who is erased is gone from files that wait and from rows that were not taken, and is not taken again', async () => {
  const { token: mine } = await aUser(server);
  const content = 'email,first name,note\nana@one.test,Ana,\nwrong,Bo,ask Ana@One.test\n';
  const done = await uploadFile(server, mine, { content });
  await runToEnd(server, mine, done);
  const waiting = await uploadFile(server, mine, { content });
  const unrelated = await uploadFile(server, mine, { content: 'email,first name\ncy@one.test,Cy\n' });
  expect((await server.call(erasePerson, { email: 'ana@one.test' }, { token: mine })).code).toBe(0);
  expect(await problemsOf(server, mine, done)).toEqual([]);
  expect(await readRun(server, mine, waiting)).toMatchObject({ state: 'failed' });
  expect((await readRun(server, mine, unrelated)).state).toBe('mapping');
  const again = await runToEnd(server, mine, await uploadFile(server, mine, { content }));
  expect(again.counts).toMatchObject({ added: 0, notTaken: 2 });
});
