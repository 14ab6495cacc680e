import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, memoryServer, testSendingDeps } from '../../campaign-management/testing.ts';
import { maintainCampaigns } from './maintain-campaigns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a mailbox knows in how many campaigns it is, as long as they run', async () => {
  const { db } = database;
  const { campaignId } = await aCampaign(db, { mailboxes: 2, leads: 2 });
  const maintain = () =>
    maintainCampaigns({
      ...testSendingDeps(db, memoryServer()),
      jobs: { enqueue: async () => undefined },
      listSenderIds: async () => [],
    });
  const counts = async () =>
    (
      await sql<{ campaigns: number }>`select m.campaigns from mailboxes m
        join campaign_mailboxes cm on cm.mailbox_id = m.id where cm.campaign_id = ${campaignId}`.execute(db)
    ).rows.map(({ campaigns }) => campaigns);
  await maintain();
  expect(await counts()).toEqual([1, 1]);
  await db.updateTable('campaigns').set({ status: 'suspend' }).where('id', '=', campaignId).execute();
  await maintain();
  expect(await counts()).toEqual([0, 0]);
});
