import * as call from '@outrider/contract/verification/verification';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../../identity/testing.ts';
import { paste, waitForState } from '../testing.ts';
import { examineBlocklists, examineClock, examineNames, examineReverseName } from './examine.ts';

const KNOWN_HOSTS = [
  'mx1.nordkai.test',
  'mx1.tidewatercargo.test',
  'mail.kestrelhaulage.test',
  'gmail-smtp-in.l.gmail.test',
  'outlook-com.olc.outlook.test',
];
const DANA = 'dana.whitlock@tidewatercargo.test';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_PROBE_RETRY: 'none' });
  server.box?.residents.settle(DANA);
  token = (await aUser(server)).token;
});
beforeEach(async () => {
  await server.database.db.deleteFrom('self_checks').execute();
});
afterAll(() => server.close());

/** As if a provider had closed port 25, or opened it again; until the self-check has seen it. */
async function setRoute(isOpen: boolean) {
  for (const host of KNOWN_HOSTS) server.box?.setHostBehaviour(host, isOpen ? 'accept' : 'drop');
  await server.call(call.runSelfCheck, {}, { token });
  const read = async () => (await server.call(call.getSelfCheck, {}, { token })).data;
  const hasSeen = async () => {
    const { canAsk, checks } = await read();
    return checks.length > 0 && canAsk === isOpen;
  };
  await expect.poll(hasSeen, { timeout: 60_000 }).toBe(true);
  return read();
}

test('in a sound world everything passes, by the address and the name the hosts know us by', async () => {
  const { canAsk, route, checks, lastDay } = await setRoute(true);
  expect(checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
  expect({ canAsk, route }).toEqual({ canAsk: true, route: 'direct' });
  expect(checks.find(({ check }) => check === 'port25')?.values).toEqual({ answered: '5', asked: '5', silent: '' });
  expect(lastDay).toHaveLength(48);
  expect(lastDay.at(-1)).toBe(true);
});

test('without a route to mail servers no check begins and nothing is charged, but names can be looked at', async () => {
  const { canAsk, checks, lastDay } = await setRoute(false);
  expect(canAsk).toBe(false);
  expect(checks.find(({ check }) => check === 'port25')).toMatchObject({ verdict: 'fail', values: { answered: '0' } });
  expect(lastDay.at(-1)).toBe(false);
  expect(await server.call(call.beginVerification, paste([DANA]), { token })).toMatchObject({ code: 13008 });
  expect(await server.call(call.verifyOne, { email: DANA }, { token })).toMatchObject({ code: 13008 });
  const names = await server.call(call.beginVerification, { ...paste([DANA]), namesOnly: true }, { token });
  expect(names.code).toBe(0);
});

test('a task that waits for a route goes on by itself once it is open', async () => {
  await setRoute(true);
  const { data } = await server.call(call.beginVerification, paste([DANA]), { token });
  await waitForState(server, token, data.task.taskId, 'done');
  const { db } = server.database;
  const { taskId } = data.task;
  await db.updateTable('verify_tasks').set({ state: 'waitingForRoute', ended_at: null, valid: 0 }).execute();
  await db.updateTable('verify_rows').set({ settled_at: null, category: null }).where('task_id', '=', taskId).execute();
  const waiting = (await server.call(call.getSelfCheck, {}, { token })).data.waitingTasks;
  expect(waiting).toContainEqual({ taskId, name: '', left: 1 });
  await db.updateTable('quota_usage').set({ reserved: 1 }).where('quota_type', '=', 'VERIFICATION').execute();
  await server.call(call.runSelfCheck, {}, { token });
  expect(await waitForState(server, token, taskId, 'done')).toMatchObject({ counts: { VALID: 1 } });
});

const answer = async <T>(records: T[]) => ({ kind: 'found' as const, records });
const none = async () => ({ kind: 'noSuchName' as const });
const resolver = {
  resolve4: none,
  resolve6: none,
  resolveMx: none,
  resolveTxt: none,
  resolvePtr: none,
  resolveCname: none,
  resolveNs: none,
  resolveSoa: none,
  resolveSrv: none,
};

test('a resolver that finds every name is distinguished from one that fails', async () => {
  const redirecting = { ...resolver, resolve4: () => answer(['198.51.100.1']) };
  const failing = { ...resolver, resolve4: async () => ({ kind: 'failed' as const, reason: 'servfail' as const }) };
  expect((await examineNames({ resolver }, 'nobody.test')).verdict).toBe('pass');
  expect((await examineNames({ resolver: redirecting }, 'nobody.test')).verdict).toBe('warn');
  expect((await examineNames({ resolver: failing }, 'nobody.test')).verdict).toBe('fail');
});

test('a reverse name that is missing, another one, or does not lead back is to be mended', async () => {
  const named = (name: string, address: string) => ({
    ...resolver,
    resolvePtr: () => answer([name]),
    resolve4: () => answer([address]),
  });
  const verdict = async (own: typeof resolver | ReturnType<typeof named>) =>
    (await examineReverseName({ resolver: own }, '203.0.113.80', 'verify.harborline.test')).verdict;
  expect(await verdict(named('verify.harborline.test', '203.0.113.80'))).toBe('pass');
  expect(await verdict(named('verify.harborline.test', '203.0.113.99'))).toBe('warn');
  expect(await verdict(named('host-80.rackfield.test', '203.0.113.80'))).toBe('warn');
  expect(await verdict(resolver)).toBe('warn');
});

test('a listing is distinguished from a list that refuses to answer', async () => {
  const said = (code: string) => ({ ...resolver, resolve4: () => answer([code]) });
  const verdict = async (code: string) => (await examineBlocklists({ resolver: said(code) }, '203.0.113.80')).verdict;
  expect(await verdict('127.0.0.4')).toBe('warn');
  expect(await verdict('127.255.255.254')).toBe('pass');
  expect((await examineBlocklists({ resolver }, undefined)).verdict).toBe('unknown');
});

test('a clock that is wrong by some seconds is noticed', () => {
  const at = new Date('2026-11-17T09:00:00Z');
  expect(examineClock(at, new Date(at.getTime() + 40)).verdict).toBe('pass');
  expect(examineClock(at, new Date(at.getTime() - 9_000)).verdict).toBe('warn');
});
