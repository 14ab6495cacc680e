import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound, OPEN_ALWAYS, type TestCampaign } from '../../campaign-management/testing.ts';
import { readUsualRates } from './read-usual-rates.ts';
import { testStatisticsDeps } from './statistics-testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-16T12:00:00Z');
const read = ({ scope, campaignId }: TestCampaign) =>
  readUsualRates(testStatisticsDeps(database.db, NOW), scope, campaignId);

/** All of its mails went out so many days ago; of ten people three opened, one replied, and one was stopped by hand. */
async function went(
  { campaignId }: TestCampaign,
  { launchedDaysAgo, sentDaysAgo = launchedDaysAgo }: Record<string, number>,
) {
  const { db } = database;
  await sql`update campaigns set launched_at = ${NOW}::timestamptz - ${launchedDaysAgo}::int * interval '1 day'
    where id = ${campaignId}`.execute(db);
  await sql`update send_ledger set state = 'accepted', open = false, variant = 'a',
      settled_at = ${NOW}::timestamptz - ${sentDaysAgo}::int * interval '1 day', opens = (lead_id % 10 < 3)::int,
      replied_at = case when lead_id % 10 = 4 then ${NOW}::timestamptz end
    where campaign_id = ${campaignId}`.execute(db);
  await sql`update campaign_leads set stop = case id % 10 when 4 then 'replied' when 5 then 'stoppedByHand' end
    where campaign_id = ${campaignId}`.execute(db);
}

test('a workspace that has sent little has nothing to estimate by', async () => {
  const first = await aCampaign(database.db, { leads: 30 });
  const inside = { workspaceId: first.scope.workspaceId, mailboxes: first.mailboxes };
  expect(await read(first)).toMatchObject({ campaigns: 0, opened: 0, stopped: 0, replied: { count: 0, of: 0 } });
  const few = await aCampaign(database.db, { leads: 10, domain: 'd1.test', inside });
  await went(few, { launchedDaysAgo: 5 });
  const fresh = await aCampaign(database.db, { leads: 30, domain: 'd2.test', inside });
  await went(fresh, { launchedDaysAgo: 1 });
  expect(await read(first)).toMatchObject({ campaigns: 0 });
});

test('the last three of one’s own campaigns say how many open, how many reply and how many are gone after a mail', async () => {
  const asking = await aCampaign(database.db, { leads: 1 });
  const inside = { workspaceId: asking.scope.workspaceId, mailboxes: asking.mailboxes };
  const plain = aRound('Plain');
  const [content] = plain.variants;
  const unseen = await aCampaign(database.db, {
    leads: 20,
    domain: 'd3.test',
    inside,
    rounds: content ? [{ ...plain, variants: [{ ...content, isPlainText: true }] }] : [],
  });
  await went(unseen, { launchedDaysAgo: 3 });
  const untracked = { ...OPEN_ALWAYS, tracking: { ...OPEN_ALWAYS.tracking, opens: false } };
  await went(await aCampaign(database.db, { leads: 20, domain: 'd4.test', inside, settings: untracked }), {
    launchedDaysAgo: 4,
  });
  await went(await aCampaign(database.db, { leads: 40, domain: 'd5.test', inside }), {
    launchedDaysAgo: 6,
    sentDaysAgo: 5,
  });
  const older = await aCampaign(database.db, { leads: 50, domain: 'd6.test', inside });
  await went(older, { launchedDaysAgo: 30 });
  await sql`update send_ledger set opens = 0 where campaign_id = ${older.campaignId}`.execute(database.db);
  expect(await read(asking)).toMatchObject({ campaigns: 3, opened: 0.3, stopped: 0.1, replied: { count: 8, of: 80 } });
  await sql`update campaigns set deleted_at = now() where id = ${unseen.campaignId}`.execute(database.db);
  expect(await read(asking)).toMatchObject({ campaigns: 3, opened: 12 / 90, replied: { count: 11, of: 110 } });
});
