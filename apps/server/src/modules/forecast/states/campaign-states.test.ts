import type { Round } from '@outrider/campaign-rules/campaign';
import { LEAD_GROUPS } from '@outrider/contract/campaigns/leads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound, endMails, OPEN_ALWAYS, type TestCampaign } from '../../campaign-management/testing.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { explainCampaign } from '../explain/explain-campaign.ts';
import { explainLead } from '../explain/explain-lead.ts';
import { explainWorkspace } from '../explain/explain-workspace.ts';
import { forecastCampaign } from '../explain/forecast-campaign.ts';
import { listForecast } from '../explain/list-forecast.ts';
import type { LongForecastRequest } from '../planner/forecast-request.ts';
import { listSharing } from '../planner/planner-rows.repository.ts';
import { campaignStateOf } from './campaign-states.ts';
import { daysNeededOf } from './days-needed.ts';
import { keepEverything, testForecastDeps } from './forecast-testing.ts';

/** A Monday. */
const NOW = new Date('2026-11-16T08:00:00Z');
const office = {
  ...OPEN_ALWAYS,
  schedule: { ...OPEN_ALWAYS.schedule, days: [1, 2, 3, 4, 5] as typeof OPEN_ALWAYS.schedule.days, from: 540, to: 1020 },
};
const later = { delay: { count: 3, unit: 'day' as const } };
const rounds = [aRound('One'), aRound('', later), aRound('Three', later)];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const deps = (now = NOW) => testForecastDeps(database.db, () => now);

async function waitReason(campaign: TestCampaign, place: number) {
  const state = await campaignStateOf(deps(), campaign.scope, campaign.campaignId);
  return state?.leads.get(campaign.leads[place]?.id ?? '');
}

const change = (campaign: TestCampaign, set: ReturnType<typeof sql>) =>
  sql`update campaigns set ${set} where id = ${campaign.campaignId}`.execute(database.db);

describe('the state of a campaign', () => {
  let campaign: TestCampaign;
  const lead = (place: number) => campaign.leads[place]?.id ?? '';
  beforeAll(async () => {
    campaign = await aCampaign(database.db, {
      leads: 12,
      mailboxes: 2,
      rounds,
      settings: office,
      gapMinutes: 10,
      dailyCap: 3,
      dueAt: new Date('2026-11-16T07:00:00Z'),
    });
    const { db } = database;
    await sql`update campaign_leads set stop = 'replied' where id = ${lead(0)}`.execute(db);
    await sql`update send_ledger set state = 'stopped', open = false, settled_at = ${NOW} where lead_id = ${lead(0)}`.execute(
      db,
    );
    await sql`update send_ledger set due_at = 'infinity', reason = 'missingVariable', reply_text = 'carrierCount'
      where lead_id = ${lead(1)}`.execute(db);
    await sql`update recipients set hold_until = '2026-11-20' where id = ${campaign.leads[2]?.recipientId ?? ''}`.execute(
      db,
    );
    const at = new Date('2026-11-15T12:00:00Z');
    await endMails(db, campaign.campaignId, { at, which: sql`lead_id = ${lead(3)}` });
  });

  test('has every lead in exactly one group, with its one reason and its next mail', async () => {
    const state = await campaignStateOf(deps(), campaign.scope, campaign.campaignId);
    const groups = campaign.leads.map(({ id }) => state?.leads.get(id)?.group);
    expect(groups.slice(0, 4)).toEqual(['stopped', 'held', 'held', 'waiting']);
    const counts = LEAD_GROUPS.map((group) => state?.counts[group] ?? 0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    expect(LEAD_GROUPS.map((group) => state?.leads.idsOf({ group }).length)).toEqual(counts);
    // Three a day of each mailbox, one of them kept for replies.
    expect(state?.counts).toMatchObject({ dueToday: 4, notStarted: 4, waiting: 1, held: 2, stopped: 1 });
    expect(state?.leftToday).toBe(4);
  });

  test('tells the values of its sentences', async () => {
    expect(await waitReason(campaign, 1)).toMatchObject({
      waitReason: { reason: 'missingVariable', values: { variable: 'carrierCount' }, fix: 'fillVariable', until: null },
      next: null,
    });
    expect((await waitReason(campaign, 2))?.waitReason).toMatchObject({
      reason: 'away',
      until: '2026-11-20T00:00:00.000Z',
    });
    expect(await waitReason(campaign, 3)).toMatchObject({
      waitReason: { reason: 'delay', until: '2026-11-18T12:00:00.000Z', values: { round: 1, count: 3, unit: 'day' } },
      next: { round: 1, variant: 'A' },
    });
    const state = await campaignStateOf(deps(), campaign.scope, campaign.campaignId);
    expect(state?.waitReason).toMatchObject({
      reason: 'outsideHours',
      until: '2026-11-16T09:00:00.000Z',
      values: { zone: 'UTC' },
    });
    expect(state?.next).toMatchObject({ round: 0, at: expect.stringMatching(/^2026-11-16T09:0[01]/) });
  });

  test('gives everybody who has had nothing yet a place in line, in the order their mails go out', async () => {
    const state = await campaignStateOf(deps(), campaign.scope, campaign.campaignId);
    const nexts = campaign.leads.flatMap(({ id }) => state?.leads.get(id)?.next ?? []);
    const first = nexts.filter(({ round }) => round === 0);
    const inLine = first.toSorted((one, other) => one.at.localeCompare(other.at));
    expect(inLine.map(({ place }) => place)).toEqual(inLine.map((_next, index) => index + 1));
    expect(first.length).toBeGreaterThan(4);
    expect(nexts.filter(({ round }) => round > 0).map(({ place }) => place)).toEqual([null]);
  });

  test('is explained by groups that add up to all leads, and queues of its mailboxes', async () => {
    const explained = await explainCampaign(deps(), campaign.scope, campaign.campaignId);
    expect(explained.groups.reduce((sum, { leads }) => sum + leads, 0)).toBe(12);
    expect(explained.mailboxes.map(({ email }) => email).toSorted()).toEqual(
      campaign.mailboxes.map(({ email }) => email),
    );
    expect(explained.mailboxes[0]?.willSend).toHaveLength(2);
    const [held] = explained.groups.filter(({ reason }) => reason === 'missingVariable');
    expect(held).toMatchObject({ leads: 1, values: { variable: 'carrierCount' }, fix: 'fillVariable' });
  });

  test('of one lead tells every mail it got', async () => {
    const explained = await explainLead(deps(), campaign.scope, { campaignId: campaign.campaignId, leadId: lead(3) });
    expect(explained.mails).toMatchObject([{ round: 0, variant: 'A', state: 'accepted', subject: 'One' }]);
    await expect(
      explainLead(deps(), campaign.scope, { campaignId: campaign.campaignId, leadId: '999999999' }),
    ).rejects.toMatchObject({ name: 'AppError' });
  });

  test('of a workspace is its next mail', async () => {
    const explained = await explainWorkspace(deps(), campaign.scope);
    expect(explained).toMatchObject({ campaigns: 1, waitReason: null, next: { round: 0 } });
    const moments = explained.mailboxes.map(({ at }) => at).toSorted();
    expect(moments[0]).toBe(explained.next?.at);
    expect(explained.mailboxes.find(({ at }) => at === moments[0])?.mailboxId).toBe(explained.next?.mailboxId);
  });

  test('is nobody else’s', async () => {
    const other = { workspaceId: '00000000-0000-4000-8000-000000000000' };
    expect(await campaignStateOf(deps(), other, campaign.campaignId)).toBeUndefined();
    await expect(explainCampaign(deps(), other, campaign.campaignId)).rejects.toMatchObject({ name: 'AppError' });
  });
});

test('a campaign that is paused says so at once, no matter what it said a moment ago', async () => {
  const campaign = await aCampaign(database.db, { leads: 3, settings: OPEN_ALWAYS, dueAt: NOW });
  const same = deps();
  expect((await campaignStateOf(same, campaign.scope, campaign.campaignId))?.waitReason).toBeNull();
  await change(campaign, sql`status = 'suspend'`);
  const state = await campaignStateOf(same, campaign.scope, campaign.campaignId);
  expect(state).toMatchObject({ waitReason: { reason: 'paused', fix: 'relaunch' }, next: null, leftToday: 0 });
  expect(state?.counts.notStarted).toBe(3);
});

describe('a forecast', () => {
  let draft: TestCampaign;
  beforeAll(async () => {
    draft = await aCampaign(database.db, {
      leads: 10,
      mailboxes: 1,
      rounds,
      settings: office,
      gapMinutes: 10,
      dailyCap: 5,
    });
    const senders = { mailboxIds: draft.mailboxes.map(({ id }) => id), tagIds: [] };
    await change(draft, sql`status = 'new', settings = ${JSON.stringify({ ...office, senders })}::jsonb`);
    for (const table of ['send_ledger', 'campaign_mailboxes']) {
      await sql`delete from ${sql.table(table)} where campaign_id = ${draft.campaignId}`.execute(database.db);
    }
    await sql`update campaign_leads set mailbox_id = null where campaign_id = ${draft.campaignId}`.execute(database.db);
  });

  test('of a draft supposes that it is launched now', async () => {
    const forecast = await forecastCampaign(deps(), draft.scope, { campaignId: draft.campaignId, asItRan: false });
    expect(forecast.mails).toBe(30);
    expect(forecast.days[0]).toMatchObject({
      day: '2026-11-16',
      mails: 4,
      newLeads: 4,
      followUps: 0,
      rounds: [4, 0, 0],
    });
    expect(forecast.days.filter(({ isDayOff }) => isDayOff).map(({ day }) => day)).toContain('2026-11-21');
    expect(forecast.days.reduce((sum, { mails }) => sum + mails, 0)).toBe(30);
    expect(forecast.reach).toEqual([0, 1, 2].map((round) => ({ round, leads: 10 })));
    expect(forecast).toMatchObject({ goesOn: false, held: 0, quota: { left: null } });
    expect(forecast.waterfall[0]).toMatchObject({ step: 'mailboxes', change: 5 });
    expect(forecast.waterfall.find(({ step }) => step === 'reserve')?.change).toBe(-1);
    const all = forecast.waterfall.slice(0, -1).reduce((sum, step) => sum + step.change, 0);
    expect(forecast.waterfall.at(-1)).toMatchObject({ step: 'goesOut', change: all });
  });

  test('is also made of rules and mails that are not saved', async () => {
    const settings = { ...office, limits: { ...office.limits, daily: 2 }, senders: { mailboxIds: [], tagIds: [] } };
    const wanted = { campaignId: draft.campaignId, asItRan: false };
    const without = await forecastCampaign(deps(), draft.scope, { ...wanted, settings });
    expect(without).toMatchObject({ mails: 0, days: [], goesOn: true });
    const senders = { mailboxIds: draft.mailboxes.map(({ id }) => id), tagIds: [] };
    const less = await forecastCampaign(deps(), draft.scope, { ...wanted, settings: { ...settings, senders } });
    expect(less.busiest?.mails).toBe(2);
    const one = await forecastCampaign(deps(), draft.scope, { ...wanted, rounds: [aRound('Only')] });
    expect(one).toMatchObject({ mails: 10, reach: [{ round: 0, leads: 10 }] });
  });

  test('holds a lead that lacks a value the first mail needs', async () => {
    const needy = aRound('For {{carrierCount}}');
    const forecast = await forecastCampaign(deps(), draft.scope, {
      campaignId: draft.campaignId,
      rounds: [needy],
      asItRan: false,
    });
    expect(forecast).toMatchObject({ held: 10, mails: 0, goesOn: false });
  });

  test('lists the mails of a day with what each waited for', async () => {
    const wanted = { campaignId: draft.campaignId, day: '2026-11-16', search: '', after: '' };
    const day = await listForecast(deps(), draft.scope, wanted);
    expect(day).toMatchObject({ mails: 4, next: '', held: [] });
    expect(day.rows.map(({ waitReason: waited }) => waited?.reason)).toEqual(['outsideHours', 'gap', 'gap', 'gap']);
    const [first] = day.rows;
    expect(first?.waitReason?.until).toBe(first?.at);
    const found = await listForecast(deps(), draft.scope, { ...wanted, search: first?.name ?? '' });
    expect(found.rows).toHaveLength(1);
    const sunday = await listForecast(deps(), draft.scope, { ...wanted, day: '2026-11-22' });
    expect(sunday).toMatchObject({ rows: [], mails: 0 });
  });

  test('tells in how many days everybody is through', async () => {
    const days = await daysNeededOf(deps(), draft.scope, draft.campaignId);
    const { last } = await forecastCampaign(deps(), draft.scope, { campaignId: draft.campaignId, asItRan: false });
    expect(days).toBe(1 + (Date.parse(last?.slice(0, 10) ?? '') - Date.parse('2026-11-16')) / 86_400_000);
  });
});

test('a draft is forecast on the clocks of its people, as it will be sent', async () => {
  const { db } = database;
  const { scope, campaignId, mailboxes } = await aCampaign(db, {
    leads: 1,
    rounds: [aRound('One')],
    settings: office,
    dueAt: NOW,
  });
  await sql`delete from send_ledger where campaign_id = ${campaignId}`.execute(db);
  await sql`update campaigns set status = 'new' where id = ${campaignId}`.execute(db);
  await sql`update campaign_leads set fields = '{"timeZone": "Asia/Tokyo"}' where campaign_id = ${campaignId}`.execute(
    db,
  );
  // In Tokyo it is afternoon, in the campaign's own zone before office hours.
  const early = deps(new Date('2026-11-16T05:00:00Z'));
  const firstAt = async (usesLeadZone: boolean) => {
    const senders = { mailboxIds: mailboxes.map(({ id }) => id), tagIds: [] };
    const settings = { ...office, senders, schedule: { ...office.schedule, zone: 'UTC', usesLeadZone } };
    return (await forecastCampaign(early, scope, { campaignId, asItRan: false, settings })).first?.at;
  };
  expect(await firstAt(false)).toMatch(/^2026-11-16T09:/);
  expect(await firstAt(true)).toMatch(/^2026-11-16T05:/);
});

test('other words and a save need no new forecast; another delay, a new value and another lead do', async () => {
  const { db } = database;
  const { scope, campaignId } = await aCampaign(db, { leads: 2, rounds, settings: office, dueAt: NOW });
  await sql`update campaigns set status = 'new' where id = ${campaignId}`.execute(db);
  const plain = deps();
  let forecasts = 0;
  const worker = {
    ...plain.worker,
    computeForecast: (order: LongForecastRequest) =>
      plain.worker.computeForecast(order).finally(() => (forecasts += 1)),
  };
  const kept = testForecastDeps(db, () => NOW, { worker, forecasts: keepEverything() });
  const ask = (changed?: Round[]) =>
    forecastCampaign(kept, scope, { campaignId, asItRan: false, ...(changed ? { rounds: changed } : {}) });
  const [first = aRound('')] = rounds;
  const firstRound = (subject: string) => [
    { ...first, variants: first.variants.map((variant) => ({ ...variant, subject })) },
    ...rounds.slice(1),
  ];
  await ask();
  await ask(firstRound('Quite other words'));
  await sql`update campaigns set revision = revision + 1 where id = ${campaignId}`.execute(db);
  await ask();
  expect(forecasts).toBe(1);
  await ask([...rounds.slice(0, 1), aRound('', { delay: { count: 9, unit: 'day' } })]);
  await ask(firstRound('{{carrierCount}} carriers'));
  expect(forecasts).toBe(3);
  await sql`delete from campaign_leads where id = (select max(id) from campaign_leads where campaign_id = ${campaignId})`.execute(
    db,
  );
  await ask();
  await expect.poll(() => forecasts).toBe(4);
});

test.each(['leadsRemoved', 'movedOn', 'held', 'released', 'restarted'] as const)(
  'what a user did by hand is seen at once: %s',
  async (kind) => {
    const { scope, campaignId } = await aCampaign(database.db, { leads: 1, dueAt: NOW });
    const shapeOf = async () => (await listSharing(database.db, scope, [campaignId]))[0]?.shape;
    const before = await shapeOf();
    await noteCampaignEvent(database.db, scope, { campaignId, kind, at: NOW, words: 'Maya' });
    expect(await shapeOf()).not.toBe(before);
  },
);

test('a campaign whose mailboxes cannot log in is mended by the mailbox that says why', async () => {
  const { scope, campaignId, mailboxes } = await aCampaign(database.db, { leads: 1, dueAt: NOW });
  await sql`update mailboxes set status = 'error', status_reason = '535 Authentication failed'
    where workspace_id = ${scope.workspaceId}`.execute(database.db);
  const { waitReason: why } = (await campaignStateOf(deps(), scope, campaignId)) ?? {};
  const values = { words: '535 Authentication failed', email: mailboxes[0]?.email };
  expect(why).toMatchObject({ reason: 'noMailbox', fix: 'fixMailbox', values });
});

test('campaigns that share a mailbox share its day', async () => {
  const first = await aCampaign(database.db, { leads: 6, dailyCap: 10, gapMinutes: 1, dueAt: NOW });
  const { rows } = await sql<{ id: string }>`insert into campaigns
    select gen_random_uuid(), workspace_id, 'second', status, trouble, revision, settings, rounds, created_at, changed_at,
      launched_at from campaigns where id = ${first.campaignId} returning id`.execute(database.db);
  const secondId = rows[0]?.id ?? '';
  await sql`insert into campaign_mailboxes (mailbox_id, campaign_id, workspace_id)
    select mailbox_id, ${secondId}, workspace_id from campaign_mailboxes where campaign_id = ${first.campaignId}`.execute(
    database.db,
  );
  await sql`insert into campaign_leads (workspace_id, campaign_id, recipient_id, mailbox_id, fields, added_at, category)
    select workspace_id, ${secondId}, recipient_id, mailbox_id, fields, added_at, category from campaign_leads
    where campaign_id = ${first.campaignId}`.execute(database.db);
  const states = await Promise.all([first.campaignId, secondId].map((id) => campaignStateOf(deps(), first.scope, id)));
  const today = states.reduce((sum, state) => sum + (state?.leftToday ?? 0), 0);
  expect(today).toBe(9);
});
