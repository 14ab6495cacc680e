import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, countStates, memoryServer, testSendingDeps } from '../../campaign-management/testing.ts';
import { startSending } from './sending-loop.ts';
import { untilSomebodyWaits } from './worker-testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const LATER = {
  kind: 'refused' as const,
  failure: { kind: 'throttled' as const, retryAfterMs: 50, reply: { code: '421', enhanced: '4.7.0', text: 'Later' } },
  recipients: [],
};

function aGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test('a reservation that feeds a queue as it leaves loses nothing', async () => {
  const { db } = database;
  const server = memoryServer();
  const { campaignId } = await aCampaign(db, { leads: 6 });
  let isThrottled = true;
  server.answerWith(() => (isThrottled ? LATER : undefined));
  const [wire, reservation] = [aGate(), aGate()];
  server.whileOnTheWire(() => wire.opened);
  let reservations = 0;
  const deps = testSendingDeps(
    db,
    {
      ...server,
      // The second has fed the queue, whose first mail is on the wire, and holds it.
      async atPoint(point) {
        if (point !== 'insideReserve') return;
        reservations += 1;
        if (reservations === 2) await reservation.opened;
      },
    },
    { batch: 2, refillAt: 1, leaseMs: 60_000 },
  );
  const loop = startSending(deps);
  await expect.poll(() => reservations).toBe(2);
  wire.open();
  await untilSomebodyWaits(db);
  isThrottled = false;
  reservation.open();
  await expect
    .poll(
      async () => {
        // What the server put off need not wait for its time.
        await sql`update send_ledger set due_at = now() where campaign_id = ${campaignId} and reason = 'putOff'
          and due_at > now()`.execute(db);
        await sql`update send_queues set next_at = now() where holder is null and next_at > now()`.execute(db);
        return countStates(db, campaignId);
      },
      { timeout: 60_000, interval: 50 },
    )
    .toEqual({ accepted: 6 });
  await loop.stop();
  expect(server.taken).toHaveLength(6);
});

test('a worker whose reservation the database has forgotten goes on when it gets the same queue again', async () => {
  const { db } = database;
  const server = memoryServer();
  const { campaignId } = await aCampaign(db, { leads: 6 });
  const wire = aGate();
  server.whileOnTheWire(() => wire.opened);
  const loop = startSending(testSendingDeps(db, server, { batch: 3, refillAt: 0, leaseMs: 60_000 }));
  await expect.poll(() => countStates(db, campaignId)).toEqual({ planned: 3, reserved: 3 });
  // As it is after a crash: reservations are not flushed by themselves.
  await db.transaction().execute(async (trx) => {
    await sql`update send_ledger set state = 'planned', holder = null where campaign_id = ${campaignId}`.execute(trx);
    await sql`update send_queues set holder = null, next_at = now() - interval '1 hour'`.execute(trx);
  });
  await expect.poll(() => countStates(db, campaignId)).toEqual({ planned: 3, reserved: 3 });
  wire.open();
  await expect.poll(() => countStates(db, campaignId), { timeout: 60_000 }).toEqual({ accepted: 6 });
  await loop.stop();
  expect(new Set(server.taken.map(({ to }) => to)).size).toBe(6);
  expect(server.taken).toHaveLength(6);
});
