import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { honest, imagineWorld, type Manner, NO, reply, YES } from '@outrider/email-verifier/imagined-world-testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { aTask, imaginedDeps, usageOf } from './imagined-testing.ts';
import { noteBounce, noteDelivery } from './index.ts';
import { keepGoing } from './keep-going.ts';
import { lookOut } from './self-check/look-out.ts';
import { listVerifications } from './tasks/list-verifications.ts';
import { operateVerification } from './tasks/operate-verification.ts';
import { findTask } from './tasks.repository.ts';
import { workOff } from './work-off.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  for (const table of ['self_checks', 'catch_all_tests', 'verify_tasks'] as const)
    await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

const START = new Date('2026-11-17T09:00:00Z');

/** One mail host, a clock that moves when set, and the verifier on a real database. */
function imagine(manner: Manner) {
  let time = START.getTime();
  const { ports, counts } = imagineWorld({ 'mx.fair.test': { people: [], manner } }, { 'fair.test': ['mx.fair.test'] });
  const deps = imaginedDeps(database.db, ports, () => new Date(time));
  return {
    deps,
    ports,
    counts,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

const people = (count: number) => Array.from({ length: count }, (_none, index) => `good${index}@fair.test`);

test('a killed worker’s rows are asked about again; none is lost and none is charged twice', async () => {
  const emails = ['answers', 'hangs'].flatMap((domain) =>
    Array.from({ length: 60 }, (_none, index) => `${index % 3 === 0 ? 'bad' : 'good'}${index}@${domain}.test`),
  );
  const { db } = database;
  const { scope, taskId } = await aTask({ db, now: () => new Date() }, emails);
  const worker = fileURLToPath(new URL('./doomed-worker-testing.ts', import.meta.url));
  const doomed = fork(worker, [database.url, scope.workspaceId, taskId], { execPath: process.execPath });
  const checked = async () => {
    const task = await findTask(db, scope, taskId);
    return task ? task.valid + task.invalid : 0;
  };
  await expect.poll(checked, { timeout: 60_000 }).toBe(60);
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');

  const manner: Manner = (recipient) => (recipient.startsWith('good') ? YES : NO);
  const { ports } = imagineWorld({ 'mx.hangs.test': { people: [], manner } }, { 'hangs.test': ['mx.hangs.test'] });
  let late = 0;
  const deps = imaginedDeps(db, ports, () => new Date(Date.now() + late));
  await workOff(deps, scope, taskId);
  expect(await checked()).toBe(60);
  late = 31_000;
  await workOff(deps, scope, taskId);
  expect(await findTask(db, scope, taskId)).toMatchObject({ state: 'done', valid: 80, invalid: 40, charged: 120 });
  expect(await usageOf(db, scope)).toEqual({ used: 120, reserved: 0 });
});

test('who asked too late is not counted beside the one who took over', async () => {
  const emails = people(3);
  const { deps, ports, pass } = imagine(honest(emails));
  const { scope, taskId } = await aTask(deps, emails);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const open = ports.openProbe;
  const slow = {
    ...deps,
    probe: {
      ...ports,
      openProbe: async (target: Parameters<typeof open>[0]) => {
        await held;
        return open(target);
      },
    },
  };
  const first = workOff(slow, scope, taskId);
  await expect
    .poll(() =>
      database.db
        .selectFrom('verify_rows')
        .select('lease')
        .where('task_id', '=', taskId)
        .where('lease', 'is not', null)
        .execute(),
    )
    .toHaveLength(3);
  pass(31);
  await workOff(deps, scope, taskId);
  letGo();
  await first;
  expect(await findTask(database.db, scope, taskId)).toMatchObject({ state: 'done', valid: 3, charged: 3 });
  expect(await usageOf(database.db, scope)).toEqual({ used: 3, reserved: 0 });
});

test('a greylisted address waits for its time, is asked again, and only then charged', async () => {
  const emails = people(2);
  let isGrey = true;
  const { deps, pass } = imagine((one) => (isGrey ? reply('451 4.7.1 Greylisted') : emails.includes(one) ? YES : NO));
  const { scope, taskId } = await aTask(deps, emails);
  await workOff(deps, scope, taskId);
  const rows = await database.db.selectFrom('verify_rows').selectAll().where('task_id', '=', taskId).execute();
  for (const row of rows) {
    expect(row).toMatchObject({ category: null, reason: 'greylisted', rounds: 1, attempts: 1 });
    expect(row.next_try_at).toEqual(new Date(START.getTime() + 60_000));
  }
  await workOff(deps, scope, taskId);
  expect(await findTask(database.db, scope, taskId)).toMatchObject({ state: 'running', valid: 0, charged: 0 });
  pass(61);
  isGrey = false;
  deps.asked.length = 0;
  await keepGoing(deps);
  expect(deps.asked).toContain('verification.work');
  await workOff(deps, scope, taskId);
  expect(await findTask(database.db, scope, taskId)).toMatchObject({ state: 'done', valid: 2, charged: 2 });
});

test('the history tells how fast checks are without those who asked to wait, and how sure their verdicts proved', async () => {
  const emails = people(60);
  const [waits = '', bounces = ''] = emails;
  let isGrey = true;
  const { deps, pass } = imagine((one, asked) =>
    one === waits && isGrey ? reply('451 4.7.1 Greylisted') : honest(emails)(one, asked),
  );
  const { scope, taskId } = await aTask(deps, emails);
  pass(6);
  await workOff(deps, scope, taskId);
  pass(120);
  isGrey = false;
  await workOff(deps, scope, taskId);
  const at = deps.now();
  await database.db.transaction().execute((trx) => noteBounce(deps, trx, scope, { email: bounces, reply: '', at }));
  const { month } = await listVerifications(deps, scope, { search: '', page: 1 });
  expect(month).toMatchObject({ checked: 60, slowestSeconds: 120, validBounced: 1, validMailed: 1, unknownMailed: 0 });
  expect(month.medianSecondsPer1000).toBeCloseTo((6 / 59) * 1000);
});

test('at the end of the plan a host that always says later leaves the address unchecked and free', async () => {
  const { deps, pass } = imagine(() => reply('451 4.7.1 Greylisted'));
  const { scope, taskId } = await aTask(deps, people(1));
  for (const seconds of [0, 61, 301]) {
    pass(seconds);
    await workOff(deps, scope, taskId);
  }
  expect(await findTask(database.db, scope, taskId)).toMatchObject({ state: 'done', unchecked: 1, charged: 0 });
  expect(await usageOf(database.db, scope)).toEqual({ used: 0, reserved: 0 });
});

test('a route that closes in the middle stops the task, calls nobody bad, and opens it again by itself', async () => {
  const emails = people(2);
  const { deps, ports, pass } = imagine(honest(emails));
  const { scope, taskId } = await aTask(deps, emails);
  const open = ports.openProbe;
  let isOpen = false;
  ports.openProbe = (target) => (isOpen ? open(target) : Promise.resolve({ kind: 'silence', why: 'unreachable' }));
  await lookOut(deps);
  pass(60);
  deps.route.isOpen = false;
  await workOff(deps, scope, taskId);
  expect(await findTask(database.db, scope, taskId)).toMatchObject({ state: 'waitingForRoute', domain_error: 0 });
  const rows = await database.db.selectFrom('verify_rows').select('rounds').where('task_id', '=', taskId).execute();
  expect(rows).toEqual([{ rounds: 0 }, { rounds: 0 }]);

  pass(300);
  deps.route.isOpen = isOpen = true;
  deps.asked.length = 0;
  await keepGoing(deps);
  expect(deps.asked).toContain('verification.work');
  await workOff(deps, scope, taskId);
  expect(await findTask(database.db, scope, taskId)).toMatchObject({ state: 'done', valid: 2 });
});

test('canceling while a host is asked counts each address once', async () => {
  const emails = people(2);
  const { deps, ports } = imagine(honest(emails));
  const { scope, taskId } = await aTask(deps, emails);
  const open = ports.openProbe;
  ports.openProbe = async (target) => {
    await operateVerification(deps, scope, { taskId, operation: 'cancel' });
    return open(target);
  };
  await workOff(deps, scope, taskId);
  expect(await findTask(database.db, scope, taskId)).toMatchObject({ state: 'canceled', valid: 0, unchecked: 2 });
  expect(await usageOf(database.db, scope)).toEqual({ used: 0, reserved: 0 });
});

test('pausing lets conversations end and starts no other', async () => {
  const emails = people(400);
  const { deps, ports, counts } = imagine(honest(emails));
  const { scope, taskId } = await aTask(deps, emails);
  const open = ports.openProbe;
  ports.openProbe = async (target) => {
    await operateVerification(deps, scope, { taskId, operation: 'pause' });
    // Until the writer has seen it.
    if (counts.sessions > 0) await new Promise((resolve) => setTimeout(resolve, 600));
    return open(target);
  };
  await workOff(deps, scope, taskId);
  const task = await findTask(database.db, scope, taskId);
  expect(task?.state).toBe('paused');
  expect(task?.valid).toBeGreaterThan(0);
  expect(task?.valid).toBeLessThan(400);
  expect(await usageOf(database.db, scope)).toEqual({ used: task?.valid, reserved: 400 - (task?.valid ?? 0) });
});

test('what became of our own mail overrules a host’s word', async () => {
  const emails = people(3);
  const { deps } = imagine(() => YES);
  const { scope, taskId } = await aTask(deps, emails);
  await database.db.transaction().execute(async (trx) => {
    await noteDelivery(deps, trx, scope, 'GOOD0@fair.test', START);
    await noteBounce(deps, trx, scope, { email: 'good1@fair.test', reply: '550 5.1.1 Gone', at: START });
  });
  await workOff(deps, scope, taskId);
  const rows = await database.db
    .selectFrom('verify_rows')
    .select(['email', 'category', 'reason'])
    .where('task_id', '=', taskId)
    .orderBy('email')
    .execute();
  expect(rows).toEqual([
    { email: 'good0@fair.test', category: 'VALID', reason: 'delivered' },
    { email: 'good1@fair.test', category: 'INVALID', reason: 'bounced' },
    { email: 'good2@fair.test', category: 'UNKNOWN', reason: 'acceptsEverybody' },
  ]);
});
