import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound } from '../../campaign-management/testing.ts';
import { listSharing } from '../planner/planner-rows.repository.ts';
import { familyOf, orderOutlook } from '../states/order-outlook.ts';
import { testOutlookDeps } from '../states/outlook-testing.ts';
import { createOutlookDesk, type OutlookDesk } from './desk.ts';
import { startOutlookDesks } from './desk-threads.ts';

let database: TestDatabase;
let desks: ReturnType<typeof startOutlookDesks>;
beforeAll(async () => {
  database = await testDatabase();
  desks = startOutlookDesks(database.url);
});
afterAll(async () => {
  await desks.close();
  await database.close();
});

async function anOrder() {
  const { db } = database;
  const { scope, campaignId } = await aCampaign(db, { leads: 5, mailboxes: 2, rounds: [aRound('One'), aRound('Two')] });
  const family = familyOf(campaignId, await listSharing(db, scope, [campaignId]));
  const order = await orderOutlook(
    testOutlookDeps(db, () => new Date('2026-11-16T08:00:00Z')),
    scope,
    family,
  );
  if (!order) throw new Error('the workspace is gone');
  return { ...order, campaignId, days: 30 };
}

test('a desk in a thread answers as one in this thread does', async () => {
  const order = await anOrder();
  const here = createOutlookDesk(database.db);
  const ask = async (desk: OutlookDesk) => [await desk.lookNow(order), await desk.lookFar(order)];
  expect(await ask(desks)).toEqual(await ask(here));
});

test('a question that fails is told, and the next is answered', async () => {
  const order = await anOrder();
  const broken = { ...order, workspace: { ...order.workspace, id: `${order.workspace.id.slice(0, 8)} is no id` } };
  await expect(desks.lookNow(broken)).rejects.toThrow('an outlook failed');
  expect((await desks.lookNow(order)).campaigns).toHaveLength(1);
});

test('a desk that was closed with questions open lets nobody wait', async () => {
  const closing = startOutlookDesks(database.url);
  const asked = closing.lookNow(await anOrder()).then(
    () => 'answered',
    () => 'refused',
  );
  await closing.close();
  expect(['answered', 'refused']).toContain(await asked);
});
