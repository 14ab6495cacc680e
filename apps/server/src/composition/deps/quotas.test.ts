import { launchCampaign } from '@outrider/contract/campaigns/operate';
import { addContact } from '@outrider/contract/contacts/contact';
import { addCustomerAccount } from '@outrider/contract/mailboxes/add';
import { beginVerification, verifyOne } from '@outrider/contract/verification/verification';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCampaigner, aDraft, addPeople, detailOf } from '../../modules/campaign-management/calls-testing.ts';
import { aBoxedMailbox, aConnectedMailbox, aSender } from '../../modules/mailboxes/testing.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { planWithCounts } from './plans.ts';

/** So small that each is used up at once. */
const PLANS = { plans: { free: { quotas: { MAILBOX: 1, CONTACT: 1, MAIL: 1, VERIFICATION: 1, AGENT_RESULT: 1 } } } };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_PLANS: JSON.stringify(PLANS) });
});
afterAll(() => server.close());

const usedOf = async (workspaceId: string) =>
  Object.fromEntries(
    ((await planWithCounts(server.database.db, { workspaceId }, new Date()))?.quota ?? []).map((line) => [
      line.quotaType,
      line.used,
    ]),
  );

const countRows = async (table: string, workspaceId: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where workspace_id = ${workspaceId}`.execute(server.database.db);
  return rows[0]?.count;
};

test('at its last mailbox a plan refuses the next one and keeps nothing of it', async () => {
  const { token, workspaceId } = await aSender(server, 'free');
  await aConnectedMailbox(server, token);
  const refused = await server.call(addCustomerAccount, aBoxedMailbox(server), { token });
  expect(refused.message).toBe('Your plan includes 1 mailboxes, and all are in use');
  expect(await usedOf(workspaceId)).toMatchObject({ MAILBOX: 1 });
  expect(await countRows('mailbox_secrets', workspaceId)).toBe(1);
});

test('at its last contact a plan refuses the next one and keeps nothing of it', async () => {
  const { token, workspaceId } = await aSender(server, 'free');
  expect((await server.call(addContact, { email: 'one@nordkai.test' }, { token })).code).toBe(0);
  const refused = await server.call(addContact, { email: 'two@nordkai.test', tags: ['new'] }, { token });
  expect(refused.message).toContain('1');
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await usedOf(workspaceId)).toMatchObject({ CONTACT: 1 });
});

test('verifying more than is left is refused whole: no task, nothing reserved', async () => {
  const { token, workspaceId } = await aSender(server, 'free');
  const text = 'one@nordkai.test\ntwo@nordkai.test';
  const refused = await server.call(beginVerification, { from: { kind: 'text', text } }, { token });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await countRows('verify_tasks', workspaceId)).toBe(0);
  expect(await countRows('quota_entries', workspaceId)).toBe(0);
  expect(await usedOf(workspaceId)).toMatchObject({ VERIFICATION: 0 });
});

test('with a bill unpaid for two weeks nothing new starts, and after it is paid the same starts', async () => {
  const by = await aCampaigner(server);
  const { token, workspaceId } = by;
  const draft = await aDraft(server, by);
  await addPeople(server, by, draft.campaignId, ['ines@nordkai.test']);
  const { revision } = await detailOf(server, by, draft.campaignId);
  const failedAt = new Date(Date.now() - 15 * 86_400_000);
  await server.database.db
    .insertInto('billing_accounts')
    .values({ workspace_id: workspaceId, subscription_id: 'sub_unpaid', unpaid_since: failedAt, looked_at: new Date() })
    .execute();
  const launch = () => server.call(launchCampaign, { campaignId: draft.campaignId, revision }, { token });
  const refusals = [await launch(), await server.call(verifyOne, { email: 'ines@nordkai.test' }, { token })];
  expect(refusals.map(({ code, status }) => [code, status])).toEqual([
    [19007, 402],
    [19007, 402],
  ]);
  expect((await detailOf(server, by, draft.campaignId)).status).toBe('new');

  await server.database.db
    .updateTable('billing_accounts')
    .set({ unpaid_since: null })
    .where('workspace_id', '=', workspaceId)
    .execute();
  expect((await launch()).code).toBe(0);
});
