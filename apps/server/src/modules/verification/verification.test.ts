import { listContacts } from '@outrider/contract/contacts/contact';
import { getQuotaInfo } from '@outrider/contract/user';
import * as call from '@outrider/contract/verification/verification';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCsv } from '../../platform/testing/read-csv.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aUser } from '../identity/testing.ts';
import { paste, verifyPasted, waitForState } from './testing.ts';

const DANA = 'dana.whitlock@tidewatercargo.test';
const GHOST = 'nobody.at.all@tidewatercargo.test';
const CATCH_ALL = 'marek.havel@ostravacold.test';
const NOWHERE = 'somebody@there-is-no-such-domain.test';
const DROPPED = 'pavel@palet9.test';

let server: TestServer;
let token: string;
beforeAll(async () => {
  // No second tries: what asks to come back ends as it stands.
  server = await testServer({ OUTRIDER_PROBE_RETRY: 'none' });
  server.box?.residents.settle(DANA);
});
beforeEach(async () => {
  token = (await aUser(server)).token;
});
afterAll(() => server.close());

const quotaUsed = async () => {
  const { data } = await server.call(getQuotaInfo, {}, { token });
  return data.quotaCountInfoList.find(({ quotaType }) => quotaType === 'VERIFICATION')?.used;
};

const rowsOf = async (taskId: string, filter = {}) =>
  (await server.call(call.listVerifyRows, { taskId, ...filter }, { token })).data;

describe('a check', () => {
  test('asks the mail hosts and keeps what they said', async () => {
    const task = await verifyPasted(server, token, [DANA, GHOST, CATCH_ALL, NOWHERE, DROPPED]);
    expect(task).toMatchObject({
      total: 5,
      checked: 5,
      counts: { VALID: 1, INVALID: 1, UNKNOWN: 1, DOMAIN_ERROR: 1, UNCHECKED: 1 },
      charged: 4,
      taskType: 'MAIL_VERIFY',
      source: 'paste',
    });
    const { rows } = await rowsOf(task.taskId);
    const found = Object.fromEntries(rows.map((row) => [row.email, row]));
    expect(found[DANA]).toMatchObject({ category: 'VALID', reason: 'accepted', code: 250, pending: false });
    expect(found[GHOST]).toMatchObject({ category: 'INVALID', enhanced: '5.1.1', mx: 'mx1.tidewatercargo.test' });
    expect(found[CATCH_ALL]).toMatchObject({ category: 'UNKNOWN', flags: ['catchAll'] });
    expect(found[NOWHERE]).toMatchObject({ category: 'DOMAIN_ERROR', reason: 'noSuchDomain' });
    expect(found[DROPPED]).toMatchObject({ category: 'UNCHECKED' });
  });

  test('charges for answers, gives back what stayed unchecked, and the ledger says the same', async () => {
    const task = await verifyPasted(server, token, [DANA, GHOST, DROPPED]);
    expect(await quotaUsed()).toBe(2);
    const { rows } = await sql<{ moved: string; amount: number }>`
      select moved_from || ' ' || moved_to as moved, sum(amount)::int as amount from quota_entries
      where reference = ${task.taskId} group by 1 order by 1`.execute(server.database.db);
    expect(rows).toEqual([
      { moved: 'free reserved', amount: 3 },
      { moved: 'reserved free', amount: 1 },
      { moved: 'reserved used', amount: 2 },
    ]);
    const { data } = await server.call(call.listVerifications, {}, { token });
    expect(data.month).toMatchObject({ checked: 3, runs: 1, charged: 2, givenBack: 1, reserved: 0 });
  });

  test('takes each address once and says what was none', async () => {
    const text = `${DANA}\n${DANA.toUpperCase()}\nDana <${DANA}>\nnot an address\n\n${GHOST}`;
    const { data } = await server.call(call.beginVerification, { from: { kind: 'text', text } }, { token });
    expect(data).toMatchObject({ task: { total: 2 }, twice: 2, notAddresses: 1 });
  });

  test('reads the addresses of a table, with any delimiter', async () => {
    const text = `name;email\r\n"Whitlock, Dana";${DANA}\r\nGhost;"${GHOST}"\r\n`;
    const from = { kind: 'text' as const, text, isUpload: true, fileName: 'badge-scans.csv' };
    const { data } = await server.call(call.beginVerification, { from }, { token });
    expect(data).toMatchObject({ task: { total: 2, source: 'upload', fileName: 'badge-scans.csv' }, notAddresses: 0 });
  });

  test('of nothing is refused', async () => {
    const refused = await server.call(call.beginVerification, paste(['nobody', 'here']), { token });
    expect(refused).toMatchObject({ code: 13009 });
  });

  test('beyond the quota is refused whole, and nothing is set aside', async () => {
    const emails = Array.from({ length: 201 }, (_none, index) => `person${index}@tidewatercargo.test`);
    const refused = await server.call(call.beginVerification, paste(emails), { token });
    expect(refused).toMatchObject({ code: 13007, message: expect.stringContaining('201 addresses, but only 200') });
    expect(await quotaUsed()).toBe(0);
  });

  test('at the same time as another cannot take the quota twice', async () => {
    const emails = (domain: string) => Array.from({ length: 150 }, (_none, index) => `person${index}@${domain}`);
    const begun = await Promise.all(
      ['nowhere1.test', 'nowhere2.test'].map((domain) =>
        server.call(call.beginVerification, paste(emails(domain)), { token }),
      ),
    );
    expect(new Set(begun.map(({ code }) => code))).toEqual(new Set([0, 13007]));
  });

  test('of names and domains only costs nothing and asks no mail host', async () => {
    const wanted = { ...paste([DANA, NOWHERE]), namesOnly: true };
    const { data } = await server.call(call.beginVerification, wanted, { token });
    const task = await waitForState(server, token, data.task.taskId, 'done');
    expect(task).toMatchObject({ charged: 0, counts: { DOMAIN_ERROR: 1, UNCHECKED: 1 } });
    expect(await quotaUsed()).toBe(0);
  });

  test('of the unchecked ones asks about them alone', async () => {
    const { taskId } = await verifyPasted(server, token, [DANA, DROPPED]);
    const { data } = await server.call(call.beginVerification, { from: { kind: 'unchecked', taskId } }, { token });
    expect(data.task).toMatchObject({ total: 1, source: 'recheck' });
  });

  test('of contacts writes its verdicts down at them', async () => {
    const { taskId } = await verifyPasted(server, token, [DANA, GHOST]);
    const pushed = await server.call(call.pushValid, { taskId, list: 'Fair' }, { token });
    expect(pushed.data).toEqual({ added: 1, already: 0, suppressed: 0 });
    const filter = { search: '', conditions: [] };
    const begun = await server.call(call.beginVerification, { from: { kind: 'contacts', filter } }, { token });
    await waitForState(server, token, begun.data.task.taskId, 'done');
    const { data } = await server.call(listContacts, {}, { token });
    expect(data.contactList).toMatchObject([
      { email: DANA, verification: { category: 'VALID', reason: 'accepted' }, lists: [{ name: 'Fair' }] },
    ]);
  });
});

describe('a task', () => {
  test('that is canceled gives back what it did not use', async () => {
    server.box?.setHostBehaviour('mx1.tidewatercargo.test', 'tarpit');
    const begun = await server.call(call.beginVerification, paste([DANA, GHOST]), { token });
    const { taskId } = begun.data.task;
    const { data } = await server.call(call.operateVerification, { taskId, operation: 'cancel' }, { token });
    server.box?.setHostBehaviour('mx1.tidewatercargo.test', 'accept');
    server.box?.moveClock({ skipMs: 21_000 });
    expect(data).toMatchObject({ state: 'canceled', checked: 2, counts: { UNCHECKED: 2 }, charged: 0 });
    expect(await quotaUsed()).toBe(0);
  });

  test('that is paused goes on when it is asked to', async () => {
    const begun = await server.call(call.beginVerification, paste([DANA]), { token });
    const { taskId } = begun.data.task;
    await server.call(call.operateVerification, { taskId, operation: 'pause' }, { token });
    await server.call(call.operateVerification, { taskId, operation: 'resume' }, { token });
    expect(await waitForState(server, token, taskId, 'done')).toMatchObject({ counts: { VALID: 1 } });
  });

  test('is found in the history by its name or an address', async () => {
    await verifyPasted(server, token, [DANA]);
    const find = async (search: string) => (await server.call(call.listVerifications, { search }, { token })).data;
    expect(await find(DANA)).toMatchObject({ total: 1, stateCounts: { all: 1, done: 1 } });
    expect(await find('100%_')).toMatchObject({ total: 0 });
  });
});

test('as many addresses as a check may have fit into one call, one more is refused in words, and a stranger sends nothing', async () => {
  const many = Array.from({ length: call.VERIFY_ADDRESSES_MAX }, (_each, index) => `person.${index}@a-long-name.test`);
  const beyondPlan = await server.call(call.beginVerification, paste(many), { token });
  expect(beyondPlan).toMatchObject({ code: 13007, message: expect.stringContaining('only 200 verifications left') });
  const beyondAll = await server.call(call.beginVerification, paste([...many, DANA]), { token });
  expect(beyondAll).toMatchObject({ code: 13016, message: expect.stringContaining('at most 100,000') });
  expect((await server.call(call.beginVerification, paste(many))).code).toBe(401);
});

describe('results', () => {
  test('are filtered by category, flag and a part of the address', async () => {
    const { taskId } = await verifyPasted(server, token, [DANA, GHOST, CATCH_ALL]);
    expect((await rowsOf(taskId, { category: 'VALID' })).rows.map(({ email }) => email)).toEqual([DANA]);
    expect((await rowsOf(taskId, { flag: 'catchAll' })).total).toBe(1);
    expect((await rowsOf(taskId, { search: 'NOBODY' })).rows.map(({ email }) => email)).toEqual([GHOST]);
  });

  test('are exported without a formula in them', async () => {
    const { taskId } = await verifyPasted(server, token, ['=cmd@tidewatercargo.test', GHOST]);
    const { data } = await server.call(call.exportVerification, { taskId }, { token });
    const rows = readCsv(data.csv);
    expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(["'=cmd@tidewatercargo.test", GHOST]));
    for (const row of rows) expect(row).toMatchObject({ category: 'Invalid (non existent)', code: '550' });
  });

  test('come as lines while they are found, to their owner only', async () => {
    const { taskId } = await verifyPasted(server, token, [DANA, GHOST]);
    const url = `${call.streamVerifyRows.path}?taskId=${taskId}`;
    const mine = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const lines = mine.body.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { email: string }).email).sort()).toEqual([DANA, GHOST]);
    const other = (await aUser(server)).token;
    const theirs = await server.app.inject({ url, headers: { authorization: `Bearer ${other}` } });
    expect([(await server.app.inject({ url })).statusCode, theirs.statusCode]).toEqual([401, 404]);
  });
});

test('one address is checked while its asker waits, and charged with the verdict', async () => {
  const { data } = await server.call(call.verifyOne, { email: DANA }, { token });
  expect(data).toMatchObject({ email: DANA, category: 'VALID', reason: 'accepted' });
  expect(await server.call(call.verifyOne, { email: DROPPED }, { token })).toMatchObject({
    data: { category: 'UNCHECKED' },
  });
  expect(await quotaUsed()).toBe(1);
});
