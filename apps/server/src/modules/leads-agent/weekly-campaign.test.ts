import { createCampaign, getCampaign } from '@outrider/contract/campaigns/campaign';
import { listLeads, setLiveSource } from '@outrider/contract/campaigns/leads';
import { getContact } from '@outrider/contract/contacts/contact';
import { addSuppressions } from '@outrider/contract/contacts/suppression';
import * as rowCalls from '@outrider/contract/leads-agent/rows';
import * as calls from '@outrider/contract/leads-agent/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aUser } from '../identity/testing.ts';
import { fillLeadsAgentTables } from './testing.ts';

let server: TestServer;
let token = '';
let taskId = '';
let campaignId = '';
const FIRST = 'ada@found-only-by-a.test';

beforeAll(async () => {
  server = await testServer();
  const user = await aUser(server);
  ({ token } = user);
  const { db } = server.mailboxes;
  const { rows } = await sql<{ id: string }>`select id from workspaces order by created_at desc limit 1`.execute(db);
  await fillLeadsAgentTables(db, { workspaceId: rows[0]?.id ?? '' });
  const { content } = (await call(calls.listTasks, { pageNo: 0 })).data;
  taskId = content[0]?.taskId ?? '';
  campaignId = (await call(createCampaign, { name: 'Autumn' })).data.campaignId;
});
afterAll(() => server.close());

const call: TestServer['call'] = (endpoint, input) => server.call(endpoint, input, { token });
const sourceOf = async () => (await call(getCampaign, { campaignId })).data.sources[0];
const leads = async () => (await call(listLeads, { campaignId })).data.leadList.map(({ email }) => email).toSorted();

/** As if the search had run again and found people, and the minute had passed. */
async function findMore(...emails: string[]) {
  const { db } = server.mailboxes;
  for (const email of emails) {
    await sql`insert into agent_rows (workspace_id, task_id, person_key, company_key, number, candidate, judgements, fit,
        decided_by, confidence, email, email_origin, email_state, charge, is_preview, found_at)
      select workspace_id, task_id, ${email}, company_key, (select max(number) + 1 from agent_rows where task_id = ${taskId}),
        candidate, judgements, 'fit', '', 0.9, ${email}, 'stated', 'VALID', 'charged', false, now()
      from agent_rows where task_id = ${taskId} order by id limit 1`.execute(db);
  }
  await sql`update agent_tasks set rows = rows + ${emails.length}, next_run_at = now() + interval '7 days'
    where id = ${taskId}`.execute(db);
  await runDue();
}

const runDue = () =>
  server.mailboxes.db.transaction().execute((trx) => server.mailboxes.jobs.enqueue(trx, 'leads-agent.due', {}));

test('a search that feeds a campaign runs each week from then on, and the source says when next', async () => {
  const wanted = { taskId, choice: { fit: 'fit' as const }, campaignId, isLive: true };
  expect((await call(rowCalls.syncContacts, wanted)).data).toMatchObject({ leads: 1 });
  const task = (await call(calls.readTask, { taskId })).data;
  expect(task.isWeekly).toBe(true);
  expect(await sourceOf()).toMatchObject({
    kind: 'agent',
    isLive: true,
    search: { taskId, lastBrought: 1, nextRunAt: task.nextRunAt },
  });
});

test('a person it finds later joins by itself as a contact with evidence; suppressed and known people do not', async () => {
  await call(addSuppressions, { values: ['never@found-only-by-a.test'] });
  const before = await sourceOf();
  await findMore('ben@found-only-by-a.test', 'never@found-only-by-a.test', FIRST);
  await expect.poll(leads, { timeout: 20_000 }).toEqual([FIRST, 'ben@found-only-by-a.test']);
  await expect.poll(async () => (await sourceOf())?.state, { timeout: 10_000 }).toBe('done');
  const source = await sourceOf();
  expect(source).toMatchObject({ rows: 3, added: 2, twice: 1, isLive: true, search: { lastBrought: 2 } });
  expect(source?.search?.nextRunAt).not.toBe(before?.search?.nextRunAt);
  expect((await call(getContact, { email: 'ben@found-only-by-a.test' })).data.notes[0]?.text).toContain('name: “');
});

test('a feed that is stopped brings nobody, and one that goes on brings those found since', async () => {
  const { sourceId = '' } = (await sourceOf()) ?? {};
  await call(setLiveSource, { campaignId, sourceId, isLive: false });
  await findMore('cara@found-only-by-a.test');
  await expect
    .poll(
      async () => {
        const { rows } =
          await sql`select from pgboss.job where name = 'leads-agent.due' and state < 'completed'`.execute(
            server.mailboxes.db,
          );
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  expect(await leads()).not.toContain('cara@found-only-by-a.test');
  await call(setLiveSource, { campaignId, sourceId, isLive: true });
  await runDue();
  await expect.poll(leads, { timeout: 20_000 }).toContain('cara@found-only-by-a.test');
});

test('a search feeds only a campaign that is named', async () => {
  const { status } = await call(rowCalls.syncContacts, { taskId, choice: { fit: 'fit' }, isLive: true });
  expect(status).toBe(400);
});
