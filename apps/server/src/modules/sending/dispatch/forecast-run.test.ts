import { forecast } from '@outrider/send-planner/forecast';
import { drawFrom } from '@outrider/send-planner/world-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { runFor, settleWorld } from './forecast-world-testing.ts';

/** Among these, follow-ups go out by conditions of every kind. */
const FIRST = 61;
const WORLDS = 10;
const HORIZON = 2 * 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('what the forecast says is what the sender does, minute for minute', { timeout: 120_000 }, async () => {
  let sends = 0;
  const conditions = new Set<string>();
  for (let seed = FIRST; seed < FIRST + WORLDS; seed += 1) {
    const world = await settleWorld(database, drawFrom(seed));
    const ahead = forecast(world.state, world.now, HORIZON);
    const foreseen = ahead.sends.map(({ at, mailboxId, leadId, round }) => `${at} ${mailboxId} ${leadId} ${round}`);
    expect(await runFor(database, world, { horizon: HORIZON }), `world ${seed}`).toEqual(foreseen.toSorted());
    sends += foreseen.length;
    const campaigns = new Map(world.state.campaigns.map((campaign) => [campaign.id, campaign]));
    for (const { campaignId, round } of ahead.sends) {
      conditions.add(campaigns.get(campaignId)?.rounds[round]?.condition ?? '');
    }
  }
  expect(sends).toBeGreaterThan(40);
  expect([...conditions]).toEqual(expect.arrayContaining(['notClicked', 'field']));
});
