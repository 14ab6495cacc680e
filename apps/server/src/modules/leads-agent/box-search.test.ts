import { createCampaign, getCampaign } from '@outrider/contract/campaigns/campaign';
import { getContact } from '@outrider/contract/contacts/contact';
import { addSuppressions, erasePerson, exportPerson } from '@outrider/contract/contacts/suppression';
import * as rowCalls from '@outrider/contract/leads-agent/rows';
import * as calls from '@outrider/contract/leads-agent/search';
import { makeTruth } from '@outrider/sandbox/company-web-truth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aUser } from '../identity/testing.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await testServer();
  ({ token } = await aUser(server));
});
afterAll(() => server.close());

const QUESTION = 'CEOs of companies in Berlin';
let taskId = '';

const call: TestServer['call'] = (endpoint, input) => server.call(endpoint, input, { token });
const readTask = async () => (await call(calls.readTask, { taskId })).data;
const fitting = async () => (await call(rowCalls.listRows, { taskId, fit: 'fit' })).data.rows;
const stateIs = (state: string) =>
  expect.poll(async () => (await readTask()).state, { timeout: 60_000, interval: 100 }).toBe(state);

test('a question to the box finds people of its web who are there, each with evidence', async () => {
  const { criteria } = (await call(calls.understandQuestion, { question: QUESTION })).data;
  const wish = {
    question: QUESTION,
    criteria,
    sources: ['google' as const, 'apollo' as const],
    maxResults: 6,
    budgetMicros: 500_000,
    skipsContacts: true,
  };
  taskId = (await call(calls.previewSearch, { wish })).data.taskId;
  await stateIs('previewed');
  expect((await readTask()).expected?.fit).toBeGreaterThan(0);
  await call(calls.startSearch, { taskId });
  await stateIs('ended');
  const task = await readTask();
  // The preview may have shown more than were wanted then.
  expect(task.spend.charged).toBe(Math.min(task.counts.fit, 6));
  const rows = await fitting();
  expect(rows.length).toBeGreaterThanOrEqual(4);
  const right = makeTruth(server.box?.state().seed ?? '').answer({ roles: ['ceo'], cities: ['Berlin'] });
  const known = new Set(right.map(({ name, company }) => `${name} ${company.host}`));
  // Which companies are read first is drawn by lot; the bench judges how many are right.
  const wrong = rows.filter((row) => !known.has(`${row.name.value} ${row.companyKey}`));
  expect(wrong.length).toBeLessThanOrEqual(1);
  for (const { name, title, judgements } of rows) {
    for (const one of [name, title, ...judgements]) expect(one?.proofs.length).toBeGreaterThan(0);
  }
});

test('the stream tells what happened, and goes on after the last id', async () => {
  const follow = async (headers: Record<string, string>) => {
    const url = `${rowCalls.streamTask.path}?taskId=${taskId}`;
    const { body } = await server.app.inject({ url, headers: { ...headers, authorization: `Bearer ${token}` } });
    return [...body.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  };
  const all = await follow({});
  expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
  const middle = all[Math.floor(all.length / 2)] ?? 0;
  const rest = await follow({ 'last-event-id': String(middle) });
  expect(rest).toEqual(all.filter((id) => id > middle));
});

test('a decision of the user counts for the row, and can be taken back', async () => {
  const [row] = await fitting();
  if (!row) return expect.unreachable();
  const decide = async (verdict: 'no' | null) =>
    (await call(rowCalls.decideRow, { taskId, rowId: row.rowId, criterionId: 'A', verdict })).data;
  expect(await decide('no')).toMatchObject({ fit: 'out' });
  expect((await readTask()).counts.out).toBe(1);
  expect(await decide(null)).toMatchObject({ fit: 'fit' });
});

test('people become contacts and leads with where they were found; suppressed ones stay out, and all are counted', async () => {
  const rows = await fitting();
  // A page may state an address that is dead; nobody is written to there.
  const emails = rows.flatMap(({ email, emailState }) => (email && emailState !== 'INVALID' ? [email.value] : []));
  const [first, second] = emails;
  if (!first || !second) return expect.unreachable();
  await call(addSuppressions, { values: [second] });
  const { campaignId } = (await call(createCampaign, { name: 'Autumn' })).data;
  const wanted = { taskId, choice: { fit: 'fit' as const }, labels: ['Found'], campaignId };
  const { data } = await call(rowCalls.syncContacts, wanted);
  const withAddress = emails.length;
  expect(data).toEqual({
    added: withAddress - 1,
    already: 0,
    suppressed: 1,
    withoutAddress: rows.length - withAddress,
    leads: withAddress - 1,
  });
  const { sources } = (await call(getCampaign, { campaignId })).data;
  expect(sources.map(({ kind }) => kind)).toEqual(['agent']);
  expect((await call(rowCalls.syncContacts, wanted)).data).toMatchObject({ added: 0, already: withAddress - 1 });
  const { total } = (await call(rowCalls.listRows, { taskId })).data;
  const { data: ofAll } = await call(rowCalls.syncContacts, { taskId, choice: { fit: null } });
  expect(ofAll.added + ofAll.already + ofAll.suppressed + ofAll.withoutAddress).toBe(total);
  const contact = (await call(getContact, { email: first })).data;
  expect(contact).toMatchObject({ source: expect.stringContaining('http'), lists: [{ name: 'Found' }] });
  expect(contact.notes[0]?.text).toContain('name: “');
});

test('what is exported opens in a spreadsheet with verdicts and evidence', async () => {
  const { csv } = (await call(rowCalls.exportRows, { taskId, fit: 'fit' })).data;
  const [head = '', ...lines] = csv.trim().split('\r\n');
  expect(head).toContain('evidence');
  expect(lines).toHaveLength((await fitting()).length);
  expect(csv).toContain('http://');
});

test('a person who is erased is gone from searches too', async () => {
  const email = (await fitting()).find((row) => row.email !== null)?.email?.value ?? '';
  expect((await call(exportPerson, { email })).data.parts.leadsFound).toHaveLength(1);
  expect((await call(erasePerson, { email })).data.erased.leadsFound).toBeGreaterThan(0);
  expect((await fitting()).map((row) => row.email?.value)).not.toContain(email);
});
