import { saveComposeSettings } from '@outrider/contract/compose/sending-help';
import { answerReceiptRequest, listReceipts, noteDisplayed } from '@outrider/contract/receipts';
import { classifyMessage } from '@outrider/mail-kit/classify/classify-message';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aMessage } from '../../modules/inbox/testing.ts';
import { aConnectedMailbox, aSender, boxOf } from '../../modules/mailboxes/testing.ts';
import { handleReceipts } from '../../modules/receipts/index.ts';
import { holdRow } from '../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
let maya: Awaited<ReturnType<typeof aSender>> & { mailboxId: string; email: string };
beforeAll(async () => {
  server = await testServer();
  const user = await aSender(server);
  const mailbox = await aConnectedMailbox(server, user.token);
  maya = { ...user, mailboxId: mailbox.accountId, email: mailbox.email };
});
afterAll(() => server.close());

const KATRIN = 'katrin.vogel@nordkai.test';
const SERVER_EVENTS = { from: KATRIN, at: new Date(), originalRecipients: [] };

/** A mail in the inbox that asks for a receipt, as the inbox tells of it. */
async function anAskingMail({ mayBeAutomatic = true, to = KATRIN } = {}): Promise<string> {
  const { db } = server.database;
  boxOf(server).residents.settle(to);
  const mid = await aMessage(db, maya, { subject: 'Two invoices', messageId: `asking-${Math.random()}@nordkai.test` });
  const incoming = {
    ...SERVER_EVENTS,
    messageId: mid,
    mailboxId: maya.mailboxId,
    receiptRequest: { to: [to], mayBeAutomatic },
  };
  await db.transaction().execute((trx) => handleReceipts(trx, maya, incoming));
  return mid;
}

const requestOf = async (mid: string) => (await server.call(listReceipts, { mids: [mid] }, maya)).data.requests[0];
const policy = (receipts: 'ask' | 'never' | 'always') => server.call(saveComposeSettings, { receipts }, maya);

/** What arrived for a person of the box. */
async function receiptAt(address: string) {
  return vi.waitFor(
    async () => {
      const newest = await boxOf(server).people.newestFor(address);
      expect(newest?.subject).toMatch(/^Read: /);
      return newest;
    },
    { timeout: 30_000, interval: 50 },
  );
}

test('a receipt that came is shown with the mail it is for, and says who sent it', async () => {
  const { db } = server.database;
  const mid = await aMessage(db, maya, { role: 'sent', isOwn: true, messageId: 'mine@harborline-hq.test' });
  const notice = await aMessage(db, maya, { kind: 'receipt' });
  const incoming = {
    ...SERVER_EVENTS,
    messageId: notice,
    mailboxId: maya.mailboxId,
    originalMessageId: '<mine@harborline-hq.test>',
    originalRecipients: [KATRIN],
    receipt: { did: 'displayed', sentBy: 'person' as const },
  };
  for (let times = 0; times < 2; times += 1)
    await db.transaction().execute((trx) => handleReceipts(trx, maya, incoming));
  expect((await server.call(listReceipts, { mids: [mid, notice] }, maya)).data).toEqual({
    receipts: [{ mid, recipient: KATRIN, did: 'displayed', sentBy: 'person', at: expect.any(String) }],
    requests: [],
  });
  const stranger = await aSender(server);
  expect((await server.call(listReceipts, { mids: [mid] }, stranger)).data.receipts).toEqual([]);
});

test('asked by the setting, nothing is sent until the user says so, and then one receipt by the null sender', async () => {
  await policy('ask');
  const to = 'asker.one@tidewatercargo.test';
  const mid = await anAskingMail({ to });
  expect((await server.call(noteDisplayed, { mid }, maya)).data.request).toEqual({ mid, to: [to], state: 'open' });
  const held = await holdRow(server.database.db, 'receipt_requests', 'message_id', mid);
  const clicks = [1, 2, 3].map(() => server.call(answerReceiptRequest, { mid, send: true }, maya));
  await held.untilWaiting(3);
  await held.release();
  const answers = await Promise.all(clicks);
  expect(answers.every(({ code }) => code === 0)).toBe(true);
  expect(await requestOf(mid)).toEqual({ mid, to: [to], state: 'sent' });
  const newest = await receiptAt(to);
  expect(newest?.from.address).toBe(maya.email);
  const onTheWire = boxOf(server)
    .truth.list({ limit: 10_000 })
    .filter((event) => event.kind === 'smtp' && event.to === to);
  expect(new Set(onTheWire.map(({ messageId }) => messageId)).size).toBe(1);
  expect(onTheWire.some(({ from }) => from === '' || from === '<>')).toBe(true);
});

test('always sends by itself where the addresses agree, and asks where they do not', async () => {
  await policy('always');
  const to = 'asker.two@tidewatercargo.test';
  const sure = await anAskingMail({ to });
  expect((await server.call(noteDisplayed, { mid: sure }, maya)).data.request?.state).toBe('sent');
  await receiptAt(to);
  const unsure = await anAskingMail({ mayBeAutomatic: false });
  expect((await server.call(noteDisplayed, { mid: unsure }, maya)).data.request?.state).toBe('open');
});

test('never refuses, and what was refused once is not sent later', async () => {
  await policy('never');
  const mid = await anAskingMail();
  expect((await server.call(noteDisplayed, { mid }, maya)).data.request?.state).toBe('refused');
  await policy('always');
  expect((await server.call(answerReceiptRequest, { mid, send: true }, maya)).data.request.state).toBe('refused');
});

test('a mail that nobody displays is not answered with any setting', async () => {
  await policy('always');
  const mid = await anAskingMail();
  expect(await requestOf(mid)).toMatchObject({ state: 'open' });
});

test('one that was under way when the process ended is not sent again', async () => {
  const mid = await anAskingMail();
  await sql`update receipt_requests set state = 'sending' where message_id = ${mid}`.execute(server.database.db);
  expect((await server.call(answerReceiptRequest, { mid, send: true }, maya)).data.request.state).toBe('doubt');
});

test('a receipt whose server cannot be reached can be tried again', async () => {
  const mid = await anAskingMail();
  const { db } = server.database;
  const host = 'smtp.gone.test';
  const before = await sql<{
    host: string;
  }>`select smtp_host as host from mailboxes where id = ${maya.mailboxId}`.execute(db);
  await sql`update mailboxes set smtp_host = ${host} where id = ${maya.mailboxId}`.execute(db);
  expect((await server.call(answerReceiptRequest, { mid, send: true }, maya)).code).toBe(17_020);
  expect(await requestOf(mid)).toMatchObject({ state: 'open' });
  await sql`update mailboxes set smtp_host = ${before.rows[0]?.host} where id = ${maya.mailboxId}`.execute(db);
});

/** A mail that asks for a receipt and lies in the mailbox at its server, too. */
async function anAskingMailAtItsServer(flags: string[]) {
  const { db } = server.database;
  const mid = await anAskingMail();
  const messageId = `<at-server-${mid}@nordkai.test>`;
  const raw = Buffer.from(`From: <${KATRIN}>\r\nMessage-ID: ${messageId}\r\nSubject: Two invoices\r\n\r\nHello\r\n`);
  boxOf(server).mailboxes.put(maya.email, raw, { folder: 'INBOX', at: new Date(), flags });
  await sql`update inbox_messages set message_id = ${messageId.slice(1, -1)} where id = ${mid}`.execute(db);
  await sql`update inbox_folders f set path = 'INBOX' from inbox_messages m where m.id = ${mid} and f.id = m.folder_id`.execute(
    db,
  );
  const flagsNow = () =>
    boxOf(server)
      .mailboxes.folder(maya.email, 'INBOX')
      .messages.find((message) => message.raw.equals(raw))?.flags;
  return { mid, flagsNow };
}

test('once a receipt left, the mail at its server says so to every other program', async () => {
  await policy('ask');
  const { mid, flagsNow } = await anAskingMailAtItsServer([]);
  expect((await server.call(answerReceiptRequest, { mid, send: true }, maya)).data.request.state).toBe('sent');
  await vi.waitFor(() => expect(flagsNow()).toContain('$MDNSent'), { timeout: 20_000, interval: 100 });
});

test('what was refused says so, too', async () => {
  const { mid, flagsNow } = await anAskingMailAtItsServer([]);
  await server.call(answerReceiptRequest, { mid, send: false }, maya);
  await vi.waitFor(() => expect(flagsNow()).toContain('$MDNSent'), { timeout: 20_000, interval: 100 });
});

test('a mail that another program answered is neither asked about nor answered again', async () => {
  await policy('always');
  const { mid } = await anAskingMailAtItsServer(['$MDNSent']);
  expect((await server.call(noteDisplayed, { mid }, maya)).data.request?.state).toBe('refused');
  await policy('ask');
  const other = await anAskingMailAtItsServer(['$mdnsent']);
  const answer = await server.call(answerReceiptRequest, { mid: other.mid, send: true }, maya);
  expect(answer.data.request.state).toBe('refused');
});

test('what a boxed person sends is known as a receipt', async () => {
  const raw = `From: k@nordkai.test\r\nContent-Type: multipart/report; report-type=disposition-notification; boundary=b\r\n\r\n--b\r\n\r\nRead.\r\n--b\r\nContent-Type: message/disposition-notification\r\n\r\nFinal-Recipient: rfc822;k@nordkai.test\r\nOriginal-Message-ID: <a@b.test>\r\nDisposition: automatic-action/MDN-sent-automatically; displayed\r\n--b--\r\n`;
  expect(classifyMessage(raw)).toMatchObject({ kind: 'receipt', receipt: { sentBy: 'rule' } });
});
