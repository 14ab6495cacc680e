import { rateOf } from '@outrider/campaign-rules/wilson';
import { readDashboard as call, type DashboardNeed, type TrendDay } from '@outrider/contract/dashboard';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { aCampaign, OPEN_ALWAYS } from '../campaign-management/testing.ts';
import { testForecastDeps } from '../forecast/states/forecast-testing.ts';
import { countInbox } from '../inbox/index.ts';
import { aMessage } from '../inbox/testing.ts';
import { mailboxSummary } from '../mailboxes/index.ts';
import { readOverview, readStatistics } from '../statistics/index.ts';
import { aRandomLedger, testStatisticsDeps } from '../statistics/reading/statistics-testing.ts';
import { addMailbox, aWorkspace } from '../warmup/testing.ts';
import type { DashboardDeps } from './dashboard-deps.ts';
import { readDashboard } from './read-dashboard.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-11T15:30:00Z');

const depsAt = (now = NOW, rest: Partial<DashboardDeps> = {}): DashboardDeps => ({
  ...testForecastDeps(database.db, () => now),
  ...testStatisticsDeps(database.db, now),
  planOf: async () => undefined,
  ...rest,
});

const read = (scope: { workspaceId: string }, wanted: z.input<typeof call.input> = {}, deps = depsAt()) =>
  readDashboard(deps, scope, call.input.parse(wanted));

const sumOf = (days: readonly TrendDay[], of: keyof Omit<TrendDay, 'day'>) =>
  days.reduce((sum, day) => sum + day[of], 0);

/** Three campaigns of one company, in which anything can have happened. */
async function threeCampaigns() {
  const inside = await aWorkspace(database.db, 3, NOW);
  const campaigns = [];
  for (const seed of [31, 32, 33]) {
    const campaign = await aRandomLedger(database.db, { seed, inside, domain: `company${seed}.test` });
    campaigns.push(campaign);
  }
  return { scope: { workspaceId: inside.workspaceId }, campaigns, mailboxes: inside.mailboxes };
}

test('every day of the trends is the sum of what the campaigns’ own pages say of it', async () => {
  const { scope, campaigns } = await threeCampaigns();
  for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata']) {
    const own: Awaited<ReturnType<typeof readStatistics>>[] = [];
    for (const { campaignId } of campaigns) own.push(await readStatistics(depsAt(), scope, { campaignId, zone }));
    const sumOn = (day: string) => {
      const same = own.flatMap(({ days }) => days.filter((each) => each.day === day));
      const sum = (of: (each: (typeof same)[number]) => number) => same.reduce((all, each) => all + of(each), 0);
      return {
        sent: sum(({ newLeads, followUps }) => newLeads + followUps),
        opened: sum(({ opened }) => opened.person),
        replies: sum(({ replies }) => replies),
        bounced: sum(({ bounced }) => bounced),
      };
    };
    const { trend } = await read(scope, { zone, days: 7 });
    expect(trend.days.at(-1)?.day).toBe('2026-11-11');
    expect([trend.days.length, trend.before.length]).toEqual([7, 7]);
    for (const { day, delivered: _delivered, ...shown } of [...trend.before, ...trend.days])
      expect(shown, `${day} in ${zone}`).toEqual(sumOn(day));
    const month = await read(scope, { zone, days: 28 });
    expect(sumOf(month.trend.days, 'sent')).toBe(own.reduce((sum, { totals }) => sum + totals.sent, 0));
    const delivered = own.flatMap(({ mailboxes }) => mailboxes).reduce((sum, each) => sum + each.delivered, 0);
    expect(sumOf(month.trend.days, 'delivered')).toBe(delivered);
  }
});

test('trends of one campaign or one mailbox are what its own statistics say, and campaigns are compared by them', async () => {
  const { scope, campaigns, mailboxes } = await threeCampaigns();
  const all = await read(scope);
  expect(all.compared.campaigns).toHaveLength(3);
  for (const { campaignId } of campaigns) {
    const own = await readStatistics(depsAt(), scope, { campaignId, zone: 'UTC' });
    const { trend, compared } = await read(scope, { campaignId });
    expect(sumOf(trend.days, 'sent')).toBe(own.totals.sent);
    const tallies = own.rounds.flatMap(({ variants }) => variants);
    const replied = tallies.reduce((sum, tally) => sum + tally.replied, 0);
    const delivered = tallies.reduce((sum, tally) => sum + tally.delivered, 0);
    const same = { campaignId, sent: own.totals.sent, reply: rateOf(Math.min(replied, delivered), delivered) };
    expect(compared.campaigns).toMatchObject([same]);
    expect(all.compared.campaigns).toContainEqual(expect.objectContaining(same));
  }
  for (const { id: mailboxId } of mailboxes) {
    const { trend } = await read(scope, { mailboxId });
    let sent = 0;
    for (const { campaignId } of campaigns) {
      const own = await readStatistics(depsAt(), scope, { campaignId, zone: 'UTC' });
      sent += own.mailboxes.find((each) => each.mailboxId === mailboxId)?.sent ?? 0;
    }
    expect(sumOf(trend.days, 'sent')).toBe(sent);
  }
  const stranger = await aWorkspace(database.db, 1, NOW);
  const foreign = await read(
    { workspaceId: stranger.workspaceId },
    { campaignId: campaigns[0]?.campaignId, mailboxId: mailboxes[0]?.id },
  );
  expect(sumOf(foreign.trend.days, 'sent')).toBe(0);
});

test('mails of a deleted campaign went out all the same, and are told apart', async () => {
  const { scope, campaigns } = await threeCampaigns();
  const before = await read(scope);
  const [gone] = campaigns;
  const { totals } = await readStatistics(depsAt(), scope, { campaignId: gone?.campaignId ?? '', zone: 'UTC' });
  await sql`update campaigns set deleted_at = ${NOW} where id = ${gone?.campaignId}`.execute(database.db);
  const after = await read(scope);
  expect(after.trend).toEqual({ ...before.trend, ofDeleted: totals.sent });
  expect(after.compared.campaigns.map(({ campaignId }) => campaignId)).not.toContain(gone?.campaignId);
});

test('today is one whole: what left, what comes, what is lost and what is left over are what mailboxes may send', async () => {
  const { db } = database;
  const now = new Date('2026-11-18T12:00:00Z');
  const { workspaceId, mailboxes } = await aWorkspace(db, 3, now);
  const scope = { workspaceId };
  const settings = { ...OPEN_ALWAYS, limits: { ...OPEN_ALWAYS.limits, perDomain: 1_000 } };
  const wish = { inside: { workspaceId, mailboxes }, leads: 60, gapMinutes: 10, dailyCap: 30, dueAt: now, settings };
  const { campaignId } = await aCampaign(db, wish);
  const [busy, broken, calm] = mailboxes.map(({ id }) => id);
  await sql`update send_ledger set state = 'accepted', open = false, settled_at = ${new Date('2026-11-18T09:10:00Z')}
    where id in (select id from send_ledger where campaign_id = ${campaignId} and mailbox_id = ${busy} order by id limit 5)`.execute(
    db,
  );
  await sql`insert into mailbox_days (workspace_id, mailbox_id, day, sent, warmup_sent, judged, inboxed) values
    (${workspaceId}, ${busy}, '2026-11-18', 7, 2, 10, 9), (${workspaceId}, ${calm}, '2026-11-18', 0, 1, 0, 0),
    (${workspaceId}, ${busy}, '2026-11-17', 0, 0, 4, 1)`.execute(db);
  await sql`insert into cap_counters (kind, key, day, used) values ('mailbox', ${busy}, '2026-11-18', 7)`.execute(db);
  await sql`update mailboxes set status = 'error', status_reason = '535 5.7.8' where id = ${broken}`.execute(db);
  await sql`update mailboxes set health = 77, judged = 14, inboxed = 10 where id = ${busy}`.execute(db);
  const deps = depsAt(now);
  const { today, health } = await read(scope, {}, deps);
  const summary = await mailboxSummary({ db, now: () => now, roomFor: async () => 10 }, scope);
  const overview = await readOverview(deps, scope, { zone: 'UTC' });
  const { sent, toCome, lost, left } = today;
  expect(sent).toEqual({ campaigns: 5, warmup: 3, replies: 2 });
  expect(sent.campaigns).toBe(overview.sentToday);
  expect(sent.campaigns + sent.warmup + sent.replies).toBe(summary.sentToday);
  expect(sent.campaigns + toCome.campaigns).toBe(overview.plannedToday);
  expect(toCome.campaigns).toBeGreaterThan(0);
  expect(lost).toEqual({ error: 30, paused: 0 });
  expect(today.possible).toBe(summary.capToday);
  const parts = [sent, toCome, lost, left].flatMap((part) => Object.values(part));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(today.possible);
  expect(today.next).not.toBeNull();
  expect(today.hours.find(({ at }) => at === '2026-11-18T09:00:00.000Z')).toMatchObject({ sent: 5 });
  expect(today.hours.reduce((sum, hour) => sum + hour.toCome, 0)).toBe(toCome.campaigns);
  expect(health.average).toBe(summary.averageHealth);
  expect(health.mailboxes.find(({ accountId }) => accountId === busy)).toMatchObject({ health: 77 });
  expect(health.mailboxes.find(({ accountId }) => accountId === busy)?.days.slice(-3)).toEqual([null, 25, 90]);
});

test('replies that wait are counted by meaning and age, as many as the inbox counts', async () => {
  const { db } = database;
  const { workspaceId, mailboxes } = await aWorkspace(db, 1, NOW);
  const owner = { workspaceId, mailboxId: mailboxes[0]?.id ?? '' };
  const wrote = (at: string, label: 'interested' | 'question' | 'notNow') =>
    aMessage(db, owner, { at, label, kind: 'human' });
  await wrote('2026-11-11T14:00:00Z', 'interested');
  await wrote('2026-11-11T03:00:00Z', 'interested');
  await wrote('2026-11-08T11:20:00Z', 'interested');
  const answered = await wrote('2026-11-01T10:00:00Z', 'interested');
  await sql`update inbox_messages set answered = true where id = ${answered}`.execute(db);
  const snoozed = await wrote('2026-11-02T10:00:00Z', 'question');
  await sql`update inbox_messages set snoozed_until = '2026-12-01' where id = ${snoozed}`.execute(db);
  await wrote('2026-11-10T20:00:00Z', 'question');
  await wrote('2026-11-03T10:00:00Z', 'notNow');
  await aMessage(db, owner, { at: '2026-11-11T15:00:00Z', kind: 'human' });
  const { replies, needs } = await read({ workspaceId });
  const counts = await countInbox({ db, now: () => NOW }, { workspaceId }, '');
  for (const { meaning, count } of replies)
    expect(count, meaning).toBe(meaning === 'unlabelled' ? counts.unlabelled : counts.labels[meaning]);
  const of = (meaning: string) => replies.find((each) => each.meaning === meaning);
  expect(of('interested')).toEqual({
    meaning: 'interested',
    count: 4,
    waits: { hours: 1, day: 1, longer: 1 },
    oldest: '2026-11-08T11:20:00.000Z',
  });
  expect(of('question')).toMatchObject({ count: 1, waits: { hours: 0, day: 1, longer: 0 } });
  expect(of('notNow')).toMatchObject({ count: 1, waits: { hours: 0, day: 0, longer: 0 }, oldest: null });
  expect(of('unlabelled')).toMatchObject({ count: 1, waits: { hours: 1, day: 0, longer: 0 } });
  expect(needs).toEqual([{ kind: 'replies', interested: 3, questions: 1, oldest: '2026-11-08T11:20:00.000Z' }]);
});

test('what needs the user is listed once, what stops the most first', async () => {
  const { db } = database;
  const { workspaceId, mailboxes } = await aWorkspace(db, 1, NOW);
  const scope = { workspaceId };
  const running = await aCampaign(db, { inside: { workspaceId, mailboxes }, leads: 4, domain: 'a.test' });
  const stopped = await aCampaign(db, { inside: { workspaceId, mailboxes }, leads: 4, domain: 'b.test' });
  expect((await read(scope)).needs).toEqual([]);
  await addMailbox({ db }, workspaceId, { email: 'idle@harborline.test', isOn: false });
  await sql`update campaigns set status = 'suspend', name = 'Benelux carriers',
    trouble = '{"reason": "guardRail", "rule": "bounces", "count": 7, "sent": 286, "max": 0.02}'
    where id = ${stopped.campaignId}`.execute(db);
  await sql`update send_ledger set state = 'doubt', doubt_at = ${NOW}
    where id = (select min(id) from send_ledger where campaign_id = ${stopped.campaignId})`.execute(db);
  await sql`update mailboxes set status = 'error', status_reason = '535 5.7.8 not accepted'
    where id = ${mailboxes[0]?.id}`.execute(db);
  await sql`insert into sending_holds (workspace_id, reason, held_at, known_until, left_until, last_mail)
    values (${workspaceId}, 'restored', ${NOW}, ${NOW}, ${NOW}, 0)`.execute(db);
  const near = { quotaType: 'MAIL' as const, total: 100, used: 80, resetAt: null };
  const far = { quotaType: 'CONTACT' as const, total: 100, used: 79, resetAt: null };
  const deps = depsAt(NOW, { planOf: async () => ({ quota: [near, far] }) });
  const { needs } = await read(scope, {}, deps);
  expect(needs).toEqual([
    { kind: 'hold', reason: 'restored', heldAt: NOW.toISOString() },
    {
      kind: 'mailboxes',
      mailboxes: [
        { accountId: mailboxes[0]?.id ?? '', email: mailboxes[0]?.email ?? '', words: '535 5.7.8 not accepted' },
      ],
      campaigns: ['Autumn carriers'],
      leads: 4,
    },
    {
      kind: 'guardRail',
      campaignId: stopped.campaignId,
      name: 'Benelux carriers',
      rule: 'bounces',
      count: 7,
      sent: 286,
      max: 0.02,
    },
    { kind: 'doubts', campaignId: stopped.campaignId, name: 'Benelux carriers', mails: 1 },
    { kind: 'quota', quota: near },
  ] satisfies DashboardNeed[]);
  expect(running.campaignId).not.toBe(stopped.campaignId);
});

test('an empty workspace is shown as one', async () => {
  const { workspaceId } = await aWorkspace(database.db, 0, NOW);
  const shown = await read({ workspaceId });
  expect(shown).toMatchObject({
    mailboxes: 0,
    campaigns: 0,
    needs: [],
    choices: [],
    today: { possible: 0, hours: [] },
  });
  expect(shown.trend.days).toHaveLength(28);
});
