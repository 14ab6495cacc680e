import { listAccountLog } from '@outrider/contract/mailboxes/account';
import { getAccountSettings, saveAccountSettings } from '@outrider/contract/mailboxes/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { openMailboxImap } from '../connect/open-mailbox.ts';
import { aConnectedMailbox, aSender, type BoxedHost, boxOf } from '../testing.ts';
import { fileMail } from './file-mail.ts';
import { fileSent } from './file-sent.ts';

let server: TestServer;
let sender: Awaited<ReturnType<typeof aSender>>;
beforeAll(async () => {
  // Where nothing is sent, nobody but these tests files anything.
  server = await testServer();
  sender = await aSender(server, 'scale');
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;

async function aMailbox(host: BoxedHost = 'mailhaven.test') {
  const { token, workspaceId } = sender;
  const { accountId, email } = await aConnectedMailbox(server, token, host);
  const { db } = server.database;
  const settings = async () => (await server.call(getAccountSettings, { accountId }, { token })).data;
  const inSent = (messageId: string, folder = 'Sent') =>
    boxOf(server)
      .mailboxes.folder(email, folder)
      .messages.filter(({ raw }) => raw.includes(`Message-ID: ${messageId}\r\n`));
  let mails = 0;
  /** A mail that left, which is to be filed. */
  async function leave() {
    mails += 1;
    const messageId = `<letter-${mails}.${email}>`;
    const raw = Buffer.from(`From: ${email}\r\nSubject: Freight\r\nMessage-ID: ${messageId}\r\n\r\nHello\r\n`);
    await db
      .transaction()
      .execute((trx) => fileMail(trx, { workspaceId }, accountId, { messageId, raw, sentAt: new Date() }));
    return { messageId, raw };
  }
  /** As a worker would that looks so much later. */
  const file = (afterMinutes = 0) =>
    fileSent({
      ...server.mailboxes,
      now: () => new Date(Date.now() + afterMinutes * MINUTE_MS),
      openImap: (scope, mailboxId) => openMailboxImap(server.mailboxes, scope, mailboxId),
    });
  const left = async () => {
    const { rows } = await sql<{ n: number }>`select (select count(*) from sent_filings where mailbox_id = ${accountId})
      + (select count(*) from sent_copies where mailbox_id = ${accountId}) as n`.execute(db);
    return Number(rows[0]?.n);
  };
  const choose = (sentFiler: 'provider' | 'outrider' | 'none') =>
    server.call(saveAccountSettings, { accountIds: [accountId], settings: { sentFiler } }, { token });
  return { accountId, email, token, db, settings, inSent, leave, file, left, choose };
}

test('the first mail shows that the server files nothing, and from then on each is in Sent, once and as it left', async () => {
  const { settings, leave, file, left, inSent, email } = await aMailbox();
  expect(await settings()).toMatchObject({ sentFiler: 'outrider', isSentFilerKnown: false });
  // The mail of the connection test left as well.
  await file(2);
  const [tested] = boxOf(server).mailboxes.folder(email, 'Sent').messages;
  expect(tested?.raw.toString()).toContain('Subject: Connection test');
  expect(await settings()).toMatchObject({ sentFiler: 'outrider', isSentFilerKnown: true });
  const { messageId, raw } = await leave();
  await Promise.all([file(), file(), file()]);
  await file();
  expect(inSent(messageId)).toMatchObject([{ raw, flags: ['\\Seen'] }]);
  expect(await left()).toBe(0);
});

test('a provider that files by itself is known by the first mail, and nothing is filed twice', async () => {
  const { settings, leave, file, left, inSent, email } = await aMailbox('oldmail.test');
  const { messageId, raw } = await leave();
  boxOf(server).mailboxes.put(email, raw, { folder: 'Sent', at: new Date(), flags: ['\\Seen'] });
  // Long before that it could not have been known.
  await file(0);
  expect(await settings()).toMatchObject({ sentFiler: 'outrider', isSentFilerKnown: false });
  await sql`delete from sent_filings where message_id <> ${messageId}`.execute(server.database.db);
  await file(2);
  expect(await settings()).toMatchObject({ sentFiler: 'provider', isSentFilerKnown: true });
  expect(inSent(messageId)).toHaveLength(1);
  await leave();
  expect(await left()).toBeLessThanOrEqual(1);
});

test('Google and Microsoft are known to file what is sent', async () => {
  for (const host of ['workspace.gmail.test', 'office.outlook.test'] as const) {
    const { settings, leave, left } = await aMailbox(host);
    expect(await settings()).toMatchObject({ sentFiler: 'provider', isSentFilerKnown: true });
    await leave();
    expect(await left()).toBe(0);
  }
});

test('a worker that died after the server had the copy leaves one copy, and no wrong idea of the provider', async () => {
  const { db, accountId, settings, leave, file, left, inSent, email } = await aMailbox();
  const { messageId, raw } = await leave();
  boxOf(server).mailboxes.put(email, raw, { folder: 'Sent', at: new Date(), flags: ['\\Seen'] });
  await sql`update sent_filings set tries = 1 where mailbox_id = ${accountId} and message_id = ${messageId}`.execute(
    db,
  );
  await sql`delete from sent_filings where mailbox_id = ${accountId} and message_id <> ${messageId}`.execute(db);
  await sql`delete from sent_copies where mailbox_id = ${accountId} and message_id <> ${messageId}`.execute(db);
  await file(2);
  expect(inSent(messageId)).toHaveLength(1);
  expect(await left()).toBe(0);
  expect(await settings()).toMatchObject({ sentFiler: 'outrider', isSentFilerKnown: false });
});

test('what a full mailbox refuses is shown in its words, tried again, and filed once there is room', async () => {
  const { accountId, token, email, settings, leave, file, left, inSent } = await aMailbox();
  await file(2);
  const { messageId } = await leave();
  const { mailboxes } = boxOf(server);
  mailboxes.setTrouble(email, 'overQuota');
  await file();
  expect((await settings())?.unfiled).toMatchObject({ mails: 1, words: expect.stringContaining('full') });
  await file();
  expect((await settings())?.unfiled.mails).toBe(1);
  await file(10);
  await file(60);
  const { data } = await server.call(listAccountLog, { accountId }, { token });
  expect(data.events.filter(({ event }) => event === 'sentNotFiled')).toHaveLength(1);
  mailboxes.setTrouble(email, undefined);
  await file(24 * 60);
  expect(inSent(messageId)).toHaveLength(1);
  expect(await left()).toBe(0);
  expect((await settings())?.unfiled).toEqual({ mails: 0, words: '' });
});

test('a mailbox that wants no copies gets none, also of mails that left before', async () => {
  const { choose, settings, leave, file, left, inSent } = await aMailbox();
  const { messageId } = await leave();
  await choose('none');
  expect(await settings()).toMatchObject({ sentFiler: 'none', isSentFilerKnown: true });
  await file(2);
  expect([inSent(messageId), await left()]).toEqual([[], 0]);
  await leave();
  expect(await left()).toBe(0);
  await choose('outrider');
  const later = await leave();
  await file();
  expect(inSent(later.messageId)).toHaveLength(1);
});
