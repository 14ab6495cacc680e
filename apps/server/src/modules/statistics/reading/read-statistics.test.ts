import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound } from '../../campaign-management/testing.ts';
import { readStatistics } from './read-statistics.ts';
import { aRandomLedger, countPlainly, testStatisticsDeps } from './statistics-testing.ts';
import { totalsOf } from './totals.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('statistics of any ledger are what one counts by hand', async () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const tracksOpens = seed % 4 !== 0;
    const { scope, campaignId } = await aRandomLedger(database.db, { seed, tracksOpens });
    const statistics = await readStatistics(testStatisticsDeps(database.db), scope, { campaignId, zone: 'UTC' });
    const counted = await countPlainly(database.db, campaignId, { plain: new Set(['0 b']), tracksOpens, rounds: 3 });
    expect(statistics.totals, `ledger ${seed}`).toEqual({ ...counted.totals, interested: 0 });
    const opens = statistics.opens;
    expect(opens.person + opens.machine + opens.unknown + opens.none).toBe(opens.delivered);
    expect(opens.machines.reduce((sum, { count }) => sum + count, 0)).toBe(opens.machine);
    expect(opens.unknowns.reduce((sum, { count }) => sum + count, 0)).toBe(opens.unknown);
    for (const { round, variants } of statistics.rounds) {
      for (const { id, subject: _s, weight: _w, reply, open, ...tally } of variants) {
        const same = counted.byVariant[`${round} ${id}`];
        if (same) expect(tally).toEqual(same);
        else expect(tally.sent).toBe(0);
        expect(reply.of).toBe(tally.delivered);
        expect(open).toMatchObject({ count: tally.opened.person, of: tally.delivered });
      }
    }
    expect(statistics.rounds.flatMap(({ variants }) => variants).reduce((sum, { sent }) => sum + sent, 0)).toBe(
      statistics.totals.sent,
    );
    for (const { mailboxId, email, ...tally } of statistics.mailboxes) {
      expect(email).toContain('@harborline.test');
      expect(tally).toEqual(counted.byMailbox[mailboxId]);
    }
    for (const { provider, ...tally } of statistics.providers) expect(tally).toEqual(counted.byProvider[provider]);
    for (const { hour, ...rest } of statistics.hours) {
      const same = counted.byHour[String(hour)];
      expect(rest).toEqual({ sent: same?.sent, opened: same?.opened.person, replied: same?.replied });
    }
    expect(statistics.days.reduce((sum, { newLeads, followUps }) => sum + newLeads + followUps, 0)).toBe(
      statistics.totals.sent,
    );
    for (const { day, newLeads, followUps, replies, bounced, ...rest } of statistics.days) {
      const same = counted.byDay[day];
      expect(newLeads + followUps).toBe(same?.sent ?? 0);
      expect({ replies, bounced }).toEqual({ replies: counted.repliesOn(day), bounced: counted.bouncesOn(day) });
      if (same) expect(rest).toEqual({ opened: same.opened, clicked: same.clicked });
    }
  }
});

test('totals of many campaigns are those of each', async () => {
  const one = await aRandomLedger(database.db, { seed: 20 });
  const deps = testStatisticsDeps(database.db);
  const both = await totalsOf(deps, one.scope, [one.campaignId, '00000000-0000-4000-8000-000000000000']);
  expect([...both.keys()]).toEqual([one.campaignId]);
  const { totals } = await readStatistics(deps, one.scope, { campaignId: one.campaignId, zone: 'Nowhere/Land' });
  expect(both.get(one.campaignId)).toEqual(totals);
  const stranger = await aRandomLedger(database.db, { seed: 21 });
  expect(await totalsOf(deps, stranger.scope, [one.campaignId])).toEqual(new Map());
  await expect(readStatistics(deps, stranger.scope, { campaignId: one.campaignId, zone: 'UTC' })).rejects.toMatchObject(
    { name: 'AppError' },
  );
});

test('what made a machine’s open one is counted by people', async () => {
  const campaign = await aCampaign(database.db, { leads: 4, rounds: [aRound('Hello')] });
  const { db } = database;
  await sql`update send_ledger set state = 'accepted', open = false, settled_at = now(), variant = 'a', machine_opens = 1
    where campaign_id = ${campaign.campaignId}`.execute(db);
  await sql`update send_ledger set opens = 1 where lead_id = ${campaign.leads[0]?.id ?? ''}`.execute(db);
  const whys = ['scanner', 'appleProxy', 'appleProxy'];
  for (const [index, why] of whys.entries()) {
    await sql`insert into campaign_events (workspace_id, campaign_id, lead_id, ledger_id, at, kind, verdict, words)
      select workspace_id, campaign_id, lead_id, id, now(), 'opened', 'machine', ${why}::text from send_ledger
      where lead_id = ${campaign.leads[index]?.id ?? ''}`.execute(db);
  }
  const { opens } = await readStatistics(testStatisticsDeps(db), campaign.scope, {
    campaignId: campaign.campaignId,
    zone: 'UTC',
  });
  expect(opens).toMatchObject({ delivered: 4, person: 1, machine: 3, unknown: 0, none: 0 });
  expect(opens.machines.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
    { kind: 'appleProxy', count: 2 },
    { kind: 'unknown', count: 1 },
  ]);
});
