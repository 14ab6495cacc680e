import { readMimeMessage } from '@outrider/mail-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MailServerError } from '../../../platform/net/failure.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  aRound,
  countStates,
  endMails,
  memoryServer,
  OPEN_ALWAYS,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { countPeople } from '../../statistics/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { startSending } from './sending-loop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Sends until nothing is left to do for a while, or as far as the test wants. */
async function sendUntil(deps: SendingDeps, done: () => Promise<unknown>, workers = 1) {
  const loops = Array.from({ length: workers }, () => startSending(deps));
  try {
    await expect.poll(done, { timeout: 60_000, interval: 25 }).toBe(true);
  } finally {
    await Promise.all(loops.map((loop) => loop.stop()));
  }
}

const isAll = (campaignId: string, state: string, count: number) => async () =>
  (await countStates(database.db, campaignId))[state] === count;

test('three workers send every round to everybody once, from everybody’s own mailbox', async () => {
  const server = memoryServer();
  const rounds = [aRound('Freight audits'), aRound(''), aRound('One last thing')];
  const campaign = await aCampaign(database.db, { mailboxes: 4, leads: 120, rounds });
  await sendUntil(testSendingDeps(database.db, server), isAll(campaign.campaignId, 'accepted', 360), 3);
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ accepted: 360 });
  expect(new Set(server.taken.map(({ raw }) => /^Message-ID: (\S+)/m.exec(raw)?.[1])).size).toBe(360);
  const byPerson = Map.groupBy(server.taken, ({ to }) => to);
  expect(byPerson.size).toBe(120);
  for (const mails of byPerson.values()) {
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ from }) => from)).size).toBe(1);
    const [first, second] = mails.map(({ raw }) => readMimeMessage(Buffer.from(raw)));
    const header = (part: typeof first, name: string) => part?.headers.find((each) => each.name === name)?.value;
    expect(header(second, 'subject')).toBe('Re: Freight audits');
    expect(header(second, 'in-reply-to')).toBe(header(first, 'message-id'));
  }
  const { rows } = await sql<{ used: number }>`select sum(used)::int as used from cap_counters
    where kind = 'mailbox' and key = any(${campaign.mailboxes.map(({ id }) => id)}::text[])`.execute(database.db);
  expect(rows[0]?.used).toBe(360);
  const { rows: left } = await sql`select from send_workers`.execute(database.db);
  expect(left).toEqual([]);
});

test('limits are kept by all workers together, and what is refused is looked at the next day', async () => {
  const server = memoryServer();
  const settings = { ...OPEN_ALWAYS, limits: { ...OPEN_ALWAYS.limits, daily: 25, perDomain: 7 } };
  const one = await aCampaign(database.db, { mailboxes: 5, leads: 40, settings });
  const company = await aCampaign(database.db, { mailboxes: 2, leads: 20, settings, domain: 'nordkai.test' });
  const deps = testSendingDeps(database.db, server);
  await sendUntil(
    deps,
    async () =>
      (await isAll(one.campaignId, 'accepted', 25)()) &&
      (await isAll(company.campaignId, 'accepted', 7)()) &&
      (await waitingFor('domainLimit')) === 13,
    3,
  );
  expect(await countStates(database.db, one.campaignId)).toEqual({ accepted: 25, planned: 15 });
  expect(await countStates(database.db, company.campaignId)).toEqual({ accepted: 7, planned: 13 });
});

const waitingFor = async (reason: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from send_ledger
      where reason = ${reason} and due_at > now()`.execute(database.db)
  ).rows[0]?.n;

const countHeld = async (campaignId: string, reason: string, words: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from send_ledger
      where campaign_id = ${campaignId} and reason = ${reason} and reply_text = ${words} and due_at = 'infinity'`.execute(
      database.db,
    )
  ).rows[0]?.n;

test('a mailbox rests between two mails as long as it was set to', async () => {
  const server = memoryServer();
  const { campaignId, mailboxes } = await aCampaign(database.db, { leads: 3, gapMinutes: 10 });
  const isResting = async () => {
    const queue = await database.db
      .selectFrom('send_queues')
      .select(['next_at', 'holder'])
      .where('mailbox_id', '=', mailboxes[0]?.id ?? '')
      .executeTakeFirst();
    return queue !== undefined && queue.holder === null && queue.next_at.getTime() > Date.now() + 500_000;
  };
  await sendUntil(testSendingDeps(database.db, server), isResting);
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 1, planned: 2 });
});

test('a mailbox without a gap waits twenty seconds from the end of a mail that was long on the wire', async () => {
  const server = memoryServer();
  const { campaignId, mailboxes } = await aCampaign(database.db, { leads: 3, gapMinutes: 0 });
  const started = Date.now();
  let onTheWireMs = 0;
  server.whileOnTheWire(async () => (onTheWireMs = 300_000));
  const queue = () =>
    database.db
      .selectFrom('send_queues')
      .select(['free_at', 'holder'])
      .where('mailbox_id', '=', mailboxes[0]?.id ?? '')
      .executeTakeFirstOrThrow();
  const isLeft = async () => server.taken.length === 1 && (await queue()).holder === null;
  await sendUntil(testSendingDeps(database.db, { ...server, now: () => new Date(Date.now() + onTheWireMs) }), isLeft);
  expect(await countStates(database.db, campaignId)).toMatchObject({ planned: 2 });
  expect((await queue()).free_at?.getTime()).toBeGreaterThanOrEqual(started + 300_000 + 20_000);
});

test('opens of mails that went out without a tracker are unknown, not missing', async () => {
  const rounds = [aRound('Freight audits'), aRound('', { condition: 'notOpen' })];
  const tracking = { opens: true, clicks: true, unknownOpens: 'skip' as const };
  const campaign = await aCampaign(database.db, { leads: 2, rounds, settings: { ...OPEN_ALWAYS, tracking } });
  const deps = testSendingDeps(database.db, { ...memoryServer(), trackerUrl: '' });
  // Nobody knows whether they opened, and the campaign leaves such people alone.
  await sendUntil(deps, isAll(campaign.campaignId, 'skipped', 2));
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ accepted: 2, skipped: 2 });
  const { rows } = await sql<{ unseen: boolean }>`select unseen from send_ledger
    where campaign_id = ${campaign.campaignId} and state = 'accepted'`.execute(database.db);
  expect(rows).toEqual([{ unseen: true }, { unseen: true }]);
  const counted = [{ id: campaign.campaignId, rounds: rounds.length }];
  const totals = await countPeople(database.db, campaign.scope, counted, { campaignIds: [], plain: [] });
  expect(totals).toMatchObject([{ unknown: 2 }]);
});

test('a server’s answer decides: later, never, or nobody knows', async () => {
  const server = memoryServer();
  const suppressed: string[] = [];
  server.answerWith((to) => {
    const reply = (code: string, enhanced: string, text: string) => ({ code, enhanced, text });
    if (to.startsWith('p1@')) {
      return {
        kind: 'refused',
        failure: { kind: 'temporarily', reply: reply('451', '4.3.0', 'Later') },
        recipients: [],
      };
    }
    if (to.startsWith('p2@')) {
      const gone = reply('550', '5.1.1', 'No such user here');
      return {
        kind: 'refused',
        failure: { kind: 'rejected', reply: gone },
        recipients: [{ recipient: to, taken: false, reply: gone }],
      };
    }
    return to.startsWith('p3@')
      ? { kind: 'lost', failure: { kind: 'unreachable', why: 'closed' }, inDoubt: true }
      : undefined;
  });
  const { campaignId } = await aCampaign(database.db, { leads: 4 });
  const deps = testSendingDeps(database.db, {
    ...server,
    suppressBad: async (_trx, _scope, { email }) => void suppressed.push(email),
  });
  await sendUntil(deps, isAll(campaignId, 'accepted', 1));
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 1, doubt: 1, planned: 1, rejected: 1 });
  expect(suppressed).toEqual(['p2@gmail.test']);
  const { rows } = await sql<{ minutes: number; reason: string }>`select reason, put_off,
    round(extract(epoch from due_at - now()) / 60)::int as minutes
    from send_ledger where campaign_id = ${campaignId} and state = 'planned'`.execute(database.db);
  expect(rows).toEqual([{ reason: 'putOff', put_off: 1, minutes: 5 }]);
});

test('a mailbox that cannot be reached gives its mails back uncounted and rests', async () => {
  const { campaignId, mailboxes } = await aCampaign(database.db, { leads: 5, dailyCap: 4 });
  const openSmtp = async () => {
    throw new MailServerError({ kind: 'authFailed' });
  };
  const isResting = async () => {
    const { rows } = await sql`select from send_queues where mailbox_id = ${mailboxes[0]?.id}
      and holder is null and reason = 'authFailed' and next_at > now()`.execute(database.db);
    return rows.length === 1;
  };
  await sendUntil(testSendingDeps(database.db, { openSmtp }), isResting);
  expect(await countStates(database.db, campaignId)).toEqual({ planned: 5 });
  const { rows } = await sql<{ used: number }>`select used from cap_counters
    where kind = 'mailbox' and key = ${mailboxes[0]?.id}`.execute(database.db);
  expect(rows).toEqual([{ used: 0 }]);
});

test('nobody is mailed a hole, and a round whose condition is false is skipped', async () => {
  const server = memoryServer();
  const holes = { ...aRound('About {{company}}'), delay: { count: 0, unit: 'minute' as const } };
  const one = await aCampaign(database.db, { leads: 2, rounds: [holes] });
  const rounds = [aRound('Freight audits'), aRound('Seen?', { condition: 'openNotReply' }), aRound('Last')];
  const two = await aCampaign(database.db, { leads: 2, rounds });
  await sendUntil(
    testSendingDeps(database.db, server),
    async () =>
      (await isAll(two.campaignId, 'accepted', 4)()) &&
      (await countHeld(one.campaignId, 'missingVariable', 'company')) === 2,
  );
  expect(await countStates(database.db, two.campaignId)).toEqual({ accepted: 4, skipped: 2 });
  expect(await countStates(database.db, one.campaignId)).toEqual({ planned: 2 });
});

test('a worker that is stopped leaves nothing behind that waits for it', async () => {
  const server = memoryServer();
  const { campaignId } = await aCampaign(database.db, { mailboxes: 3, leads: 300 });
  server.whileOnTheWire(() => new Promise((resolve) => setTimeout(resolve, 2)));
  await sendUntil(testSendingDeps(database.db, server), async () => server.taken.length > 30);
  const { accepted = 0, planned = 0, ...others } = await countStates(database.db, campaignId);
  expect(others).toEqual({});
  expect(accepted).toBe(server.taken.length);
  expect(accepted + planned).toBe(300);
  const { rows } = await sql`select from send_queues where holder is not null`.execute(database.db);
  expect(rows).toEqual([]);
});

describe('results of more mails than are recorded at once', () => {
  const MANY = 2_300;
  /** A clock that stands still, so that no rest is ever over: what is recorded in spite of that did not wait for it. */
  const monotonic = () => 0;

  test('are recorded without a rest while nothing is under way', async () => {
    const { campaignId } = await aCampaign(database.db, { leads: MANY });
    await endMails(database.db, campaignId);
    const deps = testSendingDeps(database.db, { ...memoryServer(), monotonic });
    await sendUntil(deps, isAll(campaignId, 'accepted', MANY));
  });

  test('go before other mails once they are late', async () => {
    const { campaignId } = await aCampaign(database.db, { leads: MANY });
    await endMails(database.db, campaignId, { at: new Date(Date.now() - 3_600_000) });
    const other = await aCampaign(database.db, { leads: 1 });
    const server = memoryServer();
    const { promise: written, resolve: letGo } = Promise.withResolvers<void>();
    server.whileOnTheWire(() => written);
    const deps = testSendingDeps(database.db, { ...server, monotonic }, { leaseMs: 30_000 });
    await sendUntil(deps, async () => {
      const isWritten = await isAll(campaignId, 'accepted', MANY)();
      if (isWritten) letGo();
      // Mails of the tests before this one may go too.
      return isWritten && server.taken.some(({ from }) => from === other.mailboxes[0]?.email);
    });
    expect(await countStates(database.db, other.campaignId)).toEqual({ accepted: 1 });
  });
});
