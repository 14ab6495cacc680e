import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { planDays } from '../plan-days.ts';
import { addPool, emptyPool, headerOf, MONDAY, memoryMail, type TestMailbox, testDeps } from '../testing.ts';
import type { WarmupDeps } from '../warmup-deps.ts';
import { receiveMails } from './receive-mails.ts';
import { sendDue } from './send-due.ts';
import { WARMUP_HEADER } from './write-mail.ts';

let database: TestDatabase;
let pool: TestMailbox[];
let now: Date;
let mail: ReturnType<typeof memoryMail>;
let deps: WarmupDeps;

/** Ten mailboxes whose Tuesday is planned, at the moment its first mail is due. */
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await emptyPool(database);
  pool = await addPool(database, 10);
  mail = memoryMail();
  deps = testDeps(database, () => now, mail.ports);
  now = MONDAY;
  await planDays(deps);
  now = new Date('2026-11-16T19:03:00Z');
  await planDays(deps);
  now = (await firstPlanned()).planned_at;
});
afterAll(() => database.close());

const mails = () => database.db.selectFrom('warmup_mails').selectAll().orderBy('planned_at').execute();

async function firstPlanned() {
  const [first] = (await mails()).filter(({ state }) => state === 'planned');
  if (!first) throw new Error('nothing is planned');
  return first;
}

const byId = async (id: string) => (await mails()).find((row) => row.id === id);

test('while the disk is full nothing goes out, and it does once there is room', async () => {
  const first = await firstPlanned();
  await sendDue({ ...deps, isDiskFull: () => true });
  expect((await byId(first.id))?.state).toBe('planned');
  await sendDue({ ...deps, isDiskFull: () => false });
  expect((await byId(first.id))?.state).toBe('sent');
});

test('a due mail goes out once, signed, from its mailbox to its partner', async () => {
  const first = await firstPlanned();
  await sendDue(deps);
  await sendDue(deps);
  const [sent, ...more] = mail.delivered;
  expect(more).toEqual([]);
  const address = new Map(pool.map(({ id, email }) => [id, email]));
  expect(sent).toMatchObject({ from: address.get(first.mailbox_id ?? ''), to: address.get(first.partner_id ?? '') });
  const raw = sent?.raw ?? Buffer.alloc(0);
  expect(headerOf(raw, 'Message-ID')).toBe(first.message_id);
  expect(headerOf(raw, WARMUP_HEADER)).toMatch(/^[\w-]{43}$/);
  expect(await byId(first.id)).toMatchObject({ state: 'sent', sent_at: now });
});

test('of two workers that take the same mail only one sends it', async () => {
  const first = await firstPlanned();
  const held = await holdRow(database.db, 'warmup_mails', 'id', first.id);
  const both = Promise.all([sendDue(deps), sendDue(deps)]);
  await held.untilWaiting(2);
  await held.release();
  await both;
  expect(mail.delivered).toHaveLength(1);
});

test('a mail whose fate is in doubt is never sent again, and counts once it is found', async () => {
  const first = await firstPlanned();
  mail.answerWith({ kind: 'inDoubt' });
  await sendDue(deps);
  mail.answerWith({ kind: 'taken' });
  await sendDue(deps);
  expect(mail.delivered).toHaveLength(1);
  expect(await byId(first.id)).toMatchObject({ state: 'sending', sent_at: null });
  const claimed = now;
  now = new Date(now.getTime() + 5 * 60_000);
  await receiveMails(deps);
  expect(await byId(first.id)).toMatchObject({ state: 'sent', sent_at: claimed, landed: 'inbox' });
});

test('a worker that dies while it hands over leaves a mail in doubt', async () => {
  const first = await firstPlanned();
  mail.answerWith(new Error('the process was killed'));
  await sendDue(deps);
  expect(await byId(first.id)).toMatchObject({ state: 'sending' });
});

test('a refused mail keeps the words of the server and is not tried again', async () => {
  const first = await firstPlanned();
  mail.answerWith({ kind: 'refused', words: '550 5.7.1 Not today' });
  await sendDue(deps);
  await sendDue(deps);
  expect(await byId(first.id)).toMatchObject({ state: 'failed', reason: '550 5.7.1 Not today' });
});

test.each([
  ['a mail of a paused mailbox', { status: 'paused' as const }, 'mailbox_id', 'mailboxHeld'],
  ['a mail to a mailbox in error', { status: 'error' as const }, 'partner_id', 'partnerHeld'],
  ['a mail of a mailbox whose owner said no', { warmup: false }, 'mailbox_id', 'mailboxHeld'],
] as const)('%s is dropped', async (_what, change, side, reason) => {
  const first = await firstPlanned();
  await database.db
    .updateTable('mailboxes')
    .set(change)
    .where('id', '=', first[side] ?? '')
    .execute();
  await sendDue(deps);
  expect(mail.delivered).toEqual([]);
  expect(await byId(first.id)).toMatchObject({ state: 'dropped', reason });
});

test('after an outage nothing that waited longer than an hour is made up for', async () => {
  const first = await firstPlanned();
  now = new Date(first.planned_at.getTime() + 61 * 60_000);
  await sendDue(deps);
  expect(await byId(first.id)).toMatchObject({ state: 'dropped', reason: 'missed' });
});

test('beside a campaign the sixth mail of a day stays behind', async () => {
  const first = await firstPlanned();
  const { mailbox_id, workspace_id, partner_id } = first;
  const sent = Array.from({ length: 5 }, (_, slot) => ({
    id: crypto.randomUUID(),
    thread_id: crypto.randomUUID(),
    place: 1,
    workspace_id,
    mailbox_id,
    partner_id,
    message_id: `<${slot}@x.test>`,
    state: 'sent' as const,
    day: '2026-11-17',
    slot: 30 + slot,
    planned_at: now,
    sent_at: now,
    sent_day: '2026-11-17',
  }));
  await database.db.insertInto('warmup_mails').values(sent).execute();
  await database.db
    .updateTable('mailboxes')
    .set({ campaigns: 1 })
    .where('id', '=', mailbox_id ?? '')
    .execute();
  await sendDue(deps);
  expect(await byId(first.id)).toMatchObject({ state: 'dropped', reason: 'campaignSends' });
});
