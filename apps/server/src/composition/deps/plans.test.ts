import { randomUUID } from 'node:crypto';
import { getAccountSummary } from '@outrider/contract/mailboxes/account';
import { getUserInfo } from '@outrider/contract/user';
import { verifyOne } from '@outrider/contract/verification/verification';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOfWorkspace, reserveQuota } from '../../modules/billing/index.ts';
import { preview, runToEnd, uploadFile } from '../../modules/contacts/import/testing.ts';
import { aConnectedMailbox, aSender } from '../../modules/mailboxes/testing.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_BILLING: 'off' });
});
afterAll(() => server.close());

test('without billing, a workspace on the free plan connects a third mailbox, imports more contacts than the plan has and verifies more', async () => {
  const { token } = await aSender(server, 'free');
  for (let place = 0; place < 3; place++) await aConnectedMailbox(server, token);
  const summary = await server.call(getAccountSummary, {}, { token });
  expect(summary.data.quota).toEqual({ used: 3, total: null });

  const rows = Array.from({ length: 1_600 }, (_, index) => `p${index}@one.test`);
  const importId = await uploadFile(server, token, { content: `email\n${rows.join('\n')}\n` });
  const { contactsAfter } = await preview(server, token, importId);
  expect(contactsAfter).toEqual({ used: 1_600, total: null });
  expect((await runToEnd(server, token, importId)).state).toBe('done');

  const { data } = await server.call(getUserInfo, {}, { token });
  expect(data.plan).toBe('Unlimited');
  expect(data.quota.map(({ total }) => total)).toEqual([null, null, null, null, null]);
  expect(data.quota.find(({ quotaType }) => quotaType === 'CONTACT')?.used).toBe(1_600);

  const { rows: found } = await sql<{
    id: string;
  }>`select workspace_id as id from users where email = ${data.email}`.execute(server.database.db);
  const scope = { workspaceId: found[0]?.id ?? '' };
  const wanted = { quotaType: 'VERIFICATION', amount: 1_000, reference: randomUUID(), now: new Date() } as const;
  const reserved = await server.database.db
    .transaction()
    .execute((trx) => reserveQuota({ jobs: { enqueue: async () => undefined } }, trx, scope, wanted));
  expect(reserved.kind).toBe('reserved');
  expect((await server.call(verifyOne, { email: 'p1@one.test' }, { token })).code).toBe(0);
  const plan = await planOfWorkspace(server.database.db, scope, new Date());
  expect(plan?.quota.find(({ quotaType }) => quotaType === 'MAIL')?.total).toBeNull();
});
