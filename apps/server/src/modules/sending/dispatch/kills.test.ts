import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound } from '../../campaign-management/testing.ts';
import { startTruthfulHost } from '../../ledger/faults-testing/truthful-host.ts';
import { isSpotless, judgeSending } from '../faults-testing/judge-sending.ts';
import { type Kill, killSenders, POINTS } from '../faults-testing/kill-senders.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Nothing is open, and no round waits to be planned. */
const isDone = (campaignId: string) => async () => {
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from send_ledger
    where campaign_id = ${campaignId} and open`.execute(database.db);
  return rows[0]?.left === 0;
};

test('senders that die anywhere, with hosts that hang up, neither send twice nor lose a mail', {
  timeout: 150_000,
}, async () => {
  const rounds = [aRound('Freight audits'), aRound('')];
  const campaign = await aCampaign(database.db, { mailboxes: 3, leads: 24, rounds });
  const emails = campaign.mailboxes.map(({ email }) => email);
  const truth = await startTruthfulHost(emails, 7);
  const arena = { url: database.url, truth, campaign, strike: async () => undefined };
  // The long run, `npm run faults -- sending`, goes through all of them many times, and kills others too.
  const kills = POINTS.slice(2).map((point, index): Kill => ({ victim: 'sender', point, times: 1 + index }));
  const killed = await killSenders(arena, kills, { alive: 3, isDone: isDone(campaign.campaignId) });
  await truth.settleDown();
  const found = await judgeSending(database.db, truth, campaign, rounds.length);
  await truth.close();
  expect(found).toSatisfy(isSpotless);
  expect(found.accepted + found.doubt).toBe(found.rows);
  expect(killed.size).toBeGreaterThan(0);
});
