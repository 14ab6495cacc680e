import { randomUUID } from 'node:crypto';
import { listDoubts } from '@outrider/contract/campaigns/doubts';
import { listLeads, settleDoubts } from '@outrider/contract/campaigns/leads';
import { listCampaignEvents } from '@outrider/contract/campaigns/statistics';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { noteSent } from '../../../composition/deps/sending.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { proveSent, settleDoubts as settleByItself } from '../../ledger/index.ts';
import { fileLater } from '../../mailboxes/index.ts';
import { campaignOwner, recordResults } from '../../sending/index.ts';
import { startCalls } from '../calls-testing.ts';
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
    await sql<{ mail: string }>`select round || ' ' || state as mail from send_ledger
      where campaign_id = ${campaignId} order by round, lead_id`.execute(db)
  ).rows.map(({ mail }) => mail);

const counted = async (campaignId: string) =>
  (await sql<{ used: number }>`select used from cap_counters where key = ${campaignId}`.execute(db)).rows[0]?.used;

const planOn = () => recordResults(testSendingDeps(db, memoryServer()));

test('a user says of mails in doubt that they went out, are to be sent again, or are left out', async () => {
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

test('a mail that may still arrive, of a lead that is stopped or of a campaign that is over is not sent again', async () => {
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

const owners = { campaign: campaignOwner };
const fileSent = async () => undefined;

const found = (ledgerId: string, proof: 'foundInSent' | 'reply' = 'foundInSent') =>
  db.transaction().execute((trx) => proveSent({ fileSent, owners }, trx, me, { ledgerId, proof, at: new Date() }));

/** The job that ends doubts, where no mailbox can be reached. */
const settleAlone = () =>
  settleByItself({
    ...testSendingDeps(db, memoryServer()),
    now: () => new Date(),
    fileSent,
    openImap: () => Promise.reject(new Error('no mailbox can be reached here')),
  });

async function raced() {
  const { campaignId, ids } = await inDoubt(1);
  const { rows } = await sql<{ id: string }>`select id from send_ledger where lead_id = ${ids[0]}`.execute(db);
  const ledgerId = rows[0]?.id ?? '';
  return { campaignId, ids, ledgerId, held: await holdRow(db, 'send_ledger', 'id', ledgerId) };
}

test('a look into Sent that was faster is kept, no matter what a user says', async () => {
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

test('a mail that is found in Sent is not sent again where a user had just said so', async () => {
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

const DAY_MINUTES = 24 * 60;
/** A little longer than a doubt lasts. */
const AGED = 3 * DAY_MINUTES + 1;

const doubtsOf = async (campaignId: string) => (await call(listDoubts, { campaignId })).data;

test('a doubt of which nothing is heard for three days counts as sent, and its lead goes on from when it left', async () => {
  const young = await inDoubt(1, 3 * DAY_MINUTES - 5);
  const old = await inDoubt(2, AGED);
  await settleAlone();
  expect(await statesOf(young.campaignId)).toEqual(['0 doubt']);
  expect(await statesOf(old.campaignId)).toEqual(['0 taken', '0 taken']);
  await planOn();
  expect(await statesOf(old.campaignId)).toEqual(['0 accepted', '0 accepted', '1 planned', '1 planned']);
  const { rows } = await sql<{ due: boolean }>`select due_at < now() - interval '2 days' as due from send_ledger
    where campaign_id = ${old.campaignId} and round = 1`.execute(db);
  expect(rows.every(({ due }) => due)).toBe(true);
  const listed = await doubtsOf(old.campaignId);
  expect(listed).toMatchObject({ open: 0, settled: 2 });
  expect(listed.doubts.map(({ settled, canSendAgain }) => [settled?.by, canSendAgain])).toEqual([
    ['age', true],
    ['age', true],
  ]);
  const open = await doubtsOf(young.campaignId);
  expect(open).toMatchObject({ open: 1, settled: 0, doubts: [{ settled: null }] });
  expect(new Date(open.doubts[0]?.countsAt ?? 0).getTime()).toBeGreaterThan(Date.now());
});

test('what only counts as sent proves no address and is not filed in Sent until something proves it', async () => {
  const { campaignId } = await inDoubt(1, AGED);
  const mailbox = { mailbox: me.mailboxId };
  const { rows: mails } = await sql<{ id: string; messageId: string }>`select id, message_id as "messageId"
    from send_ledger where campaign_id = ${campaignId}`.execute(db);
  const [mail] = mails;
  if (!mail) throw new Error('no mail');
  await sql`insert into sent_copies (mailbox_id, message_id, workspace_id, raw, kept_at)
    values (${mailbox.mailbox}, ${mail.messageId}, ${me.workspaceId}, 'x', now())`.execute(db);
  const filed = async () =>
    (await sql`select from sent_filings where message_id = ${mail.messageId}`.execute(db)).rows.length;
  await settleAlone();
  const jobs = { enqueue: async () => undefined };
  await recordResults({ ...testSendingDeps(db, memoryServer()), noteSent: noteSent({ jobs }) });
  expect(await statesOf(campaignId)).toEqual(['0 accepted', '1 planned']);
  expect(await filed()).toBe(0);
  await db
    .transaction()
    .execute((trx) =>
      proveSent({ fileSent: fileLater, owners }, trx, me, { ledgerId: mail.id, proof: 'autoReply', at: new Date() }),
    );
  expect(await filed()).toBe(1);
  expect((await doubtsOf(campaignId)).doubts).toMatchObject([{ settled: { by: 'autoReply' }, canSendAgain: false }]);
});

test('a user can have a mail sent again that only counts as sent, until a later round is out', async () => {
  const { campaignId, ids } = await inDoubt(2, AGED);
  const [again = '', late = ''] = ids;
  await settleAlone();
  await planOn();
  await sql`update send_ledger set state = 'accepted', open = false where lead_id = ${late} and round = 1`.execute(db);
  expect(await settle(campaignId, ids, 'sendAgain')).toMatchObject({ changed: 1, kept: 1 });
  expect(await statesOf(campaignId)).toEqual(['0 planned', '0 accepted', '1 accepted']);
  expect(await counted(campaignId)).toBe(1);
  expect((await doubtsOf(campaignId)).doubts.map(({ leadId, settled }) => [leadId, settled?.by])).toEqual([
    [again, 'toldUnsent'],
    [late, 'age'],
  ]);
  expect(await settle(campaignId, [late], 'sent')).toMatchObject({ changed: 1 });
});

test('a reply that was faster than its reader’s colleague is kept, and what was said too late changes nothing', async () => {
  const { campaignId, ids, ledgerId, held } = await raced();
  const proving = found(ledgerId, 'reply');
  await held.untilWaiting(1);
  const saying = settle(campaignId, ids, 'sendAgain');
  await held.release();
  await proving;
  expect(await saying).toMatchObject({ changed: 0, kept: 1 });
  expect(await statesOf(campaignId)).toEqual(['0 taken']);
  expect((await doubtsOf(campaignId)).doubts).toMatchObject([{ settled: { by: 'reply', name: '' } }]);
});

test('a reply that comes while a user says that it did not go out keeps it from going out again, although a limit put it off', async () => {
  const { campaignId, ids, ledgerId } = await raced().then(async (all) => {
    await all.held.release();
    return all;
  });
  expect(await settle(campaignId, ids, 'sendAgain')).toMatchObject({ changed: 1 });
  await sql`update send_ledger set reason = 'mailboxCap', due_at = now() + interval '1 day' where id = ${ledgerId}`.execute(
    db,
  );
  await found(ledgerId, 'reply');
  expect(await statesOf(campaignId)).toEqual(['0 taken']);
  expect(await counted(campaignId)).toBe(1);
});

test('a doubt that gets old in the moment a user settles it is settled once', async () => {
  const { campaignId, ids } = await inDoubt(1, AGED);
  const { rows } = await sql<{ id: string }>`select id from send_ledger where lead_id = ${ids[0]}`.execute(db);
  const held = await holdRow(db, 'send_ledger', 'id', rows[0]?.id ?? '');
  const both = [settle(campaignId, ids, 'sendAgain'), settleAlone()] as const;
  await held.untilWaiting(2);
  await held.release();
  const [said] = await Promise.all(both);
  const states = await statesOf(campaignId);
  expect(states).toEqual(said.changed === 1 ? ['0 planned'] : ['0 taken']);
  const { data } = await call(listCampaignEvents, { campaignId, kinds: ['settled'] });
  expect(data.events).toHaveLength(1);
});

test('a proof and the age of a doubt that meet settle it once, by the proof', async () => {
  const { campaignId, ids } = await inDoubt(1, AGED);
  const { rows } = await sql<{ id: string }>`select id from send_ledger where lead_id = ${ids[0]}`.execute(db);
  const ledgerId = rows[0]?.id ?? '';
  const held = await holdRow(db, 'send_ledger', 'id', ledgerId);
  const both = [found(ledgerId, 'reply'), settleAlone()];
  await held.untilWaiting(2);
  await held.release();
  await Promise.all(both);
  expect((await doubtsOf(campaignId)).doubts).toMatchObject([{ settled: { by: 'reply' } }]);
  await planOn();
  expect(await statesOf(campaignId)).toEqual(['0 accepted', '1 planned']);
});

test('what was heard of a mail before its worker was known to be dead settles its doubt', async () => {
  const { campaignId, ids } = await inDoubt(1, 1);
  const { rows } = await sql<{ id: string }>`update send_ledger set state = 'complete', open = true, doubt_at = null
    where lead_id = ${ids[0]} returning id`.execute(db);
  await found(rows[0]?.id ?? '', 'reply');
  expect(await statesOf(campaignId)).toEqual(['0 complete']);
  await sql`update send_ledger set state = 'doubt', open = false, doubt_at = now() where lead_id = ${ids[0]}`.execute(
    db,
  );
  await settleAlone();
  expect(await statesOf(campaignId)).toEqual(['0 taken']);
  expect((await doubtsOf(campaignId)).doubts).toMatchObject([{ settled: { by: 'reply' } }]);
});
