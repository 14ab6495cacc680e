import { randomUUID } from 'node:crypto';
import { listLeads, settleDoubts } from '@outrider/contract/campaigns/leads';
import { listCampaignEvents } from '@outrider/contract/campaigns/statistics';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { startCalls } from '../calls-testing.ts';
import { settleFound } from '../sending/doubt/doubts.repository.ts';
import { keepBooks } from '../sending/keep-books.ts';
import { aCampaign, aRound, memoryServer, testSendingDeps } from '../testing.ts';

const { me, call, db } = await startCalls();

/** Their first mails are in doubt since so many minutes, and counted. */
async function inDoubt(leads: number, minutes = 30) {
  const mailboxes = [{ id: me.mailboxId, email: me.mailbox }];
  const rounds = [aRound('Freight audits'), aRound('')];
  const inside = { workspaceId: me.workspaceId, mailboxes };
  const campaign = await aCampaign(db, { leads, rounds, inside, domain: `d${randomUUID().slice(0, 8)}.test` });
  const counter = { kind: 'campaign', key: campaign.campaignId, day: '2026-11-16' };
  const { rows: counters } = await sql<{ id: string }>`insert into cap_counters (kind, key, day, used)
    values (${counter.kind}, ${counter.key}, ${counter.day}, ${leads}) returning id`.execute(db);
  await sql`update send_ledger set state = 'doubt', open = false, holder = 1, looked_up = 4,
      doubt_at = now() - make_interval(mins => ${minutes}), counted_in = ${counters.map(({ id }) => id)}
    where campaign_id = ${campaign.campaignId}`.execute(db);
  const ids = campaign.leads.map(({ id }) => id);
  return { ...campaign, ids };
}

const settle = async (campaignId: string, leadIds: string[], answer: 'sent' | 'sendAgain' | 'skip') => {
  const choice = { leadIds };
  const { code, data } = await call(settleDoubts, { campaignId, choice, answer });
  return { code, ...data };
};

const statesOf = async (campaignId: string) =>
  (
    await sql<{ told: string }>`select round || ' ' || state as told from send_ledger
      where campaign_id = ${campaignId} order by round, lead_id`.execute(db)
  ).rows.map(({ told }) => told);

const counted = async (campaignId: string) =>
  (await sql<{ used: number }>`select used from cap_counters where key = ${campaignId}`.execute(db)).rows[0]?.used;

const planOn = () => keepBooks(testSendingDeps(db, memoryServer()));

test('somebody says of mails in doubt that they went out, are to be sent again, or are left out', async () => {
  const { campaignId, ids } = await inDoubt(4);
  const [sent = '', again = '', skipped = ''] = ids;
  expect(await settle(campaignId, [sent], 'sent')).toEqual({ code: 0, changed: 1, kept: 0 });
  expect(await settle(campaignId, [again], 'sendAgain')).toMatchObject({ changed: 1 });
  expect(await settle(campaignId, [skipped], 'skip')).toMatchObject({ changed: 1 });
  expect(await statesOf(campaignId)).toEqual(['0 taken', '0 planned', '0 skipped', '0 doubt']);
  expect(await counted(campaignId)).toBe(2);
  await planOn();
  expect(await statesOf(campaignId)).toEqual([
    '0 accepted',
    '0 planned',
    '0 skipped',
    '0 doubt',
    '1 planned',
    '1 planned',
  ]);
  const { data } = await call(listCampaignEvents, { campaignId, kinds: ['settled'] });
  expect(data.events.map(({ leadId, round, words }) => [leadId, round, words.split(' ')[0]]).reverse()).toEqual([
    [sent, 0, 'sent'],
    [again, 0, 'sendAgain'],
    [skipped, 0, 'skip'],
  ]);
  expect(await settle(campaignId, ids, 'sendAgain')).toMatchObject({ changed: 1, kept: 3 });
});

test('everybody in doubt is found by the reason, and settled by it', async () => {
  const { campaignId } = await inDoubt(3);
  const { data } = await call(listLeads, { campaignId, reason: 'inDoubt' });
  expect(data.total).toBe(3);
  const choice = { reason: 'inDoubt' as const };
  const settled = await call(settleDoubts, { campaignId, choice, answer: 'sent' });
  expect(settled.data).toEqual({ changed: 3, kept: 0 });
});

test('a mail that may still arrive, of somebody who is stopped or of a campaign that is over is not sent again', async () => {
  const fresh = await inDoubt(1, 14);
  expect(await settle(fresh.campaignId, fresh.ids, 'sendAgain')).toMatchObject({ changed: 0, kept: 1 });
  expect(await settle(fresh.campaignId, fresh.ids, 'sent')).toMatchObject({ changed: 1 });
  const stopped = await inDoubt(1);
  await sql`update campaign_leads set stop = 'replied' where campaign_id = ${stopped.campaignId}`.execute(db);
  expect(await settle(stopped.campaignId, stopped.ids, 'sendAgain')).toMatchObject({ changed: 0, kept: 1 });
  const over = await inDoubt(1);
  await sql`update campaigns set status = 'finished' where id = ${over.campaignId}`.execute(db);
  expect((await settle(over.campaignId, over.ids, 'sendAgain')).code).toBe(14_003);
  expect(await settle(over.campaignId, over.ids, 'skip')).toMatchObject({ changed: 1 });
});

const found = (ledgerId: string) => db.transaction().execute((trx) => settleFound(trx, ledgerId, new Date()));

async function raced() {
  const { campaignId, ids } = await inDoubt(1);
  const { rows } = await sql<{ id: string }>`select id from send_ledger where lead_id = ${ids[0]}`.execute(db);
  const ledgerId = rows[0]?.id ?? '';
  return { campaignId, ids, ledgerId, held: await holdRow(db, 'send_ledger', 'id', ledgerId) };
}

test('a look into Sent that was faster is kept, whatever somebody says', async () => {
  const { campaignId, ids, ledgerId, held } = await raced();
  const looking = found(ledgerId);
  await held.untilWaiting(1);
  const saying = settle(campaignId, ids, 'sendAgain');
  await held.untilWaiting(2);
  await held.release();
  await looking;
  expect(await saying).toMatchObject({ changed: 0, kept: 1 });
  expect(await statesOf(campaignId)).toEqual(['0 taken']);
  expect(await counted(campaignId)).toBe(1);
});

test('a mail that is found in Sent is not sent again where somebody had just said so', async () => {
  const { campaignId, ids, ledgerId, held } = await raced();
  const saying = settle(campaignId, ids, 'sendAgain');
  await held.untilWaiting(1);
  const looking = found(ledgerId);
  await held.untilWaiting(2);
  await held.release();
  expect(await saying).toMatchObject({ changed: 1, kept: 0 });
  await looking;
  expect(await statesOf(campaignId)).toEqual(['0 taken']);
  expect(await counted(campaignId)).toBe(1);
});

test('two people who settle the same doubt in two ways do it once', async () => {
  const { campaignId, ids, held } = await raced();
  const saying = [settle(campaignId, ids, 'sent'), settle(campaignId, ids, 'skip')];
  await held.untilWaiting(2);
  await held.release();
  const answers = await Promise.all(saying);
  expect(answers.reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
});
