import { listAccountLog, listAccounts } from '@outrider/contract/mailboxes/account';
import {
  type CheckResult,
  getChecks,
  MAILBOX_CHECKS,
  runChecks as runChecksCall,
} from '@outrider/contract/mailboxes/checks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aConnectedMailbox, aSender, boxOf, untilChecked } from '../testing.ts';
import { enqueueDueChecks, nextRun } from './run-checks.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await aSender(server)).token;
});
afterAll(() => server.close());

const checksOf = async (accountId: string) => (await server.call(getChecks, { accountId }, { token })).data;
const verdicts = ({ checks }: { checks: CheckResult[] }) =>
  Object.fromEntries(checks.map(({ check, verdict }) => [check, verdict]));

test('a mailbox of a sound domain passes its first checks by itself, DKIM seen in its own mail', async () => {
  await boxOf(server).mailboxes.addDomain({ domain: 'harborline-good.test', host: 'mailhaven.test' });
  const { accountId, email } = await aConnectedMailbox(server, token, 'mailhaven.test', 'a@harborline-good.test');
  await untilChecked(server, token, accountId);
  const checked = await checksOf(accountId);
  expect(checked.checks.map(({ check }) => check)).toEqual([...MAILBOX_CHECKS]);
  expect(verdicts(checked)).toMatchObject({ mx: 'pass', spf: 'pass', dkim: 'pass', dmarc: 'pass', login: 'pass' });
  const list = await server.call(listAccounts, { search: email }, { token });
  expect(list.data.accountList[0]?.checks).toHaveLength(MAILBOX_CHECKS.length);
});

test('a missing DMARC record fails with the exact record, and passes the next time once it is published', async () => {
  const { mailboxes, zones } = boxOf(server);
  await mailboxes.addDomain({ domain: 'harborline-bare.test', host: 'mailhaven.test', dmarc: false });
  const { accountId } = await aConnectedMailbox(server, token, 'mailhaven.test', 'a@harborline-bare.test');
  await untilChecked(server, token, accountId);
  const dmarc = (await checksOf(accountId)).checks.find(({ check }) => check === 'dmarc');
  expect(dmarc?.verdict).toBe('fail');
  expect(dmarc?.fix).toMatchObject({ kind: 'publish', type: 'TXT', name: '_dmarc.harborline-bare.test' });
  if (dmarc?.fix?.kind !== 'publish') return expect.unreachable('there is no record to publish');
  zones.add({ name: dmarc.fix.name, type: 'TXT', data: dmarc.fix.value });
  await server.call(runChecksCall, { accountId }, { token });
  await untilChecked(server, token, accountId);
  expect(verdicts(await checksOf(accountId)).dmarc).toBe('pass');
  const log = await server.call(listAccountLog, { accountId }, { token });
  expect(log.data.events.filter(({ event }) => event === 'checksRun')).toHaveLength(2);
});

test('a mailbox that cannot log in fails that check in the server’s words, and counts the refusal', async () => {
  const { accountId, email } = await aConnectedMailbox(server, token);
  await untilChecked(server, token, accountId);
  boxOf(server).mailboxes.setTrouble(email, 'wrongPassword');
  await server.call(runChecksCall, { accountId }, { token });
  await untilChecked(server, token, accountId);
  const login = (await checksOf(accountId)).checks.find(({ check }) => check === 'login');
  expect(login?.verdict).toBe('fail');
  expect(JSON.stringify(login)).toContain('authentication failed');
});

test('asking twice while a run waits starts one run', async () => {
  const { accountId } = await aConnectedMailbox(server, token);
  await untilChecked(server, token, accountId);
  const { db } = server.database;
  await sql`update mailboxes set checks_wanted_at = now() where id = ${accountId}`.execute(db);
  const jobs = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from pgboss.job
        where name = 'mailboxes.check' and data->>'mailboxId' = ${accountId}`.execute(db)
    ).rows[0]?.n;
  const before = await jobs();
  await server.call(runChecksCall, { accountId }, { token });
  expect(await jobs()).toBe(before);
});

test('a mailbox whose time has come is checked once, however many look for it', async () => {
  const { accountId } = await aConnectedMailbox(server, token);
  await untilChecked(server, token, accountId);
  const { db } = server.database;
  const runAt = async () => (await checksOf(accountId)).checkedAt;
  const before = await runAt();
  await sql`update mailboxes set checks_due_at = now() - interval '1 minute' where id = ${accountId}`.execute(db);
  await Promise.all([enqueueDueChecks(server.mailboxes), enqueueDueChecks(server.mailboxes)]);
  await expect.poll(runAt, { timeout: 60_000 }).not.toBe(before);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
    where name = 'mailboxes.check' and data->>'mailboxId' = ${accountId}`.execute(db);
  expect(rows[0]?.n).toBe(2);
});

const now = new Date('2026-11-17T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const failing: CheckResult = {
  check: 'dmarc',
  verdict: 'fail',
  finding: 'missing',
  values: {},
  facts: [],
  fix: { kind: 'publish', type: 'TXT', name: '_dmarc.a.test', value: 'v=DMARC1; p=none', replaces: '' },
  checkedAt: now.toISOString(),
};

test('it is looked at again every ten minutes while there is something to publish, for a day', () => {
  expect(nextRun([failing], ago(1), now, () => 0.5)).toEqual(new Date(now.getTime() + 600_000));
  expect(nextRun([failing], ago(25), now, () => 0.5)).toEqual(new Date(now.getTime() + 86_400_000));
});

test('otherwise daily, spread so that mailboxes added together drift apart', () => {
  const pass = { ...failing, verdict: 'pass' as const, fix: null };
  const hoursUntil = (random: number) =>
    (nextRun([pass], ago(1), now, () => random).getTime() - now.getTime()) / 3_600_000;
  expect([hoursUntil(0), hoursUntil(1)]).toEqual([22.8, 25.2]);
});
