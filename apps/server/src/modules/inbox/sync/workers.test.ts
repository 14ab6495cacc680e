import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ImapFlow } from 'imapflow';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { type ImapProxy, startImapProxy } from './imap-proxy-testing.ts';
import { type SyncServer, startBoxedServer } from './sync-servers-testing.ts';
import {
  addMail,
  aMailbox,
  listServer,
  listStored,
  openClient,
  type Reader,
  startReading,
  type Told,
  tell,
} from './sync-testing.ts';

let database: TestDatabase;
let server: SyncServer;
let proxy: ImapProxy;
let reader: Reader;
let client: ImapFlow;
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
    .poll(async () => (await listStored(database.db, mailboxId)).map(tell).sort(), { timeout: 30_000 })
    .toEqual(there);
};

const count = async () => (await listStored(database.db, mailboxId)).length;

function startWorker() {
  const args = [database.url, String(proxy.port), reader.user, reader.pass];
  const worker = fork(new URL('./sync-worker-testing.ts', import.meta.url), args);
  // One that a failed test leaves behind would take the mailboxes of the tests after it.
  ends.push(async () => worker.kill('SIGKILL'));
  return worker;
}

test('a worker killed in the middle of the first sync loses nothing and does nothing twice', {
  timeout: 90_000,
}, async () => {
  await setUp(45);
  for (const least of [1, 15, 30]) {
    const worker = startWorker();
    await expect.poll(count, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(least);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  const loop = startReading({ database, proxy, reader });
  ends.push(() => loop.stop());
  await same();
});

test('a mailbox has one reader, and another one when that is gone', { timeout: 60_000 }, async () => {
  await setUp(3);
  const first = startWorker();
  await same();
  const holder = await leaseOf();
  const second = startReading({ database, proxy, reader });
  ends.push(() => second.stop());
  await addMail(client, 'INBOX', { id: 'later@nordkai.test' });
  await same();
  expect(await leaseOf()).toBe(holder);
  first.kill('SIGKILL');
  await once(first, 'exit');
  await addMail(client, 'INBOX', { id: 'last@nordkai.test' });
  await same();
  expect(await leaseOf()).not.toBe(holder);
});

test('two workers that judge the same mail at the same moment tell it once', { timeout: 60_000 }, async () => {
  await setUp(0);
  const told: Told[] = [1, 2].map(() => ({ news: [], suppressed: [], published: [] }));
  // A lease that nobody renews in time: both believe that the mailbox is theirs.
  const [first, second] = told.map((one) =>
    startReading({ database, proxy, reader }, { leaseMs: 1, renewMs: 60_000, takeMs: 20 }, one),
  );
  ends.push(async () => Promise.all([first?.stop(), second?.stop()]));
  for (let index = 0; index < 10; index += 1) await addMail(client, 'INBOX', { id: `m${index}@nordkai.test` });
  await same();
  await vi.waitFor(() => expect(told.flatMap(({ published }) => published)).toHaveLength(10), { timeout: 30_000 });
});

test('a connection that ends while a batch is stored takes none of the batches after it along', {
  timeout: 60_000,
}, async () => {
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

test('an answer the rules cannot tell is put to a model, where there is one', { timeout: 60_000 }, async () => {
  await setUp(0);
  const told: Told = { news: [], suppressed: [], published: [] };
  const suggestLabel = async () => undefined;
  const loop = startReading({ database, proxy, reader, suggestLabel }, {}, told);
  ends.push(() => loop.stop());
  await addMail(client, 'INBOX', { id: 'plain@nordkai.test', text: 'I am not interested, thank you.' });
  await addMail(client, 'INBOX', { id: 'odd@nordkai.test', text: 'Hm, the harbour was lovely this morning.' });
  await expect
    .poll(() => told.published.toSorted(), { timeout: 30_000 })
    .toEqual(['inbox.suggest', 'reply.received', 'reply.received']);
});

test('a worker that stops gives its mailboxes back at once', { timeout: 60_000 }, async () => {
  await setUp(1);
  const loop = startReading({ database, proxy, reader });
  await same();
  await loop.stop();
  expect(await leaseOf()).toBeNull();
});

test('a mailbox that cannot be read says why, and is read again when it can be', { timeout: 60_000 }, async () => {
  await setUp(1);
  const owner = { ...reader, pass: 'wrong' };
  const loop = startReading({ database, proxy, reader: owner });
  ends.push(() => loop.stop());
  await expect
    .poll(readSync, { timeout: 30_000 })
    .toMatchObject({ state: 'behind', words: expect.stringMatching(/\w/) });
  owner.pass = reader.pass;
  await same();
  await expect.poll(readSync, { timeout: 30_000 }).toMatchObject({ state: 'live', words: '', failures: 0 });
});

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
