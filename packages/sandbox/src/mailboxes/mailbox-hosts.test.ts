import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { ImapFlow } from 'imapflow';
import { expect, test, vi } from 'vitest';
import { MAYA, NOOR, RUNE, useMailboxHosts } from './testing.ts';

const box = useMailboxHosts();
const { logIn } = box;

const mail = (subject: string, body = 'Hello') =>
  Buffer.from(
    [
      'From: "Dana, of Tidewater" <dana@tidewater.test>',
      `To: ${MAYA}`,
      `Subject: ${subject}`,
      `Message-ID: <${subject.length}@tidewater.test>`,
      'Date: Mon, 16 Nov 2026 10:00:00 +0100',
      '',
      body,
      '',
    ].join('\r\n'),
  );

const MULTIPART = Buffer.from(
  [
    'From: =?utf-8?q?J=C3=BCrgen?= <juergen@tidewater.test>',
    `To: Team: ${MAYA}, noor@kestrel.test;`,
    'Subject: =?utf-8?b?R3LDvMOfZQ==?=',
    'Content-Type: multipart/mixed; boundary="outer"',
    '',
    'preamble',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Gr=C3=BC=\r\n=C3=9Fe',
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Hi</p>',
    '--inner--',
    '--outer',
    'Content-Type: message/rfc822',
    'Content-Disposition: attachment; filename="old.eml"',
    '',
    'Subject: Inside',
    'From: a@b.test',
    '',
    'The old one',
    '--outer--',
    '',
  ].join('\r\n'),
);

test('folders are listed with the names and special uses of each provider', async () => {
  const usesOf = async (user: string) =>
    Object.fromEntries((await (await logIn(user)).list()).map(({ path, specialUse }) => [path, specialUse]));
  expect(await usesOf(MAYA)).toMatchObject({
    INBOX: '\\Inbox',
    '[Gmail]/Sent Mail': '\\Sent',
    '[Gmail]/Spam': '\\Junk',
    '[Gmail]/All Mail': '\\All',
  });
  expect(await usesOf(NOOR)).toMatchObject({
    'Sent Items': '\\Sent',
    'Junk Email': '\\Junk',
    'Deleted Items': '\\Trash',
  });
  expect(await usesOf(RUNE)).toMatchObject({ Sent: '\\Sent', Junk: '\\Junk', Drafts: '\\Drafts' });
});

test('an appended message is fetched byte for byte with its flags, date and UID', async () => {
  const client = await logIn(RUNE, { secure: false });
  const raw = mail('Kept', 'With a {3} and "quotes" and öäü');
  const appended = await client.append('Sent', raw, ['\\Seen', '$Outreach'], new Date('2026-11-01T08:30:00Z'));
  expect(appended).toMatchObject({ destination: 'Sent', uid: 1 });
  await client.mailboxOpen('Sent');
  const message = await client.fetchOne('1', {
    uid: true,
    flags: true,
    envelope: true,
    source: true,
    internalDate: true,
    size: true,
    headers: ['subject'],
  });
  if (!message) return expect.unreachable();
  expect(message.source).toEqual(raw);
  expect(message.flags).toEqual(new Set(['\\Seen', '$Outreach']));
  expect(message.internalDate).toEqual(new Date('2026-11-01T08:30:00Z'));
  expect(message.size).toBe(raw.length);
  expect(message.headers?.toString()).toBe('Subject: Kept\r\n\r\n');
  expect(message.envelope).toMatchObject({
    subject: 'Kept',
    from: [{ name: 'Dana, of Tidewater', address: 'dana@tidewater.test' }],
    messageId: '<4@tidewater.test>',
  });
});

test('the structure of nested parts is given and every part can be fetched alone', async () => {
  box.hosts.deliver(MAYA, MULTIPART);
  const client = await logIn(MAYA);
  await client.mailboxOpen('INBOX');
  const message = await client.fetchOne('*', {
    bodyStructure: true,
    envelope: true,
    bodyParts: ['1.1', '2.text', '2.header', { key: '1.2', start: 3, maxLength: 2 }],
  });
  if (!message) return expect.unreachable();
  expect(message.envelope?.subject).toBe('Grüße');
  expect(message.envelope?.from?.[0]?.name).toBe('Jürgen');
  expect(message.bodyStructure).toMatchObject({
    type: 'multipart/mixed',
    childNodes: [
      { type: 'multipart/alternative', childNodes: [{ part: '1.1', type: 'text/plain' }, { type: 'text/html' }] },
      { type: 'message/rfc822', disposition: 'attachment', dispositionParameters: { filename: 'old.eml' } },
    ],
  });
  const part = (key: string) => message.bodyParts?.get(key)?.toString();
  expect(part('1.1')).toBe('Gr=C3=BC=\r\n=C3=9Fe');
  expect(part('2.text')).toBe('The old one');
  expect(part('2.header')).toBe('Subject: Inside\r\nFrom: a@b.test\r\n\r\n');
  expect(part('1.2')).toBe('Hi');
});

test('a search finds by decoded text, header, flag, date, UID and their combinations', async () => {
  box.hosts.deliver(MAYA, mail('First'), { at: new Date('2026-11-01T12:00:00Z') });
  box.hosts.deliver(MAYA, MULTIPART, { at: new Date('2026-11-10T12:00:00Z') });
  box.hosts.deliver(MAYA, mail('Third'));
  const client = await logIn(MAYA);
  await client.mailboxOpen('INBOX');
  await client.messageFlagsAdd('1', ['\\Seen']);
  expect(await client.search({ body: 'grüße' })).toEqual([2]);
  expect(await client.search({ subject: 'grüße' })).toEqual([2]);
  expect(await client.search({ header: { 'message-id': '<5@tidewater.test>' } })).toEqual([1, 3]);
  expect(await client.search({ seen: false })).toEqual([2, 3]);
  expect(await client.search({ since: new Date('2026-11-10') })).toEqual([2, 3]);
  expect(await client.search({ before: new Date('2026-11-10') })).toEqual([1]);
  expect(await client.search({ or: [{ subject: 'first' }, { uid: '3:*' }] }, { uid: true })).toEqual([1, 3]);
  expect(await client.search({ not: { from: 'dana' } })).toEqual([2]);
});

test('flags set by one client reach the host and every other client', async () => {
  box.hosts.deliver(MAYA, mail('Flagged'));
  const [one, other] = [await logIn(MAYA), await logIn(MAYA)];
  await one.mailboxOpen('INBOX');
  await other.mailboxOpen('INBOX');
  const heard = new Promise((resolve) => other.once('flags', ({ flags }) => resolve(flags)));
  await one.messageFlagsAdd('1', ['\\Answered', '\\Seen']);
  await one.messageFlagsRemove('1', ['\\Seen']);
  expect(box.hosts.folder(MAYA, 'INBOX').messages[0]?.flags).toEqual(['\\Answered']);
  await other.noop();
  expect(await heard).toEqual(new Set(['\\Answered']));
});

test('a moved message leaves its folder under the eyes of others and keeps its bytes', async () => {
  box.hosts.deliver(NOOR, mail('Mover'));
  box.hosts.deliver(NOOR, mail('Stays'));
  const [one, other] = [await logIn(NOOR), await logIn(NOOR)];
  await one.mailboxOpen('INBOX');
  await other.mailboxOpen('INBOX');
  const heard = new Promise((resolve) => other.once('expunge', ({ seq }) => resolve(seq)));
  const moved = await one.messageMove('1', 'Archive');
  expect(moved).toMatchObject({ uidMap: new Map([[1, 1]]) });
  await other.noop();
  expect(await heard).toBe(1);
  expect(box.hosts.folder(NOOR, 'Archive').messages.map(({ raw }) => raw)).toEqual([mail('Mover')]);
  expect(box.hosts.folder(NOOR, 'INBOX').messages.map(({ uid }) => uid)).toEqual([2]);
});

test('a delivery is pushed to an idle client, spam goes to the folder for it', async () => {
  const client = await logIn(NOOR);
  await client.mailboxOpen('INBOX');
  const heard = new Promise((resolve) => client.once('exists', ({ count }) => resolve(count)));
  const idle = client.idle();
  await vi.waitFor(() => expect(client.idling).toBe(true));
  box.hosts.deliver(NOOR, mail('Spam'), { spam: true });
  box.hosts.deliver(NOOR, mail('Pushed'));
  expect(await heard).toBe(1);
  await client.noop();
  await idle;
  expect(box.hosts.folder(NOOR, 'Junk Email').messages).toHaveLength(1);
});

test('mod-sequences are there on hosts that have them and nowhere else', async () => {
  box.hosts.deliver(MAYA, mail('Old'));
  const client = await logIn(MAYA);
  const { highestModseq } = await client.mailboxOpen('INBOX');
  if (highestModseq === undefined) return expect.unreachable();
  box.hosts.deliver(MAYA, mail('New'));
  await client.noop();
  const changed = await client.fetchAll('1:*', { uid: true }, { changedSince: highestModseq });
  expect(changed.map(({ uid }) => uid)).toEqual([2]);
  expect(changed[0]?.modseq).toBeGreaterThan(highestModseq);
  await client.messageFlagsAdd('2', ['\\Seen'], { unchangedSince: highestModseq });
  expect(box.hosts.folder(MAYA, 'INBOX').messages[1]?.flags).toEqual([]);

  const plain = await logIn(NOOR);
  expect(plain.capabilities.has('CONDSTORE')).toBe(false);
  expect((await plain.mailboxOpen('INBOX')).noModseq).toBe(true);
});

test('a changed UIDVALIDITY ends the connection and is seen by the next one', async () => {
  box.hosts.deliver(RUNE, mail('Renumbered'));
  box.hosts.deliver(RUNE, mail('Renumbered too'));
  const client = await logIn(RUNE);
  const before = await client.mailboxOpen('INBOX');
  await client.messageDelete('1');
  const closed = new Promise((resolve) => client.once('close', () => resolve(true)));
  box.hosts.changeUidValidity(RUNE, 'INBOX');
  expect(await closed).toBe(true);
  const after = await (await logIn(RUNE)).mailboxOpen('INBOX');
  expect(after.uidValidity).not.toBe(before.uidValidity);
  expect(after.uidNext).toBe(2);
});

test('folders are made, renamed, subscribed to and deleted', async () => {
  const client = await logIn(RUNE);
  await client.mailboxCreate('Kunden.Köln');
  expect((await client.list()).find(({ path }) => path === 'Kunden.Köln')?.delimiter).toBe('.');
  await client.mailboxRename('Kunden.Köln', 'Clients');
  expect(await client.status('Clients', { messages: true, uidNext: true })).toMatchObject({ messages: 0, uidNext: 1 });
  await client.mailboxUnsubscribe('Clients');
  await client.mailboxDelete('Clients');
  await expect(client.mailboxOpen('Clients')).rejects.toMatchObject({ serverResponseCode: 'NONEXISTENT' });
  await expect(client.mailboxDelete('INBOX')).rejects.toMatchObject({ serverResponseCode: 'CANNOT' });
});

test('a folder made anew is not taken for the deleted one of its name', async () => {
  const client = await logIn(NOOR);
  const validity = async () => {
    await client.mailboxCreate('Again');
    const status = await client.status('Again', { uidValidity: true });
    await client.mailboxDelete('Again');
    return status ? status.uidValidity : expect.unreachable();
  };
  expect(await validity()).not.toBe(await validity());
});

test('a full mailbox takes neither deliveries nor appends until the quota trouble is over', async () => {
  expect(box.hosts.deliver(RUNE, mail('Big', 'x'.repeat(2_000)))).toBe(false);
  const client = await logIn(RUNE);
  const big = mail('Big', 'x'.repeat(2_000));
  await expect(client.append('Sent', big)).rejects.toMatchObject({ serverResponseCode: 'OVERQUOTA' });
  expect(box.hosts.deliver(RUNE, mail('Small'))).toBe(true);
  box.hosts.setTrouble(RUNE, 'overQuota');
  expect(box.hosts.deliver(RUNE, mail('Small'))).toBe(false);
});

test('each trouble has the answer of its kind at log-in, and its end lets the owner in again', async () => {
  const answerTo = async (user: string, pass?: string) =>
    await logIn(user, pass === undefined ? {} : { pass }).catch(
      (error: { responseText?: string; message: string }) => error.responseText ?? error.message,
    );
  expect(await answerTo(RUNE, 'wrong')).toBe('Authentication failed.');
  expect(await answerTo('nobody@scheldt.test')).toBe('Authentication failed.');
  box.hosts.setTrouble(MAYA, 'throttled');
  expect(await answerTo(MAYA)).toBe('Too many simultaneous connections. (Failure)');
  box.hosts.setTrouble(MAYA, 'revoked');
  expect(await answerTo(MAYA)).toBe('Please log in via your web browser (Failure)');
  box.hosts.setTrouble(MAYA, 'wrongPassword');
  expect(await answerTo(MAYA)).toBe('Invalid credentials (Failure)');
  box.hosts.setTrouble(MAYA, 'down');
  expect(await answerTo(MAYA)).toBeTypeOf('string');
  box.hosts.setTrouble(MAYA, undefined);
  expect(await answerTo(MAYA)).toBeInstanceOf(ImapFlow);
});

test('revoking access ends the connections that are open', async () => {
  const client = await logIn(MAYA);
  const closed = new Promise((resolve) => client.once('close', () => resolve(true)));
  box.hosts.setTrouble(MAYA, 'revoked');
  expect(await closed).toBe(true);
});

test('the sixteenth connection to a mailbox at Google is one too many, until one leaves', async () => {
  const open = await Promise.all(Array.from({ length: 15 }, () => logIn(MAYA)));
  await expect(logIn(MAYA)).rejects.toMatchObject({ responseText: 'Too many simultaneous connections. (Failure)' });
  await open[0]?.logout();
  await expect(logIn(MAYA)).resolves.toBeInstanceOf(ImapFlow);
});

test('a host that is down hangs up on everybody, and serves them again when it is back', async () => {
  const client = await logIn(MAYA);
  const closed = new Promise((resolve) => client.once('close', resolve));
  box.hosts.setHostTrouble('google.box.test', 'down');
  await closed;
  await expect(logIn(MAYA)).rejects.toThrow();
  await expect(box.sender(MAYA).verify()).rejects.toThrow();
  await expect(logIn(NOOR)).resolves.toBeInstanceOf(ImapFlow);
  box.hosts.setHostTrouble('google.box.test', undefined);
  await expect(logIn(MAYA)).resolves.toBeInstanceOf(ImapFlow);
  expect(box.hosts.setHostTrouble('elsewhere.box.test', 'down')).toBe(false);
});

test('a host shows an expired certificate at all of its doors until it is set not to', async () => {
  const expiries = async () =>
    Promise.all([
      certificateAt(box.hosts.addressOf('self.box.test').imap),
      certificateAt(box.hosts.addressOf('self.box.test').smtp),
    ]);
  const isPast = (date: Date) => date < new Date();
  box.hosts.setHostTrouble('self.box.test', 'expiredCertificate');
  expect((await expiries()).map(isPast)).toEqual([true, true]);
  await expect(logIn(RUNE, { secure: false })).resolves.toBeInstanceOf(ImapFlow);
  box.hosts.setHostTrouble('self.box.test', undefined);
  expect((await expiries()).map(isPast)).toEqual([false, false]);
});

test('STARTTLS can be missing from what a host offers, or be refused when asked for', async () => {
  box.hosts.setHostTrouble('google.box.test', 'noStarttls');
  await expect(box.sender(MAYA, { secure: false }).verify()).rejects.toThrow();
  expect(await offersOf('google.box.test')).not.toContain('STARTTLS');
  box.hosts.setHostTrouble('google.box.test', 'refusesStarttls');
  expect(await offersOf('google.box.test')).toContain('STARTTLS');
  await expect(box.sender(MAYA, { secure: false }).verify()).rejects.toMatchObject({
    response: expect.stringMatching(/^454 /),
  });
  await expect(logIn(MAYA, { secure: false })).rejects.toThrow();
  await expect(box.sender(MAYA).verify()).resolves.toBe(true);
});

test('what is wrong with a host is wrong with each of its mailboxes', async () => {
  box.hosts.setHostTrouble('google.box.test', 'revoked');
  await expect(logIn(MAYA)).rejects.toMatchObject({ responseText: expect.stringContaining('web browser') });
  await expect(box.sender(MAYA).verify()).rejects.toMatchObject({ responseCode: 534 });
  expect(box.hosts.list().map(({ trouble }) => trouble)).toEqual(['revoked', undefined, undefined]);
});

/** When the certificate shown at a TLS door ends. */
async function certificateAt({ host, tlsPort }: { host: string; tlsPort: number }): Promise<Date> {
  const socket = connectTls({ host, port: tlsPort, rejectUnauthorized: false });
  await once(socket, 'data');
  const { valid_to: validTo } = socket.getPeerCertificate();
  socket.destroy();
  return new Date(validTo);
}

async function offersOf(host: string): Promise<string> {
  const { smtp } = box.hosts.addressOf(host);
  const socket = connect(smtp.port, smtp.host);
  await once(socket, 'data');
  socket.write('EHLO harborline.test\r\nQUIT\r\n');
  return text(socket);
}
