import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound } from '../../campaign-management/testing.ts';
import { listSharing } from '../planner/planner-rows.repository.ts';
import { testForecastDeps } from '../states/forecast-testing.ts';
import { familyOf, makeForecastRequest } from '../states/make-forecast-request.ts';
import { createForecastWorker, type ForecastWorker } from './forecast-worker.ts';
import { startForecastWorkers } from './worker-threads.ts';

let database: TestDatabase;
let workers: ReturnType<typeof startForecastWorkers>;
beforeAll(async () => {
  database = await testDatabase();
  workers = startForecastWorkers(database.url);
});
afterAll(async () => {
  await workers.close();
  await database.close();
});

async function anOrder() {
  const { db } = database;
  const { scope, campaignId } = await aCampaign(db, { leads: 5, mailboxes: 2, rounds: [aRound('One'), aRound('Two')] });
  const family = familyOf(campaignId, await listSharing(db, scope, [campaignId]));
  const order = await makeForecastRequest(
    testForecastDeps(db, () => new Date('2026-11-16T08:00:00Z')),
    scope,
    family,
  );
  if (!order) throw new Error('the workspace is gone');
  return { ...order, campaignId, days: 30 };
}

test('a worker in a thread answers as one in this thread does', async () => {
  const order = await anOrder();
  const here = createForecastWorker(database.db);
  const ask = async (worker: ForecastWorker) => [
    await worker.computeStates(order),
    await worker.computeForecast(order),
  ];
  expect(await ask(workers)).toEqual(await ask(here));
});

test('a question that fails is reported, and the next is answered', async () => {
  const order = await anOrder();
  const broken = { ...order, workspace: { ...order.workspace, id: `${order.workspace.id.slice(0, 8)} is no id` } };
  await expect(workers.computeStates(broken)).rejects.toThrow('a forecast failed');
  expect((await workers.computeStates(order)).campaigns).toHaveLength(1);
});

test('a worker that was closed with questions open lets nobody wait', async () => {
  const closing = startForecastWorkers(database.url);
  const asked = closing.computeStates(await anOrder()).then(
    () => 'answered',
    () => 'refused',
  );
  await closing.close();
  expect(['answered', 'refused']).toContain(await asked);
});
