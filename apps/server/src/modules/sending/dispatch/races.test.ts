import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trx } from '../../../platform/db.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  aRound,
  countStates,
  endMails,
  memoryServer,
  type TestCampaign,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { createMailBuilder } from '../../campaigns/index.ts';
import { addWorker, evictWorkers, keepAlive } from '../../ledger/index.ts';
import type { ReservedMail } from '../facts/campaign-mail.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { wakeQueuesOf } from '../queues/send-queues.repository.ts';
import { holdRecipients, stopLeads, stopRecipients } from '../queues/stops.repository.ts';
import { createCampaignRounds } from '../reservation/campaign-rounds.ts';
import { reserve } from '../reservation/reserve.ts';
import { handOver } from './hand-over.ts';
import { reconcile } from './reconcile.ts';
import { recordResults } from './record-results.ts';
import { createWorker } from './worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** One worker by hand: it reserves, and hands over what it was given. */
async function aWorker(rest: Partial<SendingDeps> = {}) {
  const server = memoryServer();
  const deps = testSendingDeps(database.db, { ...server, ...rest }, { leaseMs: 60_000, batch: 1 });
  const rounds = createCampaignRounds(deps.now);
  const worker = createWorker(await addWorker(database.db, 60_000), {
    deps,
    rounds,
    buildMail: createMailBuilder(deps),
  });
  const reserveOnce = async (): Promise<ReservedMail[]> => {
    const reservation = await reserve({ ...deps, rounds }, worker.id, { held: [], fresh: 10 });
    if (reservation.kind === 'overtaken') return reserveOnce();
    if (reservation.kind === 'evicted') throw new Error('the worker was evicted');
    return reservation.queues.flatMap((queue) => queue.rows);
  };
  const send = async (row: ReservedMail, sentFiler: 'provider' | 'outrider' = 'outrider') => {
    const raw = Buffer.from(`Message-ID: ${row.messageId}\r\n\r\nHello\r\n`);
    const smtp = await server.openSmtp();
    const mail = { ...row, raw, variant: 'a' };
    const handed = await handOver(worker, smtp, { email: 'maya@harborline.test', sentFiler }, mail);
    await worker.writesDone();
    return handed;
  };
  return { ...server, deps, rounds, worker, reserveOnce, send };
}

/** Nothing but this campaign is due. */
async function aloneDue(leads = 1, rest = {}): Promise<TestCampaign> {
  await sql`update send_queues set next_at = 'infinity', holder = null`.execute(database.db);
  return aCampaign(database.db, { leads, ...rest });
}

const inTransaction = (act: (trx: Trx) => Promise<unknown>) => database.db.transaction().execute(act);

const usedBy = async ({ mailboxes }: TestCampaign) =>
  (
    await sql<{ used: number }>`select coalesce(sum(used), 0)::int as used from cap_counters
      where key = ${mailboxes[0]?.id}`.execute(database.db)
  ).rows[0]?.used;

test.each(['outrider', 'provider'] as const)(
  'a mail’s bytes are kept before it can leave unless its provider files it, and here that is %s',
  async (sentFiler) => {
    const campaign = await aloneDue();
    const { reserveOnce, send } = await aWorker();
    const [row] = await reserveOnce();
    if (!row) throw new Error('nothing is due');
    await send(row, sentFiler);
    const { rows } = await sql<{
      messageId: string;
      raw: Buffer;
    }>`select message_id as "messageId", raw from sent_copies
      where mailbox_id = ${campaign.mailboxes[0]?.id}`.execute(database.db);
    const raw = Buffer.from(`Message-ID: ${row.messageId}\r\n\r\nHello\r\n`);
    expect(rows).toEqual(sentFiler === 'outrider' ? [{ messageId: row.messageId, raw }] : []);
  },
);

const why = { reason: 'replied', at: new Date('2026-11-16T09:00:00Z') };

/** What may come between planning a mail and sending it. */
const EVENTS: [string, (trx: Trx, campaign: TestCampaign) => Promise<unknown>, 'planned' | 'stopped' | 'gone'][] = [
  [
    'a pause',
    (trx, { campaignId }) => sql`update campaigns set status = 'suspend' where id = ${campaignId}`.execute(trx),
    'planned',
  ],
  ['a reply', (trx, { scope, leads }) => stopLeads(trx, scope, [leads[0]?.id ?? ''], why), 'stopped'],
  [
    'an opt-out',
    (trx, { scope, leads }) => stopRecipients(trx, scope, [{ scope: 'address', value: leads[0]?.address ?? '' }], why),
    'stopped',
  ],
  [
    'a suppression of the whole domain',
    (trx, { scope }) => stopRecipients(trx, scope, [{ scope: 'domain', value: 'gmail.test' }], why),
    'stopped',
  ],
  [
    'the end of the campaign',
    (trx, { campaignId }) => sql`delete from campaigns where id = ${campaignId}`.execute(trx),
    'gone',
  ],
];

const expected = { planned: { planned: 1 }, stopped: { stopped: 1 }, gone: {} };

describe.each(EVENTS)('%s', (_name, act, outcome) => {
  test('that is committed while the mail is being reserved wins', async () => {
    const campaign = await aloneDue();
    const { reserveOnce } = await aWorker();
    // The reservation has its candidates, and waits for the event's lock where it looks again.
    const trx = await database.db.startTransaction().execute();
    await act(trx, campaign);
    const reserving = reserveOnce();
    await waitForLock();
    await trx.commit().execute();
    expect(await reserving).toEqual([]);
    expect(await countStates(database.db, campaign.campaignId)).toEqual(expected[outcome]);
  });

  test('that comes after the reservation keeps the last byte from being written', async () => {
    const campaign = await aloneDue();
    const { reserveOnce, send, taken, whileOnTheWire } = await aWorker();
    const [row] = await reserveOnce();
    whileOnTheWire(() => inTransaction((trx) => act(trx, campaign)));
    if (!row) throw new Error('nothing was reserved');
    await send(row);
    expect(taken).toEqual([]);
    expect(await countStates(database.db, campaign.campaignId)).toEqual(expected[outcome]);
    if (outcome !== 'gone') expect(await usedBy(campaign)).toBe(0);
  });

  test('that waits behind a reservation finds the mail reserved, and stops it there', async () => {
    const campaign = await aloneDue();
    let acting: Promise<unknown> | undefined;
    const { reserveOnce, send, taken } = await aWorker({
      async atPoint(point) {
        if (point !== 'insideReserve') return;
        acting = inTransaction((trx) => act(trx, campaign));
        await waitForLock();
      },
    });
    const [row] = await reserveOnce();
    await acting;
    if (!row) throw new Error('nothing was reserved');
    await send(row);
    expect(taken).toEqual([]);
    expect(await countStates(database.db, campaign.campaignId)).toEqual(expected[outcome]);
  });
});

const waitForLock = () =>
  expect
    .poll(
      async () =>
        (
          await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
        ).rows[0]?.n,
      { timeout: 4_000, interval: 10 },
    )
    .toBeGreaterThan(0);

test('a lead that was suppressed elsewhere is stopped inside the reservation', async () => {
  const campaign = await aloneDue(2);
  const { reserveOnce } = await aWorker({
    findSuppressed: async (_trx, _scope, emails) => new Map(emails.slice(0, 1).map((email) => [email, {}])),
  });
  expect(await reserveOnce()).toHaveLength(1);
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ reserved: 1, stopped: 1 });
});

test('a lead that is away is written to when it is back', async () => {
  const campaign = await aloneDue();
  const back = new Date(Date.now() + 7 * 86_400_000);
  await inTransaction((trx) => holdRecipients(trx, campaign.scope, ['p1@gmail.test'], back));
  const { reserveOnce } = await aWorker();
  expect(await reserveOnce()).toEqual([]);
  const row = await database.db
    .selectFrom('send_ledger')
    .select(['due_at', 'reason'])
    .where('campaign_id', '=', campaign.campaignId)
    .executeTakeFirst();
  expect(row).toEqual({ due_at: back, reason: 'away' });
  const queue = await database.db
    .selectFrom('send_queues')
    .select('next_at')
    .where('mailbox_id', '=', campaign.mailboxes[0]?.id ?? '')
    .executeTakeFirst();
  // At its next moment, which is within two minutes.
  expect(queue?.next_at.getTime()).toBeGreaterThanOrEqual(back.getTime());
  expect(queue?.next_at.getTime()).toBeLessThan(back.getTime() + 120_000);
});

test('a mail whose last byte is out is not stopped any more, and its answer is kept', async () => {
  const campaign = await aloneDue();
  const { reserveOnce, send, answerWith } = await aWorker();
  const [row] = await reserveOnce();
  if (!row) throw new Error('nothing was reserved');
  let stopping: Promise<unknown> | undefined;
  answerWith(() => {
    stopping = inTransaction((trx) => stopLeads(trx, campaign.scope, [row.leadId], why));
    return undefined;
  });
  await send(row);
  await stopping;
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ taken: 1 });
});

test('a round is not planned for a lead that was stopped after the one before', async () => {
  const campaign = await aloneDue(1, { rounds: [aRound('One'), aRound('Two')] });
  await endMails(database.db, campaign.campaignId);
  const { deps } = await aWorker();
  const held = await holdRow(database.db, 'recipients', 'id', campaign.leads[0]?.recipientId ?? '');
  const planning = recordResults(deps);
  await held.untilWaiting(1);
  await held.release();
  await planning;
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ accepted: 1, planned: 1 });
  await inTransaction((trx) => stopLeads(trx, campaign.scope, [campaign.leads[0]?.id ?? ''], why));
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ accepted: 1, stopped: 1 });
});

describe('a worker that is evicted', () => {
  const evict = (id: string) =>
    sql`update send_workers set alive_until = clock_timestamp() - interval '1 second' where id = ${id}`.execute(
      database.db,
    );
  /** The test's PostgreSQL is younger than a real lease. */
  const quick = (deps: SendingDeps) => ({ ...deps, rules: { ...deps.rules, leaseMs: 1 } });

  test('cannot write a last byte, and its mail goes to another worker uncounted', async () => {
    const campaign = await aloneDue();
    const zombie = await aWorker();
    const other = await aWorker();
    const [row] = await zombie.reserveOnce();
    if (!row) throw new Error('nothing was reserved');
    zombie.whileOnTheWire(async () => {
      await evict(zombie.worker.id);
      await evictWorkers(quick(other.deps));
      expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 1 });
      expect(await usedBy(campaign)).toBe(0);
      const [again] = await other.reserveOnce();
      expect(again?.id).toBe(row.id);
      if (again) await other.send(again);
    });
    await zombie.send(row);
    expect(zombie.taken).toEqual([]);
    expect(other.taken).toHaveLength(1);
    expect(await countStates(database.db, campaign.campaignId)).toEqual({ taken: 1 });
    expect(await keepAlive(database.db, zombie.worker.id, 1_000)).toBe(false);
  });

  test('leaves a mail that may be out in doubt, and may still say how it ended', async () => {
    const campaign = await aloneDue();
    const zombie = await aWorker();
    const other = await aWorker();
    const [row] = await zombie.reserveOnce();
    if (!row) throw new Error('nothing was reserved');
    zombie.answerWith(() => undefined);
    const inDoubt: Record<string, number>[] = [];
    const smtp = await zombie.openSmtp();
    const slow = {
      ...smtp,
      send: async (...args: Parameters<typeof smtp.send>) => {
        const outcome = await smtp.send(...args);
        await evict(zombie.worker.id);
        await evictWorkers(quick(other.deps));
        inDoubt.push(await countStates(database.db, campaign.campaignId));
        return outcome;
      },
    };
    const mail = { ...row, raw: Buffer.from('Hello\r\n'), variant: 'a' };
    await handOver(zombie.worker, slow, { email: 'maya@harborline.test', sentFiler: 'outrider' }, mail);
    await zombie.worker.writesDone();
    expect(inDoubt).toEqual([{ doubt: 1 }]);
    expect(await other.reserveOnce()).toEqual([]);
    expect(await countStates(database.db, campaign.campaignId)).toEqual({ taken: 1 });
  });

  test('cannot reserve', async () => {
    await aloneDue();
    const { worker, deps, rounds } = await aWorker();
    await evict(worker.id);
    expect(await reserve({ ...deps, rounds }, worker.id, { held: [], fresh: 1 })).toEqual({ kind: 'evicted' });
  });

  test('is spared for one lease after the database came back', async () => {
    const { worker, deps } = await aWorker();
    await evict(worker.id);
    await evictWorkers({ ...deps, rules: { ...deps.rules, leaseMs: 86_400_000 } });
    expect(await keepAlive(database.db, worker.id, 60_000)).toBe(true);
  });
});

test('two workers never hold the same mail', async () => {
  const campaign = await aloneDue(40, { mailboxes: 8 });
  const workers = await Promise.all(Array.from({ length: 4 }, () => aWorker()));
  const rows = (await Promise.all(workers.map(({ reserveOnce }) => reserveOnce()))).flat();
  expect(rows.length).toBe(8);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 32, reserved: 8 });
});

test('a dot that was held back too long is not written', async () => {
  const campaign = await aloneDue();
  let clock = 0;
  const { reserveOnce, send, taken } = await aWorker({ monotonic: () => (clock += 20_000) });
  const [row] = await reserveOnce();
  if (!row) throw new Error('nothing was reserved');
  await send(row);
  expect(taken).toEqual([]);
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 1 });
});

test('what a lost commit left behind under a living worker is given back', async () => {
  const campaign = await aloneDue();
  const { reserveOnce, worker, deps } = await aWorker();
  await reserveOnce();
  await reconcile(deps, { me: worker.id, queues: new Set(), mails: new Set() });
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 1 });
  expect(await usedBy(campaign)).toBe(0);
  expect(await reserveOnce()).toHaveLength(1);
});

test('a paused campaign neither keeps its mailbox from sending nor is forgotten by it', async () => {
  const paused = await aloneDue(60);
  const at = new Date(Date.now() - 1_000);
  await sql`update campaigns set status = 'suspend' where id = ${paused.campaignId}`.execute(database.db);
  const { reserveOnce } = await aWorker();
  expect(await reserveOnce()).toEqual([]);
  const queue = () =>
    sql<{ rests: boolean }>`select next_at = 'infinity' as rests from send_queues
      where mailbox_id = ${paused.mailboxes[0]?.id}`.execute(database.db);
  expect((await queue()).rows).toEqual([{ rests: true }]);
  await inTransaction(async (trx) => {
    await wakeQueuesOf(trx, paused.scope, paused.campaignId, at);
    await sql`update campaigns set status = 'progressing' where id = ${paused.campaignId}`.execute(trx);
  });
  expect(await reserveOnce()).toHaveLength(1);
});
