import { readPerson } from '@outrider/contract/inbox/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aCampaign, aRound } from '../../campaign-management/testing.ts';
import { aSender, aStoredMailbox } from '../../mailboxes/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('beside a thread stand the campaigns the person is in, with what comes next or why nothing does', async () => {
  const { db } = server.database;
  const { token, workspaceId } = await aSender(server);
  const email = `maya@${workspaceId}.test`;
  const inside = { workspaceId, mailboxes: [{ id: await aStoredMailbox(db, workspaceId, email), email }] };
  const rounds = [aRound('Freight audits'), aRound('')];
  const { campaignId } = await aCampaign(db, { leads: 1, domain: 'nordkai.test', rounds, inside });
  const { data } = await server.call(readPerson, { email: 'p1+news@nordkai.test' }, { token });
  expect(data.campaigns).toMatchObject([{ campaignId, status: 'progressing', round: null, rounds: 2 }]);
  const [campaign] = data.campaigns;
  expect([campaign?.next?.round, campaign?.waitReason?.reason].filter((one) => one !== undefined)).not.toEqual([]);
  const other = await aSender(server);
  const { data: elsewhere } = await server.call(readPerson, { email: 'p1@nordkai.test' }, { token: other.token });
  expect(elsewhere.campaigns).toEqual([]);
});
