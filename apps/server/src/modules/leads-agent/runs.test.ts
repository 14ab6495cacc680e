import type { SearchWish } from '@outrider/contract/leads-agent/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '../../platform/db.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { quotaMovements } from '../billing/index.ts';
import { changeCriteria } from './calls/change-search.ts';
import { enrichRows } from './calls/enrich-rows.ts';
import { previewSearch } from './calls/preview-search.ts';
import { readRows } from './calls/read-rows.ts';
import { readTask } from './calls/read-tasks.ts';
import { extendSearch, runAgain, startSearch } from './calls/run-search.ts';
import { stopSearch } from './calls/stop-search.ts';
import { claimWork } from './runs/claim-work.ts';
import { doUnit } from './runs/do-unit.ts';
import { workTask } from './runs/work-task.ts';
import { failed } from './sources/failure.ts';
import { aWorkspace, SEARCH_MICROS, standIn } from './stand-in-testing.ts';
import { toJson } from './store/to-json.ts';
import { aWish } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const QUESTION = 'CTOs of software companies in Berlin';
type Agent = ReturnType<typeof standIn>;

async function preview(agent: Agent, scope: Scope, change: Partial<SearchWish> = {}): Promise<string> {
  const { taskId } = await previewSearch(agent.deps, scope, { wish: aWish(QUESTION, change) });
  await agent.workOff(scope, taskId);
  return taskId;
}

async function rowsOf(agent: Agent, scope: Scope, taskId: string) {
  const { rows } = await readRows(agent.deps, scope, { taskId, after: 0, limit: 500 });
  return rows;
}

const namesOf = async (...of: Parameters<typeof rowsOf>) =>
  (await rowsOf(...of)).map(({ name, companyKey }) => `${name.value} ${companyKey}`).toSorted();

const quotaOf = (scope: Scope) => quotaMovements(database.db, scope, 'AGENT_RESULT', new Date());

test('a preview judges about ten, expects a total with bounds and takes nothing from the plan', async () => {
  const agent = standIn(database.db, { companies: 12 });
  const scope = await aWorkspace(database.db);
  const taskId = await preview(agent, scope);
  const task = await readTask(agent.deps, scope, taskId);
  expect(task).toMatchObject({ state: 'previewed', spend: { charged: 0 }, counts: { companies: 12 } });
  expect(task.counts.judged).toBeGreaterThanOrEqual(10);
  expect(task.counts.judged).toBeLessThan(24);
  expect(task.expected?.fitMin).toBeLessThanOrEqual(task.expected?.fitMax ?? 0);
  expect((await rowsOf(agent, scope, taskId)).every(({ isPreview }) => isPreview)).toBe(true);
  expect(await quotaOf(scope)).toEqual({ charged: 0, givenBack: 0, reserved: 0 });
});

test('a search runs to its end: everybody once, with evidence, verified, and charged for who fits', async () => {
  const agent = standIn(database.db);
  const scope = await aWorkspace(database.db);
  const taskId = await preview(agent, scope);
  await startSearch(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  const task = await readTask(agent.deps, scope, taskId);
  expect(task).toMatchObject({ state: 'ended', stopReason: 'candidatesExhausted', completed: true });
  const rows = await rowsOf(agent, scope, taskId);
  expect(new Set(rows.map(({ name, companyKey }) => `${name.value} ${companyKey}`)).size).toBe(12);
  for (const { fit, email, emailState, emailOrigin, judgements, name } of rows) {
    expect([fit, emailState]).toEqual(['fit', 'VALID']);
    for (const { proofs } of [name, email ?? name, ...judgements]) expect(proofs.length).toBeGreaterThan(0);
    expect(['stated', 'guessed']).toContain(emailOrigin);
  }
  expect(task.counts).toMatchObject({ fit: 12, validAddress: 12, judged: 12 });
  expect(task.spend).toMatchObject({ charged: 12, micros: agent.billed.searches * SEARCH_MICROS });
  expect(await quotaOf(scope)).toEqual({ charged: 12, givenBack: 8, reserved: 0 });
});

test('finding more, and coming again after a week, never repeats a person', async () => {
  const agent = standIn(database.db);
  const scope = await aWorkspace(database.db);
  const taskId = await preview(agent, scope, { maxResults: 3 });
  await startSearch(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  expect(await readTask(agent.deps, scope, taskId)).toMatchObject({ stopReason: 'limitMet' });
  await extendSearch(agent.deps, scope, { taskId, more: 50 });
  await agent.workOff(scope, taskId);
  await runAgain(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  const names = await namesOf(agent, scope, taskId);
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
  expect((await quotaOf(scope)).charged).toBe(12);
});

test('who was found beyond what is wanted is held back, and comes first when more are wanted', async () => {
  const agent = standIn(database.db, { companies: 1, people: 6 });
  const scope = await aWorkspace(database.db);
  const { taskId } = await previewSearch(agent.deps, scope, { wish: aWish(QUESTION, { maxResults: 2 }) });
  await stopSearch(agent.deps, scope, taskId);
  await startSearch(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  expect(await rowsOf(agent, scope, taskId)).toHaveLength(2);
  const { counts } = await extendSearch(agent.deps, scope, { taskId, more: 3 });
  expect(counts.fit).toBe(5);
  await agent.workOff(scope, taskId);
  expect(await quotaOf(scope)).toEqual({ charged: 5, givenBack: 0, reserved: 0 });
});

test('a worker that dies between a request and its end loses nothing, doubles nothing, and its request is counted', async () => {
  const agent = standIn(database.db);
  const scope = await aWorkspace(database.db);
  const { taskId } = await previewSearch(agent.deps, scope, { wish: aWish(QUESTION) });
  const signal = new AbortController().signal;
  const claimed = await claimWork(agent.deps, scope, taskId);
  if (claimed.kind !== 'unit') return expect.unreachable();
  // It asked, paid, and was killed before it could write anything down.
  const lost = await doUnit(agent.deps, scope, claimed.task, claimed.unit, signal);
  expect([lost.kind, agent.billed.searches]).toEqual(['done', 1]);
  await sql`update agent_units set lease_until = now() - interval '1 second' where lease is not null`.execute(
    database.db,
  );
  await agent.workOff(scope, taskId);
  await startSearch(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  const task = await readTask(agent.deps, scope, taskId);
  expect(task).toMatchObject({ state: 'ended', counts: { fit: 12 } });
  expect(task.spend.micros).toBe(agent.billed.searches * SEARCH_MICROS);
  expect(new Set(await namesOf(agent, scope, taskId)).size).toBe(12);
  expect(await quotaOf(scope)).toEqual({ charged: 12, givenBack: 8, reserved: 0 });
});

test('a search that is stopped lets go of what is under way, keeps what it found and gives back the rest', async () => {
  const agent = standIn(database.db, {
    companies: 20,
    onRead: (url, signal) =>
      /firma1[01]/.test(url)
        ? new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
        : Promise.resolve(),
  });
  const scope = await aWorkspace(database.db);
  const { taskId } = await previewSearch(agent.deps, scope, { wish: aWish(QUESTION, { maxResults: 100 }) });
  await stopSearch(agent.deps, scope, taskId);
  await startSearch(agent.deps, scope, taskId);
  const working = workTask(agent.deps, scope, taskId, new AbortController().signal);
  await expect.poll(async () => (await readTask(agent.deps, scope, taskId)).counts.fit).toBeGreaterThan(3);
  await stopSearch(agent.deps, scope, taskId);
  await working;
  const task = await readTask(agent.deps, scope, taskId);
  expect(task).toMatchObject({ state: 'ended', stopReason: 'stoppedByUser' });
  const { charged, givenBack, reserved } = await quotaOf(scope);
  expect([charged, charged + givenBack, reserved]).toEqual([task.counts.fit, 100, 0]);
});

test('two searches that want the last of the plan do not both get it', async () => {
  const agent = standIn(database.db);
  const scope = await aWorkspace(database.db, 'free');
  const tasks = [await preview(agent, scope, { maxResults: 30 }), await preview(agent, scope, { maxResults: 30 })];
  const started = await Promise.allSettled(tasks.map((taskId) => startSearch(agent.deps, scope, taskId)));
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(started.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { reason: 'agentQuotaReached' },
  });
});

test('twenty searches at once each find everybody, and their sums are those of the ledger', async () => {
  const agent = standIn(database.db, { companies: 3 });
  const scope = await aWorkspace(database.db);
  const tasks = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { taskId } = await previewSearch(agent.deps, scope, { wish: aWish(QUESTION, { maxResults: 10 }) });
      await stopSearch(agent.deps, scope, taskId);
      await startSearch(agent.deps, scope, taskId);
      return taskId;
    }),
  );
  const signal = new AbortController().signal;
  const workToEnd = async (taskId: string) => {
    do await workTask(agent.deps, scope, taskId, signal);
    while ((await readTask(agent.deps, scope, taskId)).state === 'running');
  };
  await Promise.all(tasks.map(workToEnd));
  const ended = await Promise.all(tasks.map((taskId) => readTask(agent.deps, scope, taskId)));
  expect(ended.map(({ state, counts }) => `${state} ${counts.fit}`)).toEqual(tasks.map(() => 'ended 6'));
  expect(await quotaOf(scope)).toEqual({ charged: 120, givenBack: 80, reserved: 0 });
});

test('a source that fails is named with its own words, and the others go on', async () => {
  const agent = standIn(database.db);
  const scope = await aWorkspace(database.db);
  const taskId = await preview(agent, scope, { sources: ['claude', 'google'] });
  await startSearch(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  const task = await readTask(agent.deps, scope, taskId);
  expect(task).toMatchObject({ stopReason: 'candidatesExhausted', counts: { fit: 12 } });
  const step = task.steps.find(({ source }) => source === 'claude');
  expect(step).toMatchObject({ state: 'failed', trouble: 'unauthorised: wrong key' });
});

test('a search whose only source fails says so, and charges nothing', async () => {
  const agent = standIn(database.db, { onSearch: async () => failed('forbidden', { said: 'plan' }) });
  const scope = await aWorkspace(database.db);
  const taskId = await preview(agent, scope);
  await startSearch(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  expect(await readTask(agent.deps, scope, taskId)).toMatchObject({ stopReason: 'sourceFailed', spend: { micros: 0 } });
  expect(await quotaOf(scope)).toEqual({ charged: 0, givenBack: 20, reserved: 0 });
});

test('a budget is never passed by searches side by side', async () => {
  const agent = standIn(database.db, { companies: 0 });
  const scope = await aWorkspace(database.db);
  const taskId = await preview(agent, scope, { budgetMicros: SEARCH_MICROS * 2 + 1 });
  await startSearch(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  const task = await readTask(agent.deps, scope, taskId);
  expect(task).toMatchObject({ stopReason: 'budgetSpent', spend: { micros: SEARCH_MICROS * 2 } });
  expect(agent.billed.searches).toBe(2);
});

test('a person who is suppressed is left out and counted', async () => {
  const agent = standIn(database.db, { companies: 2 });
  const scope = await aWorkspace(database.db);
  agent.suppressed.add('ada.abel@firma0.test').add('ben.brandt@firma1.test');
  const taskId = await preview(agent, scope);
  const task = await readTask(agent.deps, scope, taskId);
  expect(task.counts).toMatchObject({ suppressed: 2, judged: 2 });
  expect(await namesOf(agent, scope, taskId)).toEqual(['Ada Brandt firma1.test', 'Ben Abel firma0.test']);
});

test('other criteria judge again what is known', async () => {
  const agent = standIn(database.db);
  const scope = await aWorkspace(database.db);
  const taskId = await preview(agent, scope);
  const { criteria } = aWish('CTOs of software companies in Madrid');
  const task = await changeCriteria(agent.deps, scope, { taskId, criteria });
  expect(task.counts).toMatchObject({ fit: 0, out: task.counts.judged });
  expect(task.verdicts.find(({ no }) => no > 0)?.no).toBe(task.counts.judged);
});

test('who fits only by criteria changed after the end is charged once their address is looked for, and once', async () => {
  const agent = standIn(database.db);
  const scope = await aWorkspace(database.db);
  const taskId = await preview(agent, scope);
  await changeCriteria(agent.deps, scope, { taskId, criteria: aWish('CTOs of software companies in Oslo').criteria });
  await startSearch(agent.deps, scope, taskId);
  await agent.workOff(scope, taskId);
  expect(await readTask(agent.deps, scope, taskId)).toMatchObject({ state: 'ended', spend: { charged: 0 } });
  const { counts } = await changeCriteria(agent.deps, scope, { taskId, criteria: aWish(QUESTION).criteria });
  expect(counts.fit).toBeGreaterThan(0);
  expect((await quotaOf(scope)).charged).toBe(0);
  const fit = (await rowsOf(agent, scope, taskId)).filter(({ fit }) => fit === 'fit');
  const choice = { rowIds: fit.map(({ rowId }) => rowId) };
  await enrichRows(agent.deps, scope, { taskId, choice });
  await agent.workOff(scope, taskId);
  expect(await quotaOf(scope)).toMatchObject({ charged: fit.length, reserved: 0 });
  await extendSearch(agent.deps, scope, { taskId, more: 1 });
  await agent.workOff(scope, taskId);
  const after = await readTask(agent.deps, scope, taskId);
  expect(await quotaOf(scope)).toMatchObject({ charged: after.counts.fit, reserved: 0 });
});

test('a page that breaks a rule of ours is given up, and the search goes on', async () => {
  const agent = standIn(database.db, {
    onRead: (url) => (url.includes('firma3') ? Promise.reject(new Error('a rule broke')) : Promise.resolve()),
  });
  const scope = await aWorkspace(database.db);
  const { taskId } = await previewSearch(agent.deps, scope, { wish: aWish(QUESTION) });
  await stopSearch(agent.deps, scope, taskId);
  await startSearch(agent.deps, scope, taskId);
  // As if both earlier tries were over.
  await sql`update agent_units set attempts = 2`.execute(database.db);
  await agent.workOff(scope, taskId);
  expect(await readTask(agent.deps, scope, taskId)).toMatchObject({
    stopReason: 'candidatesExhausted',
    counts: { fit: 10 },
    steps: expect.not.arrayContaining([expect.objectContaining({ state: 'failed' })]),
  });
});

test('signs no database keeps do not stop a row', async () => {
  const { rows } = await sql<{ kept: unknown }>`select ${toJson({ a: ['x\0y', '\ud83d'] })}::jsonb as kept`.execute(
    database.db,
  );
  expect(rows[0]?.kept).toEqual({ a: ['xy', '\ufffd'] });
});
