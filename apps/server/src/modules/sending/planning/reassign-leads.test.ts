import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trx } from '../../../platform/db.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  aRound,
  countStates,
  endMails,
  memoryServer,
  OPEN_ALWAYS,
  type TestCampaign,
  testMessageIds,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { addMailbox } from '../../warmup/testing.ts';
import { recordResults } from '../dispatch/record-results.ts';
import { startSending } from '../dispatch/sending-loop.ts';
import { aReserver } from '../dispatch/worker-testing.ts';
import { mailboxUsers } from '../mailbox-users/mailbox-users.ts';
import { adoptOrphans } from '../maintenance/adopt-orphans.ts';
import { joinSenders } from '../maintenance/join-senders.ts';
import { reassignLeads } from './reassign-leads.ts';
import { resumeCampaign } from './resume-campaign.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = () => new Date('2026-11-16T12:00:00Z');
const depsOf = () => ({
  db: database.db,
  now,
  messageIds: testMessageIds,
  listMailboxes: listSendingMailboxes,
  listValues: async () => new Map(),
});
const users = () => mailboxUsers(depsOf());
const maintenanceDeps = (
  enqueue: (...args: unknown[]) => Promise<void> = async () => undefined,
  senderIds: string[] = [],
) => ({
  ...testSendingDeps(database.db, memoryServer()),
  ...depsOf(),
  jobs: { enqueue },
  listSenderIds: async () => senderIds,
});
const inTransaction = <T>(act: (trx: Trx) => Promise<T>) => database.db.transaction().execute(act);

/** As mailboxes do it. */
const remove = ({ scope }: TestCampaign, mailboxId: string, leads: 'handOver' | 'stop') =>
  inTransaction(async (trx) => {
    await users().beforeRemove(trx, scope, { mailboxId, leads });
    await trx.deleteFrom('mailboxes').where('id', '=', mailboxId).execute();
  });

type Row = { mailbox: string; from: string; due: string; reason: string };
const rowsOf = async ({ campaignId }: TestCampaign) =>
  (
    await sql<Row>`select mailbox_id as mailbox, split_part(message_id, '@', 2) as from, due_at::text as due, reason
      from send_ledger where campaign_id = ${campaignId} and open order by lead_id`.execute(database.db)
  ).rows;

const leadsBy = async ({ campaignId }: TestCampaign) =>
  Object.fromEntries(
    (
      await sql<{ mailbox: string; n: number }>`select mailbox_id as mailbox, count(*)::int as n from campaign_leads
        where campaign_id = ${campaignId} group by 1`.execute(database.db)
    ).rows.map(({ mailbox, n }) => [mailbox, n]),
  );

const eventsOf = async ({ campaignId }: TestCampaign) =>
  (
    await sql<{ lead: string | null; words: string }>`select lead_id as lead, words from campaign_events
      where campaign_id = ${campaignId} and kind = 'handedOver' order by id`.execute(database.db)
  ).rows;

const [A, B, C] = [0, 1, 2];
const idOf = ({ mailboxes }: TestCampaign, index: number) => mailboxes[index]?.id ?? '';

describe('a mailbox that is removed', () => {
  test('hands its leads and what is planned for them to the others of the campaign', async () => {
    const campaign = await aCampaign(database.db, { mailboxes: 3, leads: 12 });
    await sql`update mailboxes set email = replace(email, '@harborline.test', '@nordkai.test')
      where id = ${idOf(campaign, B)}`.execute(database.db);
    await remove(campaign, idOf(campaign, A), 'handOver');
    expect(await leadsBy(campaign)).toEqual({ [idOf(campaign, B)]: 6, [idOf(campaign, C)]: 6 });
    const rows = await rowsOf(campaign);
    expect(rows).toHaveLength(12);
    expect(rows.some(({ mailbox }) => mailbox === idOf(campaign, A))).toBe(false);
    // The two that came to it have a Message-ID of their new sender's.
    expect(rows.filter(({ from }) => from === 'nordkai.test>')).toMatchObject([
      { mailbox: idOf(campaign, B) },
      { mailbox: idOf(campaign, B) },
    ]);
    const server = memoryServer();
    const loop = startSending(testSendingDeps(database.db, server));
    await expect
      .poll(() => countStates(database.db, campaign.campaignId), { timeout: 60_000 })
      .toEqual({ accepted: 12 });
    await loop.stop();
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(12);
  });

  test('is named to those who had mail from it, whose next mail goes on in the thread', async () => {
    const campaign = await aCampaign(database.db, {
      mailboxes: 2,
      leads: 2,
      rounds: [aRound('Freight audits'), aRound('')],
    });
    await endMails(database.db, campaign.campaignId);
    const [first] = (
      await sql<{ id: string; message: string; email: string }>`
      select l.lead_id as id, l.message_id as message, m.email from send_ledger l join mailboxes m on m.id = l.mailbox_id
      where m.id = ${idOf(campaign, A)}`.execute(database.db)
    ).rows;
    await remove(campaign, idOf(campaign, A), 'handOver');
    const other = campaign.mailboxes[B]?.email ?? '';
    expect(await eventsOf(campaign)).toEqual([
      { lead: first?.id, words: `${first?.email} → ${other}` },
      { lead: null, words: first?.email },
    ]);
    const server = memoryServer();
    const loop = startSending(testSendingDeps(database.db, server));
    await expect
      .poll(() => countStates(database.db, campaign.campaignId), { timeout: 60_000 })
      .toEqual({ accepted: 4 });
    await loop.stop();
    const mail = server.taken.find(({ raw }) => raw.includes(first?.message ?? '?'));
    expect(mail?.from).toBe(other);
    expect(mail?.raw).toContain(`In-Reply-To: ${first?.message}`);
  });

  test('and was the last one leaves its leads waiting, until another one joins by its tag', async () => {
    const settings = { ...OPEN_ALWAYS, senders: { mailboxIds: [], tagIds: [randomUUID()] } };
    const campaign = await aCampaign(database.db, { leads: 2, settings });
    await remove(campaign, idOf(campaign, A), 'handOver');
    expect(await rowsOf(campaign)).toMatchObject([{ due: 'infinity', reason: 'noMailbox' }, { due: 'infinity' }]);
    await adoptOrphans(maintenanceDeps());
    expect(await rowsOf(campaign)).toMatchObject([{ reason: 'noMailbox' }, { reason: 'noMailbox' }]);
    const { workspaceId } = campaign.scope;
    const { id } = await addMailbox(database, workspaceId, {
      email: `new-${workspaceId}@harborline.test`,
      isOn: false,
    });
    const asked: unknown[] = [];
    const maintained = maintenanceDeps(async (_trx, ...args) => void asked.push(args), [id]);
    await joinSenders(maintained);
    await joinSenders(maintained);
    await adoptOrphans(maintained);
    expect(await rowsOf(campaign)).toMatchObject([
      { mailbox: id, reason: '' },
      { mailbox: id, reason: '' },
    ]);
    expect(asked).toEqual([['campaigns.plan', { workspaceId, campaignId: campaign.campaignId }]]);
    const { reserveOnce } = await aReserver(database.db, { now: () => new Date(now().getTime() + 180_000) });
    expect((await reserveOnce()).filter(({ mailboxId }) => mailboxId === id)).toHaveLength(1);
  });

  test('stops its leads where the user wants it so', async () => {
    const campaign = await aCampaign(database.db, { mailboxes: 2, leads: 4 });
    await remove(campaign, idOf(campaign, A), 'stop');
    expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 2, stopped: 2 });
    expect(await leadsBy(campaign)).toMatchObject({ [idOf(campaign, B)]: 2 });
  });

  test('while a worker has reserved a mail of it strands nothing, whether the worker lives or dies', async () => {
    await sql`update send_queues set next_at = 'infinity', holder = null`.execute(database.db);
    const campaign = await aCampaign(database.db, { mailboxes: 2, leads: 4 });
    const { deps, me, reserveOnce } = await aReserver(database.db, {}, { batch: 1 });
    const [row] = (await reserveOnce()).filter(({ mailboxId }) => mailboxId === idOf(campaign, A));
    await remove(campaign, idOf(campaign, A), 'handOver');
    await adoptOrphans(maintenanceDeps());
    expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 2, reserved: 2 });
    await sql`delete from send_workers where id = ${me}`.execute(deps.db);
    await adoptOrphans(maintenanceDeps());
    const { rows } = await sql<{ mailbox: string; state: string }>`select mailbox_id as mailbox, state from send_ledger
      where id = ${row?.id}`.execute(database.db);
    expect(rows).toEqual([{ mailbox: idOf(campaign, B), state: 'planned' }]);
  });
});

describe('a mailbox that broke', () => {
  test('hands its leads over, and those who come back to it do not move again', async () => {
    const campaign = await aCampaign(database.db, { mailboxes: 2, leads: 4 });
    const change = (status: string) =>
      inTransaction(async (trx) => {
        await sql`update mailboxes set status = ${status} where id = ${idOf(campaign, A)}`.execute(trx);
        await users().afterChange(trx, campaign.scope, [idOf(campaign, A)]);
      });
    await change('error');
    expect(await leadsBy(campaign)).toEqual({ [idOf(campaign, B)]: 4 });
    await change('active');
    expect(await leadsBy(campaign)).toEqual({ [idOf(campaign, B)]: 4 });
  });

  test('and is the only one keeps its leads, which go on when it is well again', async () => {
    const campaign = await aCampaign(database.db, { leads: 2 });
    await sql`update mailboxes set status = 'error' where id = ${idOf(campaign, A)}`.execute(database.db);
    expect(await inTransaction((trx) => reassignLeads(depsOf(), trx, campaign.scope, campaign.campaignId))).toEqual({
      handedOver: 0,
      stranded: 0,
    });
    expect(await rowsOf(campaign)).toMatchObject([{ reason: '' }, { reason: '' }]);
  });
});

test('where only the same provider may write, people wait for one who is', async () => {
  const settings = { ...OPEN_ALWAYS, limits: { ...OPEN_ALWAYS.limits, providerMatch: 'strict' as const } };
  const campaign = await aCampaign(database.db, { mailboxes: 2, leads: 4, settings });
  await sql`update mailboxes set provider = 'google' where id = ${idOf(campaign, B)}`.execute(database.db);
  await remove(campaign, idOf(campaign, A), 'handOver');
  const reasons = (await rowsOf(campaign)).map(({ reason }) => reason).toSorted();
  expect(reasons).toEqual(['', '', 'noProviderMatch', 'noProviderMatch']);
});

test('a campaign that is launched again with other senders and other clocks is made ready for it', async () => {
  const campaign = await aCampaign(database.db, { mailboxes: 3, leads: 6 });
  const { campaignId, scope, leads } = campaign;
  await sql`delete from campaign_mailboxes where campaign_id = ${campaignId} and mailbox_id = ${idOf(campaign, A)}`.execute(
    database.db,
  );
  const settings = { ...OPEN_ALWAYS, schedule: { ...OPEN_ALWAYS.schedule, usesLeadZone: true } };
  await sql`update campaigns set settings = ${JSON.stringify(settings)} where id = ${campaignId}`.execute(database.db);
  await sql`update campaign_leads set fields = '{"timeZone": "Asia/Tokyo"}' where id = ${leads[0]?.id}`.execute(
    database.db,
  );
  await sql`update campaign_leads set fields = '{"timeZone": "Middle/Earth"}' where id = ${leads[1]?.id}`.execute(
    database.db,
  );
  await sql`update send_ledger set due_at = 'infinity', reason = 'missingVariable' where lead_id = ${leads[2]?.id}`.execute(
    database.db,
  );
  await sql`update send_ledger set due_at = '2026-11-17', reason = 'domainLimit' where lead_id = ${leads[3]?.id}`.execute(
    database.db,
  );
  const listValues = async () => new Map([[leads[4]?.address ?? '', { timeZone: 'Europe/Berlin' }]]);
  await inTransaction((trx) => resumeCampaign({ ...depsOf(), listValues }, trx, scope, campaignId));
  const { rows } = await sql<{ zone: string; isDue: boolean; mailbox: string }>`select zone, mailbox_id as mailbox,
      due_at <= ${now()} as "isDue" from send_ledger where campaign_id = ${campaignId} order by lead_id`.execute(
    database.db,
  );
  expect(rows.map(({ zone }) => zone)).toEqual(['Asia/Tokyo', '', '', '', 'Europe/Berlin', '']);
  expect(rows.every(({ mailbox }) => mailbox !== idOf(campaign, A))).toBe(true);
  expect(rows.slice(2, 4)).toMatchObject([{ isDue: true }, { isDue: true }]);
});

test('a follow-up is planned from the mailbox its lead is with by then', async () => {
  const campaign = await aCampaign(database.db, { mailboxes: 2, leads: 1, rounds: [aRound('One'), aRound('Two')] });
  await endMails(database.db, campaign.campaignId);
  const { rows } = await sql<{ mailbox: string }>`select mailbox_id as mailbox from campaign_leads
    where campaign_id = ${campaign.campaignId}`.execute(database.db);
  await remove(campaign, rows[0]?.mailbox ?? '', 'handOver');
  await recordResults(testSendingDeps(database.db, memoryServer()));
  const [row] = await rowsOf(campaign);
  expect(row?.mailbox).not.toBe(rows[0]?.mailbox);
  expect(await users().campaignsOf(campaign.scope, row?.mailbox ?? '')).toEqual([
    { campaignId: campaign.campaignId, campaignName: 'Autumn carriers', status: 'progressing', leads: 1, sent: 0 },
  ]);
});
