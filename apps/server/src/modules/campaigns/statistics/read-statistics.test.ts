import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound, OPEN_ALWAYS, type TestCampaign } from '../testing.ts';
import { readStatistics } from './read-statistics.ts';
import { countPlainly, testStatisticsDeps } from './statistics-testing.ts';
import { totalsOf } from './totals.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const letter = (id: string, isPlainText: boolean) => ({ ...aLetter, id, isPlainText });
const [aLetter] = aRound('Hello').variants as [ReturnType<typeof aRound>['variants'][number]];
const rounds = [
  aRound('', { variants: [letter('a', false), letter('b', true)] }),
  aRound('', { variants: [letter('a', false), letter('b', false), letter('c', false)] }),
  aRound('', { variants: [letter('a', false)] }),
];

/** A ledger in which anything can have happened, drawn by the database from a seed. */
async function aLedger(seed: number, tracksOpens: boolean): Promise<TestCampaign> {
  const settings = { ...OPEN_ALWAYS, tracking: { ...OPEN_ALWAYS.tracking, opens: tracksOpens } };
  const campaign = await aCampaign(database.db, { leads: 40, mailboxes: 3, rounds, settings });
  const { db } = database;
  await sql`select setseed(${seed / 100})`.execute(db);
  await sql`update recipients set provider = (array['google', 'microsoft', 'yahoo', 'other'])[1 + floor(random() * 4)],
      stop = case when random() < 0.1 then 'optedOut' end where workspace_id = ${campaign.scope.workspaceId}`.execute(
    db,
  );
  await sql`update campaign_leads set stop = case when random() < 0.1 then 'replied' end
    where campaign_id = ${campaign.campaignId}`.execute(db);
  await sql`insert into send_ledger (workspace_id, campaign_id, lead_id, round, mailbox_id, recipient_id, message_id, due_at)
    select workspace_id, campaign_id, lead_id, n, mailbox_id, recipient_id, message_id || n, due_at
    from send_ledger cross join generate_series(1, 2) n
    where campaign_id = ${campaign.campaignId} and random() < 0.6`.execute(db);
  const moment = sql`timestamptz '2026-11-01T00:00:00Z' + floor(random() * 10 * 86400) * interval '1 second'`;
  await sql`update send_ledger set
      state = (array['planned', 'accepted', 'accepted', 'accepted', 'accepted', 'rejected', 'failed', 'skipped', 'doubt'])
        [1 + floor(random() * 9)],
      variant = (array['a', 'b', 'c', 'gone'])[1 + floor(random() * 4)], settled_at = ${moment}
    where campaign_id = ${campaign.campaignId}`.execute(db);
  const sometimes = (share: number, value: ReturnType<typeof sql>) =>
    sql`case when random() < ${share} then ${value} end`;
  await sql`update send_ledger set open = false,
      opens = floor(random() * 2), machine_opens = floor(random() * 2), unknown_opens = floor(random() * 2),
      clicks = floor(random() * 2), replied_at = ${sometimes(0.2, moment)}, auto_replied_at = ${sometimes(0.1, moment)},
      bounced_at = ${sometimes(0.1, moment)}, complained_at = ${sometimes(0.05, moment)}
    where campaign_id = ${campaign.campaignId} and state in ('accepted', 'rejected')`.execute(db);
  return campaign;
}

test('statistics of any ledger are what one counts by hand', async () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const tracksOpens = seed % 4 !== 0;
    const { scope, campaignId } = await aLedger(seed, tracksOpens);
    const told = await readStatistics(testStatisticsDeps(database.db), scope, { campaignId, zone: 'UTC' });
    const counted = await countPlainly(database.db, campaignId, { plain: new Set(['0 b']), tracksOpens, rounds: 3 });
    expect(told.totals, `ledger ${seed}`).toEqual({ ...counted.totals, interested: 0 });
    const opens = told.opens;
    expect(opens.person + opens.machine + opens.unknown + opens.none).toBe(opens.delivered);
    expect(opens.machines.reduce((sum, { count }) => sum + count, 0)).toBe(opens.machine);
    expect(opens.unknowns.reduce((sum, { count }) => sum + count, 0)).toBe(opens.unknown);
    for (const { round, variants } of told.rounds) {
      for (const { id, subject: _s, weight: _w, reply, open, ...tally } of variants) {
        const same = counted.byLetter[`${round} ${id}`];
        if (same) expect(tally).toEqual(same);
        else expect(tally.sent).toBe(0);
        expect(reply.of).toBe(tally.delivered);
        expect(open).toMatchObject({ count: tally.opened.person, of: tally.delivered });
      }
    }
    expect(told.rounds.flatMap(({ variants }) => variants).reduce((sum, { sent }) => sum + sent, 0)).toBe(
      told.totals.sent,
    );
    for (const { mailboxId, email, ...tally } of told.mailboxes) {
      expect(email).toContain('@harborline.test');
      expect(tally).toEqual(counted.byMailbox[mailboxId]);
    }
    for (const { provider, ...tally } of told.providers) expect(tally).toEqual(counted.byProvider[provider]);
    for (const { hour, ...rest } of told.hours) {
      const same = counted.byHour[String(hour)];
      expect(rest).toEqual({ sent: same?.sent, opened: same?.opened.person, replied: same?.replied });
    }
    expect(told.days.reduce((sum, { newLeads, followUps }) => sum + newLeads + followUps, 0)).toBe(told.totals.sent);
    for (const { day, newLeads, followUps, replies, bounced, ...rest } of told.days) {
      const same = counted.byDay[day];
      expect(newLeads + followUps).toBe(same?.sent ?? 0);
      expect({ replies, bounced }).toEqual({ replies: counted.repliesOn(day), bounced: counted.bouncesOn(day) });
      if (same) expect(rest).toEqual({ opened: same.opened, clicked: same.clicked });
    }
  }
});

test('totals of many campaigns are those of each', async () => {
  const one = await aLedger(20, true);
  const deps = testStatisticsDeps(database.db);
  const both = await totalsOf(deps, one.scope, [one.campaignId, '00000000-0000-4000-8000-000000000000']);
  expect([...both.keys()]).toEqual([one.campaignId]);
  const { totals } = await readStatistics(deps, one.scope, { campaignId: one.campaignId, zone: 'Nowhere/Land' });
  expect(both.get(one.campaignId)).toEqual(totals);
  const stranger = await aLedger(21, true);
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
