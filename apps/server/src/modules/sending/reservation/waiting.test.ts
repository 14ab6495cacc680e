import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound, countStates, OPEN_ALWAYS, type TestCampaign } from '../../campaign-management/testing.ts';
import { leaveQueue } from '../dispatch/leave-queue.ts';
import { aReserver, untilSomebodyWaits } from '../dispatch/worker-testing.ts';
import { planMails } from '../planning/plan-mails.ts';
import { giveBackToQueues } from '../queues/give-back.ts';
import { type HeldOf, type HeldReason, wakeHeld } from '../queues/held.repository.ts';
import { noteVerdicts } from '../queues/note-verdicts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => sql`update send_queues set next_at = 'infinity', holder = null`.execute(database.db));

const MINUTE = 60_000;
const MONDAY_NOON = new Date('2026-11-16T12:00:00Z');
const HOUR_BEFORE = new Date(MONDAY_NOON.getTime() - 60 * MINUTE);

type Row = { lead: string; due: string; reason: string; words: string };
const rowsOf = async ({ campaignId }: TestCampaign) =>
  (
    await sql<Row>`select lead_id as lead, due_at::text as due, reason, reply_text as words from send_ledger
      where campaign_id = ${campaignId} order by lead_id`.execute(database.db)
  ).rows;

const queueOf = async ({ mailboxes }: TestCampaign) =>
  (
    await sql<{ next: string; wait: string; reason: string }>`select
        to_char(next_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as next, wait, reason
      from send_queues where mailbox_id = ${mailboxes[0]?.id}`.execute(database.db)
  ).rows[0];

const changeLeads = (leads: TestCampaign['leads'], change: { category?: string; held_at?: Date | null }) =>
  database.db
    .updateTable('campaign_leads')
    .set(change)
    .where(
      'id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute();

describe('a mail that waits for a user', () => {
  const strict = { ...OPEN_ALWAYS, addresses: { unchecked: 'hold', unknown: 'hold' } as const };

  test('whose lead is held back waits, and goes out when it is released', async () => {
    const campaign = await aCampaign(database.db, { leads: 2, dueAt: HOUR_BEFORE });
    await changeLeads(campaign.leads.slice(0, 1), { held_at: MONDAY_NOON });
    const { reserveOnce, inTransaction } = await aReserver(database.db, { now: () => MONDAY_NOON });
    expect((await reserveOnce()).map(({ leadId }) => leadId)).toEqual([campaign.leads[1]?.id]);
    expect((await rowsOf(campaign))[0]).toMatchObject({ due: 'infinity', reason: 'held' });
    await changeLeads(campaign.leads.slice(0, 1), { held_at: null });
    const leadIds = campaign.leads.map(({ id }) => id);
    await inTransaction((trx) => wakeHeld(trx, campaign.scope, { leadIds }, { at: MONDAY_NOON, reasons: ['held'] }));
    await sql`update send_queues set holder = null`.execute(database.db);
    expect((await reserveOnce()).map(({ leadId }) => leadId)).toEqual([campaign.leads[0]?.id]);
  });

  test.each([
    ['NEVER', 'VALID'],
    ['UNCHECKED', 'VALID'],
    ['UNKNOWN', 'VALID'],
  ])('whose address is %s is held until it is checked', async (category, verdict) => {
    const campaign = await aCampaign(database.db, { leads: 1, settings: strict, dueAt: HOUR_BEFORE });
    await changeLeads(campaign.leads, { category });
    const { reserveOnce, inTransaction } = await aReserver(database.db, { now: () => MONDAY_NOON });
    expect(await reserveOnce()).toEqual([]);
    expect(await rowsOf(campaign)).toMatchObject([{ due: 'infinity', reason: 'unverified' }]);
    const email = campaign.leads[0]?.address.toUpperCase() ?? '';
    await inTransaction((trx) => noteVerdicts(trx, campaign.scope, [{ email, category: verdict }], MONDAY_NOON));
    expect(await reserveOnce()).toHaveLength(1);
  });

  test('whose address does not exist stays held however often it is looked at', async () => {
    const campaign = await aCampaign(database.db, { leads: 1, dueAt: HOUR_BEFORE });
    const { reserveOnce, inTransaction } = await aReserver(database.db, { now: () => MONDAY_NOON });
    const email = campaign.leads[0]?.address ?? '';
    await inTransaction((trx) => noteVerdicts(trx, campaign.scope, [{ email, category: 'INVALID' }], MONDAY_NOON));
    expect(await reserveOnce()).toEqual([]);
    await inTransaction((trx) => wakeHeld(trx, campaign.scope, { addresses: [email] }, { at: MONDAY_NOON }));
    expect(await reserveOnce()).toEqual([]);
    expect(await rowsOf(campaign)).toMatchObject([{ due: 'infinity', reason: 'unverified' }]);
  });

  test('that lacks a value is held with its name, uncounted, and its mailbox needs no pause', async () => {
    const campaign = await aCampaign(database.db, { leads: 2, gapMinutes: 10, dueAt: HOUR_BEFORE });
    const { deps, me, reserveOnce } = await aReserver(database.db, { now: () => MONDAY_NOON });
    const [row] = await reserveOnce();
    const missing = { id: row?.id ?? '', reason: 'missingVariable', words: 'company, city', dueAt: null };
    await deps.db.transaction().execute((trx) => giveBackToQueues(trx, me, ['reserved'], [missing]));
    const mailboxId = campaign.mailboxes[0]?.id ?? '';
    await leaveQueue(deps, me, {
      mailboxId,
      rest: undefined,
      isUnspent: true,
      pausesUntil: undefined,
      now: MONDAY_NOON,
    });
    expect((await rowsOf(campaign))[0]).toMatchObject({ due: 'infinity', words: 'company, city' });
    const { rows } = await sql<{ used: number }>`select sum(used)::int as used from cap_counters
      where key = ${mailboxId}`.execute(database.db);
    expect(rows).toEqual([{ used: 0 }]);
    const { reserveOnce: later } = await aReserver(database.db, {
      now: () => new Date(MONDAY_NOON.getTime() + 2 * MINUTE),
    });
    expect((await later()).map(({ leadId }) => leadId)).toEqual([campaign.leads[1]?.id]);
  });

  test.each<[string, HeldReason, (campaign: TestCampaign) => HeldOf, boolean]>([
    ['of the campaign', 'missingVariable', ({ campaignId }) => ({ campaignId }), true],
    ['of the person', 'missingVariable', ({ leads }) => ({ addresses: [leads[0]?.address ?? ''] }), true],
    ['of the workspace', 'missingVariable', () => 'everybody', true],
    ['of another lead', 'missingVariable', () => ({ addresses: ['nobody@gmail.test'] }), false],
    ['that waits for a mailbox', 'noMailbox', ({ campaignId }) => ({ campaignId }), false],
  ])('%s is woken, or not', async (_name, reason, whose, isWoken) => {
    const campaign = await aCampaign(database.db, { leads: 1, dueAt: HOUR_BEFORE });
    await sql`update send_ledger set due_at = 'infinity', reason = ${reason}
      where campaign_id = ${campaign.campaignId}`.execute(database.db);
    const { reserveOnce, inTransaction } = await aReserver(database.db, { now: () => MONDAY_NOON });
    expect(await reserveOnce()).toEqual([]);
    await inTransaction((trx) => wakeHeld(trx, campaign.scope, whose(campaign), { at: MONDAY_NOON }));
    expect(await reserveOnce()).toHaveLength(isWoken ? 1 : 0);
  });

  test('that is woken while its mailbox is being looked at is not forgotten', async () => {
    const campaign = await aCampaign(database.db, { leads: 1, dueAt: HOUR_BEFORE });
    await sql`update send_ledger set due_at = 'infinity', reason = 'missingVariable'
      where campaign_id = ${campaign.campaignId}`.execute(database.db);
    const { campaignId, scope } = campaign;
    let waking: Promise<unknown> | undefined;
    const { reserveOnce, inTransaction } = await aReserver(database.db, {
      now: () => MONDAY_NOON,
      // The look has found nothing, and lets the queue rest for good.
      async atPoint() {
        waking ??= inTransaction((trx) => wakeHeld(trx, scope, { campaignId }, { at: MONDAY_NOON }));
        await untilSomebodyWaits(database.db);
      },
    });
    expect(await reserveOnce()).toEqual([]);
    await waking;
    const { reserveOnce: again } = await aReserver(database.db, { now: () => MONDAY_NOON });
    expect(await again()).toHaveLength(1);
  });
});

test('addresses nobody is sure of go out after all that were planned with them', async () => {
  const campaign = await aCampaign(database.db, { leads: 3, dueAt: HOUR_BEFORE });
  await sql`delete from send_ledger where campaign_id = ${campaign.campaignId}`.execute(database.db);
  await changeLeads(campaign.leads.slice(0, 1), { category: 'UNKNOWN' });
  const { deps, reserveOnce, inTransaction } = await aReserver(database.db, { now: () => MONDAY_NOON });
  const mailboxId = campaign.mailboxes[0]?.id ?? '';
  const { campaignId, scope, leads } = campaign;
  await inTransaction((trx) =>
    planMails(
      { ...deps, now: () => HOUR_BEFORE },
      trx,
      leads.map(({ id: leadId, recipientId }) => {
        return { ...scope, campaignId, leadId, recipientId, mailboxId, round: 0, dueAt: HOUR_BEFORE };
      }),
    ),
  );
  const order = (await reserveOnce()).map(({ leadId, dueAt }) => ({
    leadId,
    late: dueAt.getTime() - HOUR_BEFORE.getTime(),
  }));
  expect(order.toSorted((a, b) => a.late - b.late)).toEqual([
    { leadId: leads[1]?.id, late: 0 },
    { leadId: leads[2]?.id, late: 0 },
    { leadId: leads[0]?.id, late: 1_000 },
  ]);
});

describe('a closed window', () => {
  const nineToFive = { ...OPEN_ALWAYS, schedule: { ...OPEN_ALWAYS.schedule, from: 540, to: 1_020 } };
  const evening = new Date('2026-11-16T20:00:00Z');

  test('moves no due time, and has the mailbox looked at when it opens', async () => {
    const campaign = await aCampaign(database.db, { leads: 3, settings: nineToFive, dueAt: HOUR_BEFORE });
    const before = await rowsOf(campaign);
    const { reserveOnce } = await aReserver(database.db, { now: () => evening });
    expect(await reserveOnce()).toEqual([]);
    expect(await rowsOf(campaign)).toEqual(before);
    expect(await queueOf(campaign)).toMatchObject({
      reason: 'outsideHours',
      next: expect.stringMatching(/^2026-11-17 09:0/),
    });
    const { reserveOnce: nextDay } = await aReserver(database.db, { now: () => new Date('2026-11-17T09:05:00Z') });
    expect(await nextDay()).toHaveLength(3);
  });

  test('of people in one zone lets those of another one go', async () => {
    const settings = { ...nineToFive, schedule: { ...nineToFive.schedule, usesLeadZone: true } };
    const campaign = await aCampaign(database.db, { leads: 60, settings, dueAt: HOUR_BEFORE });
    const { leads, campaignId } = campaign;
    // Those whose evening it is were planned first, and are more than are looked at together.
    await sql`update send_ledger set zone = case when lead_id = ${leads[59]?.id} then 'America/New_York' else 'Asia/Tokyo' end
      where campaign_id = ${campaignId}`.execute(database.db);
    const before = await rowsOf(campaign);
    const { reserveOnce } = await aReserver(database.db, { now: () => new Date('2026-11-16T15:00:00Z') });
    expect((await reserveOnce()).map(({ leadId }) => leadId)).toEqual([leads[59]?.id]);
    expect((await rowsOf(campaign)).slice(0, 59)).toEqual(before.slice(0, 59));
    expect(await queueOf(campaign)).toMatchObject({ next: expect.stringMatching(/^2026-11-17 00:0/) });
  });
});

test.each([
  ['quota', { mailsPerMonth: 0 }],
  ['billUnpaid', { mailsPerMonth: null, standstill: { reason: 'billUnpaid', until: null } }],
] as const)(
  'mails that wait for the plan (%s) are looked at after five minutes, and go on once it lets them',
  async (reason, plan) => {
    const campaign = await aCampaign(database.db, { leads: 1, dueAt: HOUR_BEFORE });
    const { reserveOnce } = await aReserver(database.db, {
      now: () => MONDAY_NOON,
      listWorkspaces: async (_trx, ids) => ids.map((id) => ({ id, zone: 'UTC', ...plan })),
    });
    expect(await reserveOnce()).toEqual([]);
    expect(await queueOf(campaign)).toMatchObject({ reason, next: '2026-11-16 12:05' });
    // With the moment of the minute at which a mailbox acts.
    const later = new Date(MONDAY_NOON.getTime() + 7 * MINUTE);
    const { reserveOnce: reserveLater } = await aReserver(database.db, { now: () => later });
    expect(await reserveLater()).toHaveLength(1);
  },
);

test('a mailbox that rests is left alone though a mail is planned meanwhile', async () => {
  const campaign = await aCampaign(database.db, { leads: 1, dueAt: HOUR_BEFORE });
  const until = new Date(MONDAY_NOON.getTime() + 5 * MINUTE);
  await sql`update send_queues set rests_until = ${until}, next_at = ${MONDAY_NOON}
    where mailbox_id = ${campaign.mailboxes[0]?.id}`.execute(database.db);
  const { reserveOnce } = await aReserver(database.db, { now: () => MONDAY_NOON });
  expect(await reserveOnce()).toEqual([]);
  expect(await queueOf(campaign)).toMatchObject({
    reason: 'hostResting',
    next: expect.stringMatching(/^2026-11-16 12:0[56]/),
  });
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 1 });
});

describe('a mailbox whose inbox was not read for five minutes', () => {
  const since = (minutes: number) => new Date(MONDAY_NOON.getTime() - minutes * MINUTE);
  const inboxesAt = (at: Date | null | undefined, asked: string[]) => ({
    listReadAt: async (_trx: unknown, ids: readonly string[]) =>
      new Map(at === undefined ? [] : ids.map((id) => [id, at] as const)),
    askToRead: async (_trx: unknown, ids: readonly string[]) => void asked.push(...ids),
  });

  test.each([
    ['waits until it is', since(6)],
    ['waits for its first time', null],
  ])('%s', async (_name, at) => {
    const campaign = await aCampaign(database.db, { leads: 1, dueAt: HOUR_BEFORE });
    const asked: string[] = [];
    const { reserveOnce } = await aReserver(database.db, { now: () => MONDAY_NOON, inboxes: inboxesAt(at, asked) });
    expect(await reserveOnce()).toEqual([]);
    expect(asked).toEqual([campaign.mailboxes[0]?.id]);
    expect(await queueOf(campaign)).toEqual({ wait: 'inbox', reason: '', next: '2026-11-16 12:00' });
    const soon = new Date(MONDAY_NOON.getTime() + 30_000);
    const { reserveOnce: again } = await aReserver(database.db, { now: () => soon, inboxes: inboxesAt(soon, asked) });
    expect(await again()).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['sends when it was read just now', since(4)],
    ['sends where it has no inbox', undefined],
  ])('%s', async (_name, at) => {
    await aCampaign(database.db, { leads: 1, dueAt: HOUR_BEFORE });
    const { reserveOnce } = await aReserver(database.db, { now: () => MONDAY_NOON, inboxes: inboxesAt(at, []) });
    expect(await reserveOnce()).toHaveLength(1);
  });
});

test('a mailbox that keeps a distance does not lose its turn to those who may not be written to', async () => {
  const campaign = await aCampaign(database.db, { leads: 9, gapMinutes: 10, dueAt: HOUR_BEFORE });
  await changeLeads(campaign.leads.slice(0, 8), { held_at: MONDAY_NOON });
  const { reserveOnce } = await aReserver(database.db, { now: () => MONDAY_NOON });
  expect(await reserveOnce()).toEqual([]);
  expect((await reserveOnce()).map(({ leadId }) => leadId)).toEqual([campaign.leads[8]?.id]);
});

test('a follow-up does not take the turn of a new lead who stands behind those who may not be written to', async () => {
  const { db } = database;
  const settings = { ...OPEN_ALWAYS, limits: { ...OPEN_ALWAYS.limits, newLeadShare: 1 } };
  const rounds = [aRound('One'), aRound('Two')];
  const campaign = await aCampaign(db, { leads: 9, gapMinutes: 10, dueAt: HOUR_BEFORE, settings, rounds });
  const { campaignId, scope, leads, mailboxes } = campaign;
  const { deps, reserveOnce, inTransaction } = await aReserver(db, { now: () => MONDAY_NOON });
  const [first, ...others] = leads;
  if (!first) throw new Error('nobody to write to');
  const { id: leadId, recipientId } = first;
  await sql`update send_ledger set state = 'accepted', open = false, settled_at = ${HOUR_BEFORE}
    where lead_id = ${leadId}`.execute(db);
  const followUp = { ...scope, campaignId, leadId, recipientId, mailboxId: mailboxes[0]?.id ?? '', round: 1 };
  await inTransaction((trx) =>
    planMails({ ...deps, now: () => HOUR_BEFORE }, trx, [{ ...followUp, dueAt: HOUR_BEFORE }]),
  );
  await changeLeads(others.slice(0, 7), { held_at: MONDAY_NOON });
  expect(await reserveOnce()).toEqual([]);
  expect((await reserveOnce()).map(({ leadId }) => leadId)).toEqual([others[7]?.id]);
});

test('those behind a batch that is all stopped or put off are looked at at once', async () => {
  const campaign = await aCampaign(database.db, { leads: 12, dueAt: HOUR_BEFORE });
  await changeLeads(campaign.leads.slice(0, 10), { held_at: MONDAY_NOON });
  const { reserveOnce } = await aReserver(database.db, { now: () => MONDAY_NOON }, { candidates: 5, batch: 5 });
  expect(await reserveOnce()).toEqual([]);
  expect(await reserveOnce()).toEqual([]);
  expect((await reserveOnce()).map(({ leadId }) => leadId)).toEqual(campaign.leads.slice(10).map(({ id }) => id));
});
