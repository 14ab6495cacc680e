import { listAccounts } from '@outrider/contract/mailboxes/account';
import { beginBulk, cancelBulk, readBulk, retryBulk } from '@outrider/contract/mailboxes/bulk';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aBoxedMailbox, aConnectedMailbox, aSender, boxOf, PASSWORD } from '../testing.ts';
import { claimRows } from './bulk.repository.ts';
import { workBulk } from './work-bulk.ts';

let server: TestServer;
let token: string;
let scope: { workspaceId: string };
beforeAll(async () => {
  server = await testServer();
  const sender = await aSender(server);
  token = sender.token;
  scope = { workspaceId: sender.workspaceId };
});
afterAll(() => server.close());

const HEADER = 'email,password,smtp_host,smtp_port,imap_host,imap_port';

type Boxed = ReturnType<typeof aBoxedMailbox>;
const rowOf = ({ email, password, smtp, imap }: Boxed) =>
  [email, password, smtp.host, smtp.port, imap.host, imap.port].join(',');

const begin = async (rows: string[], by = token) => {
  const csv = [HEADER, ...rows].join('\n');
  const { data, message } = await server.call(beginBulk, { fileName: 'mailboxes.csv', csv }, { token: by });
  expect(message).toBe('');
  return data;
};

const untilEnded = (bulkId: string, by = token) =>
  vi.waitFor(
    async () => {
      const { data } = await server.call(readBulk, { bulkId }, { token: by });
      expect(data.endedAt).not.toBeNull();
      return data;
    },
    { timeout: 60_000, interval: 100 },
  );

const outcomes = ({ rows }: { rows: { row: number; outcome: string; problem: string }[] }) =>
  rows.map(({ row, outcome, problem }) => [row, outcome === 'toFix' ? 'added' : outcome, problem]);

test('each row of a file gets its own answer', async () => {
  const here = await aConnectedMailbox(server, token);
  const good = aBoxedMailbox(server);
  const wrong = { ...aBoxedMailbox(server), password: 'not-it' };
  const begun = await begin([
    rowOf(good),
    rowOf(wrong),
    rowOf(here),
    `nobody,${PASSWORD},,,,`,
    `kim@harborline-hqq.test,${PASSWORD},,,,`,
    `leo@harborline-hq.test,,,,,`,
    rowOf(good),
  ]);
  expect(begun.rows).toHaveLength(7);
  const ended = await untilEnded(begun.bulkId);
  expect(outcomes(ended)).toEqual([
    [2, 'added', 'none'],
    [3, 'notAdded', 'wrongPassword'],
    [4, 'skipped', 'alreadyHere'],
    [5, 'notAdded', 'badAddress'],
    [6, 'notAdded', 'nameNotFound'],
    [7, 'notAdded', 'noPassword'],
    [8, 'skipped', 'twiceInFile'],
  ]);
  expect(ended.rows[0]).toMatchObject({ host: 'Mailhaven', sends: true, receives: true });
  expect(ended.rows[1]).toMatchObject({ words: '535 5.7.8 Error: authentication failed', sends: false });
  expect(ended.rows[4]).toMatchObject({ words: 'NXDOMAIN', meant: 'kim@harborline-hq.test' });
});

test('a row without hosts gets those of its domain’s provider', async () => {
  const { email } = aBoxedMailbox(server, 'mailhaven.test');
  const { bulkId } = await begin([`${email},${PASSWORD},,,,`]);
  const ended = await untilEnded(bulkId);
  expect(ended.rows[0]).toMatchObject({ host: 'Mailhaven', problem: 'none' });
});

test('a mailbox whose checks found something to mend is shown as to fix, with what to publish', async () => {
  const boxed = aBoxedMailbox(server, 'mailhaven.test', 'gita@harborline-bare.test');
  const { bulkId } = await begin([rowOf(boxed)]);
  await vi.waitFor(
    async () => {
      const { data } = await server.call(readBulk, { bulkId }, { token });
      expect(data.rows[0]).toMatchObject({ outcome: 'toFix', check: { verdict: 'fail' } });
      expect(data.counts.toFix).toBe(1);
    },
    { timeout: 60_000, interval: 100 },
  );
});

test('the same file again changes nothing', async () => {
  const rows = [rowOf(aBoxedMailbox(server)), rowOf(aBoxedMailbox(server))];
  await untilEnded((await begin(rows)).bulkId);
  const before = (await server.call(listAccounts, {}, { token })).data.total;
  const again = await untilEnded((await begin(rows)).bulkId);
  expect(outcomes(again)).toEqual([
    [2, 'skipped', 'alreadyHere'],
    [3, 'skipped', 'alreadyHere'],
  ]);
  expect((await server.call(listAccounts, {}, { token })).data.total).toBe(before);
});

test('a row is tried again with a new password or the address that was meant; the others stay as they are', async () => {
  const wrong = { ...aBoxedMailbox(server), password: 'not-it' };
  const meant = aBoxedMailbox(server);
  const added = aBoxedMailbox(server);
  const { bulkId } = await begin([rowOf(wrong), rowOf({ ...meant, email: 'typo@harborline-hqq.test' }), rowOf(added)]);
  await untilEnded(bulkId);
  const rows = [
    { row: 2, password: PASSWORD },
    { row: 3, email: meant.email },
    { row: 4, password: 'ignored' },
  ];
  const retried = await server.call(retryBulk, { bulkId, rows }, { token });
  expect(retried.data.endedAt).toBeNull();
  const ended = await untilEnded(bulkId);
  expect(outcomes(ended)).toEqual([
    [2, 'added', 'none'],
    [3, 'added', 'none'],
    [4, 'added', 'none'],
  ]);
});

test('what the plan has no room for is reported row by row', async () => {
  const free = await aSender(server, 'free');
  const rows = [aBoxedMailbox(server), aBoxedMailbox(server), aBoxedMailbox(server), aBoxedMailbox(server)].map(rowOf);
  const ended = await untilEnded((await begin(rows, free.token)).bulkId, free.token);
  const results = ended.rows.map(({ outcome, problem }) => (outcome === 'notAdded' ? problem : 'added'));
  expect(results.toSorted()).toEqual(['added', 'added', 'noRoomInPlan', 'noRoomInPlan']);
});

test('rows of a worker that died are taken over, and a late finisher changes nothing any more', async () => {
  const boxed = aBoxedMailbox(server);
  const { db } = server.database;
  const runId = await aRunNobodyWorksOn(boxed);
  const at = new Date();
  const dead = crypto.randomUUID();
  await claimRows(db, scope, runId, { claim: dead, at, deadBefore: at, limit: 5 });
  await sql`update mailbox_bulk_rows set claimed_at = now() - interval '1 hour' where run_id = ${runId}`.execute(db);
  await workBulk(server.mailboxes, scope, runId);
  const { data } = await server.call(readBulk, { bulkId: runId }, { token });
  expect(outcomes(data)).toEqual([[2, 'added', 'none']]);
  expect((await server.call(listAccounts, { search: boxed.email }, { token })).data.total).toBe(1);
});

test('two workers on one file add each mailbox once', async () => {
  const boxed = Array.from({ length: 6 }, () => aBoxedMailbox(server));
  const runId = await aRunNobodyWorksOn(...boxed);
  await Promise.all([workBulk(server.mailboxes, scope, runId), workBulk(server.mailboxes, scope, runId)]);
  const { data } = await server.call(readBulk, { bulkId: runId }, { token });
  expect(data.rows.every(({ problem }) => problem === 'none')).toBe(true);
  expect(new Set(data.rows.map(({ accountId }) => accountId)).size).toBe(6);
});

test('a canceled run leaves out what nobody began with, and what was added stays', async () => {
  const runId = await aRunNobodyWorksOn(aBoxedMailbox(server), aBoxedMailbox(server));
  const { data } = await server.call(cancelBulk, { bulkId: runId }, { token });
  expect(outcomes(data)).toEqual([
    [2, 'skipped', 'canceled'],
    [3, 'skipped', 'canceled'],
  ]);
  expect(data.endedAt).not.toBeNull();
  await workBulk(server.mailboxes, scope, runId);
  expect((await server.call(readBulk, { bulkId: runId }, { token })).data.counts.skipped).toBe(2);
});

test('a run of another workspace is not there', async () => {
  const { bulkId } = await begin(['x@nowhere.test,,,,,']);
  const stranger = await aSender(server);
  for (const call of [readBulk, cancelBulk]) {
    expect((await server.call(call, { bulkId }, { token: stranger.token })).code).toBe(404);
  }
});

/** A run whose job was lost with its worker. */
async function aRunNobodyWorksOn(...boxed: Boxed[]): Promise<string> {
  const { mailboxes } = boxOf(server);
  for (const { email } of boxed) mailboxes.setTrouble(email, 'wrongPassword');
  const { bulkId } = await begin(boxed.map(rowOf));
  await untilEnded(bulkId);
  for (const { email } of boxed) mailboxes.setTrouble(email, undefined);
  const { db } = server.database;
  await sql`update mailbox_bulk_rows set outcome = 'waiting', problem = 'none', words = '' where run_id = ${bulkId}`.execute(
    db,
  );
  await sql`update mailbox_bulk_runs set ended_at = null where id = ${bulkId}`.execute(db);
  return bulkId;
}
