import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound } from '../testing.ts';
import { judge, killSenders, POINTS } from './faults-testing/kill-senders.ts';
import { startTruthfulHost } from './faults-testing/truthful-host.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Nothing is open, and no round waits to be planned. */
const isDone = (campaignId: string) => async () => {
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from send_ledger
    where campaign_id = ${campaignId} and (open or needs_next)`.execute(database.db);
  return rows[0]?.left === 0;
};

test('senders that die anywhere, on a line that breaks, neither send twice nor lose a mail', {
  timeout: 150_000,
}, async () => {
  const rounds = [aRound('Freight audits'), aRound('')];
  const campaign = await aCampaign(database.db, { mailboxes: 3, leads: 24, rounds });
  const truth = await startTruthfulHost(
    campaign.mailboxes.map(({ email }) => email),
    53,
  );
  // The long run, `npm run faults -- sending`, goes through all of them many times.
  const deaths = POINTS.slice(2).map((point, index) => ({ point, times: 1 + index }));
  const died = await killSenders({ url: database.url, truth, campaign }, deaths, {
    alive: 3,
    isDone: isDone(campaign.campaignId),
  });
  const found = await judge(database.db, { truth, campaign });
  const mostInDoubt = died * campaign.mailboxes.length + truth.cuts();
  await truth.close();
  expect(found).toMatchObject({ duplicates: 0, lost: 0, unknown: 0, open: 0, uncounted: 0 });
  expect(found.accepted + found.doubt).toBe(found.rows);
  expect(found.doubt).toBeLessThanOrEqual(mostInDoubt);
  expect(died).toBeGreaterThan(0);
});
