import { randomUUID } from 'node:crypto';
import { LEAD_SOURCE_KINDS } from '@outrider/contract/campaigns/lead-sources';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, type TestCampaign } from '../../campaign-management/testing.ts';

let database: TestDatabase;
let campaign: TestCampaign;
beforeAll(async () => {
  database = await testDatabase();
  campaign = await aCampaign(database.db, { leads: 1 });
});
afterAll(() => database.close());

const insert = (kind: string) =>
  sql`insert into campaign_sources (id, workspace_id, campaign_id, kind, name, at)
    values (${randomUUID()}, ${campaign.scope.workspaceId}, ${campaign.campaignId}, ${kind}, '', now())`.execute(
    database.db,
  );

test.each(LEAD_SOURCE_KINDS)('the database takes a lead source of the kind %s', async (kind) => {
  await expect(insert(kind)).resolves.toMatchObject({ numAffectedRows: 1n });
});

test('the database takes no lead source of a kind that does not exist', async () => {
  await expect(insert('nowhere')).rejects.toThrow('campaign_sources_kind_check');
});
