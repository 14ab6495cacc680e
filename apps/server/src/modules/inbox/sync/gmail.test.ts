import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Loop } from '../../../platform/registration.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { type ImapProxy, startImapProxy } from './imap-proxy-testing.ts';
import { type SyncServer, startBoxedServer } from './sync-servers-testing.ts';
import { addMail, aMailbox, listStored, openClient, startReading } from './sync-testing.ts';

let database: TestDatabase;
let server: SyncServer;
let proxy: ImapProxy;
let loop: Loop | undefined;

beforeAll(async () => {
  database = await testDatabase();
  server = await startBoxedServer('workspace.gmail.test');
  proxy = await startImapProxy(server);
});
afterEach(async () => {
  await loop?.stop();
  await sql`delete from mailboxes`.execute(database.db);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
  await database.close();
});

test('a mail under two labels lies in both, and one without a label in the archive', async () => {
  const reader = server.newUser();
  const client = await openClient(proxy, reader);
  const { mailboxId } = await aMailbox(database.db, reader.user);
  await client.mailboxCreate('Clients');
  for (const id of ['one@nordkai.test', 'two@nordkai.test', 'three@nordkai.test'])
    await addMail(client, 'INBOX', { id });
  await client.mailboxOpen('INBOX');
  await client.messageCopy('2', 'Clients');
  loop = startReading({ database, proxy, reader });
  const places = async () =>
    (await listStored(database.db, mailboxId))
      .map(({ path, messageId }) => `${path} ${messageId.split('@', 1)[0]}`)
      .sort();
  await expect.poll(places, { timeout: 60_000 }).toEqual(['Clients two', 'INBOX one', 'INBOX three', 'INBOX two']);
  const [three] = (await listStored(database.db, mailboxId)).filter(({ messageId }) => messageId.startsWith('three'));
  await sql`update inbox_messages set memo = 'kept' where id = ${three?.id ?? ''}`.execute(database.db);
  await client.mailboxOpen('INBOX');
  await client.messageDelete('3');
  await expect
    .poll(places, { timeout: 60_000 })
    .toEqual(['Clients two', 'INBOX one', 'INBOX two', '[Gmail]/All Mail three']);
  const stored = await listStored(database.db, mailboxId);
  expect(stored.find(({ messageId }) => messageId.startsWith('three'))).toMatchObject({ id: three?.id, memo: 'kept' });
  client.close();
});
