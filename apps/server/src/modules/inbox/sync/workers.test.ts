import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import type { MailProgram } from '../../../platform/testing/mail-program.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { handOverMailboxes } from '../../mailboxes/index.ts';
import { type ImapProxy, startImapProxy } from './imap-proxy-testing.ts';
import { type SyncServer, startBoxedServer } from './sync-servers-testing.ts';
import {
  addMail,
  aMailbox,
  type Collected,
  listServer,
  listStored,
  openClient,
  type Reader,
  startReading,
  tell,
} from './sync-testing.ts';

let database: TestDatabase;
let server: SyncServer;
let proxy: ImapProxy;
let reader: Reader;
let client: MailProgram;
let mailboxId: string;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await testDatabase();
  server = await startBoxedServer();
  proxy = await startImapProxy(server);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await sql`delete from mailboxes`.execute(database.db);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
  await database.close();
});

async function setUp(messages: number) {
  reader = server.newUser();
  client = await openClient(proxy, reader);
  ends.push(async () => client.close());
  ({ mailboxId } = await aMailbox(database.db, reader.user));
  for (let index = 0; index < messages; index += 1) await addMail(client, 'INBOX', { id: `m${index}@nordkai.test` });
}

const same = async () => {
  const there = await listServer(client);
  await expect
    .poll(async () => (await listStored(database.db, mailboxId)).map(tell).sort(), { timeout: 60_000 })
    .toEqual(there);
};

const count = async () => (await listStored(database.db, mailboxId)).length;

/** Longer than any test takes: a worker that lives keeps its mailbox, however slow the machine is. */
const LASTING_LEASE_MS = 600_000;
/** A reader that writes nothing by itself learns of nothing. */
const QUIET_MS = 600_000;

function startWorker() {
  const batch = 5;
  const args = [database.url, String(proxy.port), reader.user, reader.pass, String(batch), String(LASTING_LEASE_MS)];
  const worker = fork(new URL('./sync-worker-testing.ts', import.meta.url), args);
  // One that a failed test leaves behind would take the mailboxes of the tests after it.
  ends.push(async () => worker.kill('SIGKILL'));
  return worker;
}

test('a worker killed in the middle of the first sync loses nothing and does nothing twice', async () => {
  await setUp(45);
  for (const least of [1, 15, 30]) {
    const worker = startWorker();
    await expect.poll(count, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(least);
    await kill(worker);
  }
  const loop = startReading({ database, proxy, reader });
  ends.push(() => loop.stop());
  await same();
});

test('a mailbox has one reader, and another one when that is gone', async () => {
  await setUp(3);
  const first = startWorker();
  await same();
  const holder = await leaseOf();
  const second = startReading({ database, proxy, reader });
  ends.push(() => second.stop());
  await addMail(client, 'INBOX', { id: 'later@nordkai.test' });
  await same();
  expect(await leaseOf()).toBe(holder);
  await kill(first);
  await addMail(client, 'INBOX', { id: 'last@nordkai.test' });
  await same();
  expect(await leaseOf()).not.toBe(holder);
});

test('a mailbox that is handed to another workspace while it is read is read anew for that one', async () => {
  await setUp(3);
  const loop = startReading(
    { database, proxy, reader },
    { leaseMs: LASTING_LEASE_MS, renewMs: QUIET_MS, idleMs: QUIET_MS, lookAroundMs: QUIET_MS, glanceMs: QUIET_MS },
  );
  ends.push(() => loop.stop());
  await same();
  const { workspaceId: to, mailboxId: spare } = await aMailbox(database.db, 'spare@nordkai.test');
  await sql`delete from mailboxes where id = ${spare}`.execute(database.db);
  await database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ from: string; domain: string }>`
      select workspace_id as from, domain from mailboxes where id = ${mailboxId}`.execute(trx);
    for (const { from, domain } of rows)
      await handOverMailboxes(trx, { workspaceId: from }, { workspaceId: to }, { domain, names: new Map() });
  });
  await expect.poll(leaseOf).toEqual(expect.any(String));
  await addMail(client, 'INBOX', { id: 'after@nordkai.test' });
  await same();
  const { rows } = await sql<{ owner: string }>`
    select distinct workspace_id as owner from inbox_messages where mailbox_id = ${mailboxId}`.execute(database.db);
  expect(rows).toEqual([{ owner: to }]);
});

test.each([
  ['stored', /FETCH .*HEADER\.FIELDS/],
  ['classified', /FETCH .*BODY\.PEEK\[\]/],
])('mail that two workers have in hand at the same moment is %s once', async (_what, command) => {
  await setUp(3);
  const letGo = Promise.withResolvers<void>();
  let held = 0;
  proxy.mischief.holdAnswer = (line) => {
    if (!command.test(line)) return undefined;
    held += 1;
    return letGo.promise;
  };
  ends.push(async () => {
    letGo.resolve();
    proxy.mischief.holdAnswer = undefined;
  });
  const collected: Collected[] = [1, 2].map(() => ({ incoming: [], suppressed: [], published: [] }));
  // It takes the mailbox once, and never hears that its lease is over.
  const forgetful = { leaseMs: 1, renewMs: LASTING_LEASE_MS, takeMs: LASTING_LEASE_MS };
  for (const [index, rules] of [forgetful, {}].entries()) {
    const loop = startReading({ database, proxy, reader }, rules, collected[index]);
    ends.push(() => loop.stop());
    await expect.poll(() => held, { timeout: 60_000 }).toBeGreaterThan(index);
  }
  letGo.resolve();
  await same();
  const published = () => collected.flatMap((one) => one.published);
  await expect.poll(published, { timeout: 60_000 }).toEqual(Array(3).fill('reply.received'));
});

test('a connection that ends while a batch is stored takes none of the batches after it along', async () => {
  await setUp(1);
  const first = startReading({ database, proxy, reader });
  await same();
  await first.stop();
  for (let index = 1; index < 14; index += 1) await addMail(client, 'INBOX', { id: `m${index}@nordkai.test` });
  const { id } = await database.db
    .selectFrom('inbox_folders')
    .select('id')
    .where('mailbox_id', '=', mailboxId)
    .where('role', '=', 'inbox')
    .executeTakeFirstOrThrow();
  const folder = await holdRow(database.db, 'inbox_folders', 'id', id);
  const shaky = await startImapProxy(server);
  const way = { port: shaky.port };
  const loop = startReading({ database, proxy: way, reader }, { graceMs: 10_000 });
  ends.push(() => loop.stop());
  await folder.untilWaiting(1);
  await shaky.stop();
  way.port = proxy.port;
  await folder.release();
  await same();
});

test('an answer the rules cannot tell is put to a model, where there is one', async () => {
  await setUp(0);
  const collected: Collected = { incoming: [], suppressed: [], published: [] };
  const suggestLabel = async () => undefined;
  const loop = startReading({ database, proxy, reader, suggestLabel }, {}, collected);
  ends.push(() => loop.stop());
  await addMail(client, 'INBOX', { id: 'plain@nordkai.test', text: 'I am not interested, thank you.' });
  await addMail(client, 'INBOX', { id: 'odd@nordkai.test', text: 'Hm, the harbour was lovely this morning.' });
  await expect
    .poll(() => collected.published.toSorted(), { timeout: 60_000 })
    .toEqual(['inbox.suggest', 'reply.received', 'reply.received']);
});

test('a worker that stops gives its mailboxes back at once', async () => {
  await setUp(1);
  const loop = startReading({ database, proxy, reader });
  await same();
  await loop.stop();
  expect(await leaseOf()).toBeNull();
});

test('a mailbox that cannot be read says why, and is read again when it can be', async () => {
  await setUp(1);
  const owner = { ...reader, pass: 'wrong' };
  const loop = startReading({ database, proxy, reader: owner });
  ends.push(() => loop.stop());
  await expect
    .poll(readSync, { timeout: 60_000 })
    .toMatchObject({ state: 'behind', words: expect.stringMatching(/\w/) });
  owner.pass = reader.pass;
  await same();
  await expect.poll(readSync, { timeout: 60_000 }).toMatchObject({ state: 'live', words: '', failures: 0 });
});

/** And lets as much time pass as its lease had left. */
async function kill(worker: ChildProcess) {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await sql`update inbox_syncs set lease_until = now() where mailbox_id = ${mailboxId}`.execute(database.db);
}

async function readSync() {
  const { rows } = await sql<{ state: string; words: string; failures: number }>`select state, words, failures
    from inbox_syncs where mailbox_id = ${mailboxId}`.execute(database.db);
  return rows[0];
}

async function leaseOf() {
  const { rows } = await sql<{ lease: string | null }>`select lease from inbox_syncs
    where mailbox_id = ${mailboxId}`.execute(database.db);
  return rows[0]?.lease;
}
