import { getAccount, listAccountLog } from '@outrider/contract/mailboxes/account';
import { operateAccounts, removeAccount } from '@outrider/contract/mailboxes/operate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MailServerError } from '../../platform/net/failure.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { openMailboxImap, openMailboxSmtp } from './connect/open-mailbox.ts';
import { aConnectedMailbox, aSender, type BoxedHost, boxOf, untilChecked } from './testing.ts';
import { watchLogins } from './watch-logins.ts';

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

/** Connected, and its first checks done: they log in too. */
async function connect(...where: [BoxedHost?]) {
  const connected = await aConnectedMailbox(server, token, ...where);
  await untilChecked(server, token, connected.accountId);
  return connected;
}

const read = async (accountId: string) => (await server.call(getAccount, { accountId }, { token })).data;
const eventsOf = async (accountId: string) =>
  (await server.call(listAccountLog, { accountId }, { token })).data.events.map(({ event }) => event);
const operate = (accountIds: string[], operation: 'pause' | 'resume' | 'reconnect', more = {}) =>
  server.call(operateAccounts, { accountIds, operation, ...more }, { token });

/** One failed log-in, as any part of the product meets it. */
const failOnce = (id: string) =>
  openMailboxSmtp(server.mailboxes, scope, id).then(
    () => expect.unreachable('the log-in worked'),
    (error: unknown) => expect(error).toBeInstanceOf(MailServerError),
  );

test('pausing keeps the person’s reason, resuming forgets it, and both are logged once', async () => {
  const { accountId } = await connect();
  const paused = await operate([accountId, accountId], 'pause', { reason: 'Replies only' });
  expect(paused.data).toEqual({ changed: 1, failed: [] });
  expect(await read(accountId)).toMatchObject({ status: 'paused', statusReason: 'Replies only' });
  expect((await operate([accountId], 'pause')).data.changed).toBe(0);
  expect((await operate([accountId], 'resume')).data.changed).toBe(1);
  expect(await read(accountId)).toMatchObject({ status: 'active', statusReason: '' });
  const events = await eventsOf(accountId);
  expect(events.filter((event) => event === 'paused' || event === 'resumed').toSorted()).toEqual(['paused', 'resumed']);
});

test('after ten refused log-ins in a row the mailbox is in error with the server’s words', async () => {
  const { accountId, email } = await connect();
  boxOf(server).mailboxes.setTrouble(email, 'wrongPassword');
  await failOnce(accountId);
  await haveFailed(accountId, 8);
  await failOnce(accountId);
  expect((await read(accountId)).status).toBe('active');
  await failOnce(accountId);
  expect(await read(accountId)).toMatchObject({
    status: 'error',
    statusReason: '535 5.7.8 Error: authentication failed',
  });
  const events = await eventsOf(accountId);
  expect(events.filter((event) => event === 'loginFailed')).toHaveLength(2);
});

test('a refused log-in is shown from the first one on, by the side that refuses, until that side lets in again', async () => {
  const { accountId, email } = await connect();
  const { mailboxes } = boxOf(server);
  mailboxes.setTrouble(email, 'wrongPassword');
  await failOnce(accountId);
  expect(await read(accountId)).toMatchObject({
    status: 'active',
    statusReason: 'SMTP: 535 5.7.8 Error: authentication failed',
  });
  mailboxes.setTrouble(email, undefined);
  await (await openMailboxImap(server.mailboxes, scope, accountId)).logout();
  expect((await read(accountId)).statusReason).toMatch(/^SMTP: /);
  (await openMailboxSmtp(server.mailboxes, scope, accountId)).close();
  expect((await read(accountId)).statusReason).toBe('');
  mailboxes.setTrouble(email, 'wrongPassword');
  await expect(openMailboxImap(server.mailboxes, scope, accountId)).rejects.toBeInstanceOf(MailServerError);
  expect((await read(accountId)).statusReason).toMatch(/^IMAP: .*AUTHENTICATIONFAILED/);
});

test('a log-in that works in between starts the count again', async () => {
  const { accountId, email } = await connect();
  const { mailboxes } = boxOf(server);
  mailboxes.setTrouble(email, 'wrongPassword');
  await failOnce(accountId);
  await haveFailed(accountId, 9);
  mailboxes.setTrouble(email, undefined);
  (await openMailboxSmtp(server.mailboxes, scope, accountId)).close();
  mailboxes.setTrouble(email, 'wrongPassword');
  await failOnce(accountId);
  expect((await read(accountId)).status).toBe('active');
});

test('being asked to slow down never counts as a refused log-in', async () => {
  const { accountId, email } = await connect('office.outlook.test');
  boxOf(server).mailboxes.setTrouble(email, 'throttled');
  for (let time = 1; time <= 3; time++) await failOnce(accountId);
  const row = await server.database.db
    .selectFrom('mailboxes')
    .select(['auth_failures', 'failing_since', 'status'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  expect(row).toEqual({ auth_failures: 0, failing_since: null, status: 'active' });
});

test('a server that stays away puts the mailbox into error, and its coming back heals it without a person', async () => {
  const { accountId, email } = await connect();
  const { mailboxes } = boxOf(server);
  mailboxes.setTrouble(email, 'down');
  await failOnce(accountId);
  expect((await read(accountId)).status).toBe('active');
  // As if that had been two hours ago.
  await moveIntoThePast(accountId, 'failing_since');
  await failOnce(accountId);
  expect(await read(accountId)).toMatchObject({ status: 'error' });
  mailboxes.setTrouble(email, undefined);
  await moveIntoThePast(accountId, 'probe_at');
  await watchLogins(server.mailboxes);
  await vi.waitFor(
    async () => expect(await read(accountId)).toMatchObject({ status: 'active', statusReason: '' }),
    15_000,
  );
  expect(await eventsOf(accountId)).toContain('loginWorksAgain');
});

test('a probe that fails keeps the newest words and tries later and later', async () => {
  const { accountId, email } = await connect();
  boxOf(server).mailboxes.setTrouble(email, 'wrongPassword');
  await failTenTimes(accountId);
  const probeOf = async () =>
    server.database.db
      .selectFrom('mailboxes')
      .select(['probe_at', 'probes'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
  await moveIntoThePast(accountId, 'probe_at');
  await watchLogins(server.mailboxes);
  await vi.waitFor(async () => expect((await probeOf()).probes).toBe(1), 15_000);
  const { probe_at } = await probeOf();
  expect(probe_at && probe_at.getTime() > Date.now() + 60 * 60_000).toBe(true);
});

test('reconnecting with the right new password ends the error; with a wrong one it answers in the server’s words', async () => {
  const { accountId, email, password } = await connect();
  const { mailboxes } = boxOf(server);
  mailboxes.setTrouble(email, 'wrongPassword');
  await failTenTimes(accountId);
  mailboxes.setTrouble(email, undefined);
  const wrong = await operate([accountId], 'reconnect', { password: 'still-wrong' });
  expect(wrong.data).toEqual({
    changed: 0,
    failed: [{ accountId, words: '535 5.7.8 Error: authentication failed' }],
  });
  expect((await read(accountId)).status).toBe('error');
  const right = await operate([accountId], 'reconnect', { password });
  expect(right.data).toEqual({ changed: 1, failed: [] });
  expect((await read(accountId)).status).toBe('active');
  expect(await eventsOf(accountId)).toContain('reconnected');
});

test('several are reconnected in the background', async () => {
  const both = [await connect(), await connect()];
  const ids = both.map(({ accountId }) => accountId);
  const { mailboxes } = boxOf(server);
  for (const { email, accountId } of both) {
    mailboxes.setTrouble(email, 'wrongPassword');
    await failTenTimes(accountId);
    mailboxes.setTrouble(email, undefined);
  }
  expect((await operate(ids, 'reconnect')).data.changed).toBe(2);
  await vi.waitFor(async () => {
    for (const id of ids) expect((await read(id)).status).toBe('active');
  }, 15_000);
});

test('a connection for reading is logged in, and tells when the mailbox was last looked into', async () => {
  const { accountId } = await connect();
  const client = await openMailboxImap(server.mailboxes, scope, accountId);
  expect(client.usable).toBe(true);
  await client.logout();
  expect((await read(accountId)).lastSyncAt).not.toBeNull();
});

test('removing forgets the mailbox with its secrets, and frees its place', async () => {
  const { accountId, email } = await connect();
  const removed = await server.call(removeAccount, { accountId }, { token });
  expect(removed).toMatchObject({ code: 0, data: {} });
  const { rows } = await sql`select 1 from mailbox_secrets where mailbox_id = ${accountId}`.execute(server.database.db);
  expect(rows).toEqual([]);
  expect(boxOf(server).mailboxes.has(email)).toBe(true);
  const again = await server.call(removeAccount, { accountId }, { token });
  expect(again).toMatchObject({ status: 404, code: 500, message: 'Not found' });
});

test('ids nobody has are not found', async () => {
  expect((await operate([crypto.randomUUID()], 'pause')).code).toBe(404);
});

/** As if so many log-ins had been refused in a row. */
const haveFailed = (id: string, times: number) =>
  sql`update mailboxes set auth_failures = ${times} where id = ${id}`.execute(server.database.db);

async function failTenTimes(id: string) {
  await haveFailed(id, 9);
  await failOnce(id);
}

async function moveIntoThePast(id: string, column: 'failing_since' | 'probe_at') {
  await sql`update mailboxes set ${sql.ref(column)} = now() - interval '2 hours' where id = ${id}`.execute(
    server.database.db,
  );
}
