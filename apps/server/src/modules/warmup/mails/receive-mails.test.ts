import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { listWarmupMailboxes } from '../../mailboxes/index.ts';
import { planDays } from '../plan-days.ts';
import { warmingLanded, warmingReceived } from '../showing/warmup-statistics.ts';
import { addPool, type Delivered, emptyPool, MONDAY, memoryMail, type TestMailbox, testDeps } from '../testing.ts';
import type { WarmupDeps } from '../warmup-deps.ts';
import { receiveFor, receiveMails } from './receive-mails.ts';
import { sendDue } from './send-due.ts';

let database: TestDatabase;
let pool: TestMailbox[];
let now: Date;
let mail: ReturnType<typeof memoryMail>;
let deps: WarmupDeps;
let sent: Delivered;

/** Ten mailboxes of which one has sent its first mail five minutes ago. */
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
  const first = await database.db
    .selectFrom('warmup_mails')
    .select('planned_at')
    .orderBy('planned_at')
    .executeTakeFirstOrThrow();
  now = first.planned_at;
  await sendDue(deps);
  const [delivered] = mail.delivered;
  if (!delivered) throw new Error('nothing was sent');
  sent = delivered;
  now = new Date(now.getTime() + 5 * 60_000);
});
afterAll(() => database.close());

const rowOf = () =>
  database.db.selectFrom('warmup_mails').selectAll().where('state', '=', 'sent').executeTakeFirstOrThrow();

const mailboxAt = (email: string): TestMailbox => {
  const mailbox = pool.find((candidate) => candidate.email === email);
  if (!mailbox) throw new Error(`no mailbox ${email}`);
  return mailbox;
};

const landedOf = (email: string) => {
  const mailbox = mailboxAt(email);
  return warmingLanded(deps, mailbox, { accountId: mailbox.id });
};

test('a mail in the inbox is judged, read and filed away', async () => {
  await receiveMails(deps);
  expect(sent.isFiled).toBe(true);
  expect(await rowOf()).toMatchObject({ landed: 'inbox', landed_at: now, filed_at: now, rescued_at: null });
  expect(await landedOf(sent.from)).toMatchObject({ inbox: 1, spam: 0, rescued: 0 });
  const receiver = mailboxAt(sent.to);
  expect(await warmingReceived(deps, receiver, { accountId: receiver.id })).toMatchObject({ total: 1 });
});

test('a mail in the junk folder counts as junk and is rescued', async () => {
  sent.isSpam = true;
  await receiveMails(deps);
  expect(await rowOf()).toMatchObject({ landed: 'spam', rescued_at: now });
  expect(await landedOf(sent.from)).toMatchObject({ inbox: 0, spam: 1, rescued: 1 });
});

test('a worker that dies between judging and filing leaves the filing to the next one', async () => {
  sent.isSpam = true;
  const dying = {
    ...deps,
    openReader: async (mailbox: Parameters<WarmupDeps['openReader']>[0]) => ({
      ...(await deps.openReader(mailbox)),
      fileAway: () => Promise.reject(new Error('the connection is gone')),
    }),
  };
  await receiveMails(dying);
  expect(await rowOf()).toMatchObject({ landed: 'spam', filed_at: null });
  // Rescued halfway: it lies in the inbox now, and still was junk.
  sent.isSpam = false;
  now = new Date(now.getTime() + 10 * 60_000);
  await receiveMails(deps);
  expect(sent.isFiled).toBe(true);
  expect(await landedOf(sent.from)).toMatchObject({ inbox: 0, spam: 1, rescued: 1 });
});

test('a mail with a made-up signature stays where it lies', async () => {
  sent.raw = Buffer.from(sent.raw.toString().replace(/^(X-Outrider-Warmup: ).*$/m, `$1${'A'.repeat(43)}\r`));
  await receiveMails(deps);
  expect([sent.isFiled, (await rowOf()).landed]).toEqual([false, null]);
});

test('a signature copied onto a mail of another sender hides nothing', async () => {
  const stranger = { ...sent, from: 'stranger@elsewhere.test', uid: 77 };
  mail.delivered.splice(0, 1, stranger);
  await receiveMails(deps);
  expect(stranger.isFiled).toBe(false);
});

test('a second copy of a mail that was filed already stays in the inbox', async () => {
  await receiveMails(deps);
  const copy = { ...sent, uid: 78, isFiled: false };
  mail.delivered.push(copy);
  const all = await listWarmupMailboxes(database.db);
  const receiver = all.find(({ email }) => email === sent.to);
  const senders = new Map(all.map((mailbox) => [mailbox.id, mailbox]));
  if (receiver) await receiveFor(deps, { mailbox: receiver, pool: senders, oldest: MONDAY });
  expect(receiver).toBeDefined();
  expect(copy.isFiled).toBe(false);
  expect(await landedOf(sent.from)).toMatchObject({ inbox: 1 });
});

test('a mail that was looked for a whole day and is nowhere counts against its sender', async () => {
  mail.delivered.length = 0;
  now = new Date(now.getTime() + 25 * 3_600_000);
  await receiveMails(deps);
  expect((await rowOf()).landed).toBe('missing');
  const { id } = mailboxAt(sent.from);
  const counted = await database.db
    .selectFrom('mailbox_days')
    .select(['warmup_sent', 'judged', 'inboxed'])
    .where('mailbox_id', '=', id)
    .executeTakeFirst();
  expect(counted).toEqual({ warmup_sent: 1, judged: 1, inboxed: 0 });
});

test('an answer takes a slot of the day and never adds one to it', async () => {
  await database.db.updateTable('mailboxes').set({ warmup_reply_percent: 60 }).execute();
  deps = { ...deps, random: (purpose) => (purpose.startsWith('answer') ? 0.2 : 0.5) };
  const allowed = await database.db.selectFrom('warmup_days').select(['mailbox_id', 'mails']).execute();
  for (const end = now.getTime() + 11 * 3_600_000; now.getTime() < end; now = new Date(now.getTime() + 600_000)) {
    await sendDue(deps);
    await receiveMails(deps);
  }
  const answers = mail.delivered.filter(({ raw }) => /^In-Reply-To: </m.test(raw.toString()));
  expect(answers.length).toBeGreaterThan(5);
  for (const { mailbox_id, mails } of allowed) {
    const { email } = pool.find(({ id }) => id === mailbox_id) ?? { email: '' };
    expect(mail.delivered.filter(({ from }) => from === email).length).toBeLessThanOrEqual(mails);
  }
  const [answer] = answers;
  expect(answer?.raw.toString()).toMatch(/^Subject: Re: /m);
  const parent = /^In-Reply-To: (<.*>)\r$/m.exec(answer?.raw.toString() ?? '')?.[1] ?? '';
  const asked = mail.delivered.find(({ raw }) => raw.toString().includes(`Message-ID: ${parent}`));
  expect([asked?.from, asked?.to]).toEqual([answer?.to, answer?.from]);
});
