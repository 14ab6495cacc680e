import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound } from '../../campaign-management/testing.ts';
import { createCampaignRounds, leanToBest } from './campaign-rounds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const twoVariants = (letsBestWin: boolean) => {
  const round = aRound('Freight audits', { letsBestWin });
  return {
    ...round,
    variants: round.variants.flatMap((one) => [one, { ...one, id: 'b' }, { ...one, id: 'c', weight: 0 }]),
  };
};

test('weights lean to what is answered once there is a sample, and nobody who was switched off comes back', () => {
  const trials = (sent: number, replied: number) => [
    { round: 0, variant: 'a', sent, replied: 2 },
    { round: 0, variant: 'b', sent, replied },
  ];
  const weights = (sent: number, replied: number, best = true) =>
    leanToBest([twoVariants(best)], trials(sent, replied))[0]?.variants.map(
      ({ weight }) => Math.round(weight * 100) / 100,
    );
  expect(weights(40, 12)).toEqual([0.5, 0.5, 0]);
  expect(weights(400, 40)).toEqual([0.1, 0.9, 0]);
  expect(weights(400, 40, false)).toEqual([1, 1, 0]);
});

test('answers are counted anew every few minutes, and a changed campaign is read again', async () => {
  const { campaignId } = await aCampaign(database.db, { leads: 400, rounds: [twoVariants(true)] });
  let now = new Date('2026-11-16T12:00:00Z');
  const rounds = createCampaignRounds(() => now);
  const weightOfB = async (revision = 1) => {
    const [round] = await rounds.of(database.db, campaignId, revision);
    return round?.variants.find(({ id }) => id === 'b')?.weight;
  };
  const { rows } = await sql<{ revision: number }>`select revision from campaigns where id = ${campaignId}`.execute(
    database.db,
  );
  const revision = rows[0]?.revision ?? 0;
  expect(await weightOfB(revision)).toBe(0.5);
  await sql`update send_ledger set state = 'accepted', open = false, variant = case when lead_id % 2 = 0 then 'a' else 'b' end,
      replied_at = case when lead_id % 2 = 1 and lead_id % 5 = 0 then now() end
    where campaign_id = ${campaignId}`.execute(database.db);
  expect(await weightOfB(revision)).toBe(0.5);
  now = new Date(now.getTime() + 6 * 60_000);
  expect(await weightOfB(revision)).toBeGreaterThan(0.8);
  await sql`update campaigns set revision = revision + 1, rounds = ${JSON.stringify([twoVariants(false)])}
    where id = ${campaignId}`.execute(database.db);
  expect(await weightOfB(revision + 1)).toBe(1);
});
