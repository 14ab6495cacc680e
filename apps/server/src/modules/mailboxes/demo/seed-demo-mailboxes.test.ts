import { getAccountSummary, listAccounts } from '@outrider/contract/mailboxes/account';
import { removeAccount } from '@outrider/contract/mailboxes/operate';
import { quickSignIn } from '@outrider/contract/sign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { ensureDemoUser } from '../../identity/demo.ts';
import { createPasswords } from '../../identity/index.ts';
import { openMailboxImap } from '../connect/open-mailbox.ts';
import { boxOf } from '../testing.ts';
import { DEMO_MAILBOXES } from './demo-mailboxes.ts';
import { publishDemoDomains, seedDemoMailboxes, settleBoxedMailboxes } from './seed-demo-mailboxes.ts';

let server: TestServer;
let token: string;
let scope: { workspaceId: string };
beforeAll(async () => {
  server = await testServer();
  const { db, now } = server.mailboxes;
  scope = await ensureDemoUser({ db, now, passwords: await createPasswords() });
  token = (await server.call(quickSignIn, {})).data.token;
  await settleBoxedMailboxes(server.mailboxes, boxOf(server).mailboxes);
});
afterAll(() => server.close());

const seed = () =>
  seedDemoMailboxes(server.mailboxes, scope, {
    published: publishDemoDomains(boxOf(server).mailboxes),
    seedHistory: async () => undefined,
  });
const list = async () => (await server.call(listAccounts, {}, { token })).data;

test('the demo company has the mailboxes a newcomer is shown, two of which cannot log in', async () => {
  expect(await seed()).toBe(true);
  const { accountList, statusCounts } = await list();
  expect(statusCounts).toEqual({ all: 12, active: 9, paused: 1, error: 2 });
  expect(accountList.map(({ email }) => email).toSorted()).toEqual(DEMO_MAILBOXES.map(({ email }) => email).toSorted());
  const { data } = await server.call(getAccountSummary, {}, { token });
  expect(data).toMatchObject({ capToday: 258, averageHealth: 90, ready: 4, warming: 4 });
});

test('they are connected for real: those without trouble log in', async () => {
  const { accountList } = await list();
  const priya = accountList.find(({ email }) => email === 'priya@harborline-hq.test');
  const client = await openMailboxImap(server.mailboxes, scope, priya?.accountId ?? '');
  expect(client.usable).toBe(true);
  await client.logout();
});

test('what was removed stays removed at the next start', async () => {
  const [first] = (await list()).accountList;
  await server.call(removeAccount, { accountId: first?.accountId ?? '' }, { token });
  expect(await seed()).toBe(false);
  expect((await list()).total).toBe(11);
});

test('a demo company that left its plan starts again as it was', async () => {
  await server.mailboxes.db
    .updateTable('workspaces')
    .set({ plan: 'free' })
    .where('id', '=', scope.workspaceId)
    .execute();
  expect(await seed()).toBe(false);
  expect((await list()).total).toBe(11);
});
