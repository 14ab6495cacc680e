import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryServer } from '../../../platform/smtp/memory-server-testing.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aWorkspace } from '../../warmup/testing.ts';
import { readDraft } from '../drafts/drafts.repository.ts';
import { undoDelivery } from './change-delivery.ts';
import { findDelivery } from './deliveries.repository.ts';
import type { DeliveryPoint } from './delivery-deps.ts';
import { startDelivering } from './delivery-loop.ts';
import { aDelivery, testDeliveryDeps } from './delivery-testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Lets a worker come to this point of a mail, does something there, and lets it go on to the end. */
async function actAt(point: DeliveryPoint, act: (deliveryId: string) => Promise<unknown>) {
  const { db } = database;
  const { workspaceId, mailboxes } = await aWorkspace(db, 1, new Date());
  const host = memoryServer();
  let reached: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const there = new Promise<void>((resolve) => (reached = resolve));
  const over = new Promise<void>((resolve) => (goOn = resolve));
  const deps = testDeliveryDeps(db, {
    openSmtp: host.openSmtp,
    async atPoint(passed) {
      if (passed !== point) return;
      reached();
      await over;
    },
  });
  const scope = { workspaceId };
  const { deliveryId, draftId } = await aDelivery(deps, scope, { mailboxId: mailboxes[0]?.id ?? '', to: ['a@x.test'] });
  const loop = startDelivering(deps);
  await there;
  const outcome = await act(deliveryId);
  goOn();
  await loop.stop();
  const [delivery, draft] = [await findDelivery(db, scope, deliveryId), await readDraft(db, scope, draftId)];
  return { outcome, sent: host.taken.length, delivery: delivery?.state, draft: draft?.state };
}

describe('an undo', () => {
  const undo = (point: DeliveryPoint) =>
    actAt(point, async (deliveryId) => {
      const { workspaceId } = (await findAny(deliveryId)) ?? { workspaceId: '' };
      return (await undoDelivery({ db: database.db, now: () => new Date() }, { workspaceId }, deliveryId)).outcome;
    });
  const findAny = async (id: string) =>
    database.db.selectFrom('deliveries').select('workspace_id as workspaceId').where('id', '=', id).executeTakeFirst();

  test('before the end-of-data mark stops the mail though its server waits for the last byte', async () => {
    expect(await undo('beforeMark')).toEqual({ outcome: 'stopped', sent: 0, delivery: 'stopped', draft: 'open' });
  });

  test('after the answer that the mail is leaving, and it leaves once', async () => {
    expect(await undo('afterMark')).toEqual({ outcome: 'leaving', sent: 1, delivery: 'sent', draft: 'sent' });
  });

  test('of a mail that was just taken for delivery stops it', async () => {
    expect(await undo('afterReserve')).toEqual({ outcome: 'stopped', sent: 0, delivery: 'stopped', draft: 'open' });
  });
});

test('two workers never send the same mail', async () => {
  const { db } = database;
  const { workspaceId, mailboxes } = await aWorkspace(db, 1, new Date());
  const host = memoryServer();
  const deps = testDeliveryDeps(db, { openSmtp: host.openSmtp });
  const mailboxId = mailboxes[0]?.id ?? '';
  const sent = [];
  for (let n = 0; n < 6; n += 1) sent.push(await aDelivery(deps, { workspaceId }, { mailboxId, to: [`p${n}@x.test`] }));
  const loops = [startDelivering(deps), startDelivering(deps), startDelivering(deps)];
  for (const { deliveryId } of sent)
    await expect
      .poll(async () => (await findDelivery(db, { workspaceId }, deliveryId))?.state, { timeout: 10_000 })
      .toBe('sent');
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(host.taken.map(({ to }) => to).toSorted()).toEqual(Array.from({ length: 6 }, (_, n) => `p${n}@x.test`));
});
