import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseGmailQuery } from './gmail-query.ts';
import { useImapHost } from './testing.ts';

const imap = useImapHost({ provider: 'google', condstore: true });

const mail = (subject: string, more: string[] = []) =>
  Buffer.from([`Subject: ${subject}`, 'From: dana@tidewater.test', ...more, '', `About ${subject}`, ''].join('\r\n'));

/** A mailbox of its own, with a client that has INBOX open. */
async function openMailbox(address: string, messages: Buffer[] = [mail('Offer')]) {
  imap.createMailbox(address);
  for (const message of messages) imap.hosts.deliver(address, message);
  const client = await imap.connectFlow(address);
  await client.mailboxOpen('INBOX');
  const uidsIn = (folder: string) => imap.hosts.folder(address, folder).messages.map(({ uid }) => uid);
  const flagsIn = (folder: string) => imap.hosts.folder(address, folder).messages.map(({ flags }) => flags);
  const infoOf = async (folder: string) => {
    await client.mailboxOpen(folder);
    return client.fetchAll('1:*', { uid: true, labels: true, threadId: true });
  };
  return { client, uidsIn, flagsIn, infoOf };
}

test('a message has one id in every folder, and its labels leave out the one that is open', async () => {
  const { client, infoOf } = await openMailbox('one@harborline.test');
  await client.mailboxCreate('Clients/North');
  await client.messageCopy('1', 'Clients/North');
  const [inbox] = await infoOf('INBOX');
  const [label] = await infoOf('Clients/North');
  const [all] = await infoOf('[Gmail]/All Mail');
  expect(inbox?.emailId).toMatch(/^\d{19}$/);
  expect([label?.emailId, all?.emailId]).toEqual([inbox?.emailId, inbox?.emailId]);
  expect(inbox?.labels).toEqual(new Set(['Clients/North']));
  expect(label?.labels).toEqual(new Set(['\\Inbox']));
  expect(all?.labels).toEqual(new Set(['\\Inbox', 'Clients/North']));
});

test('all mail holds a message once, however many labels it has, and the flags are the same everywhere', async () => {
  const { client, uidsIn, flagsIn } = await openMailbox('once@harborline.test');
  await client.mailboxCreate('Work');
  await client.messageCopy('1', 'Work');
  await client.messageCopy('1', 'Work');
  expect(uidsIn('Work')).toHaveLength(1);
  expect(uidsIn('[Gmail]/All Mail')).toHaveLength(1);
  await client.messageFlagsAdd('1', ['\\Seen', '\\Flagged']);
  for (const folder of ['Work', '[Gmail]/All Mail']) expect(flagsIn(folder)).toEqual([['\\Seen', '\\Flagged']]);
});

test('deleting from the inbox archives, and deleting from all mail goes to the trash', async () => {
  const { client, uidsIn, flagsIn } = await openMailbox('archive@harborline.test');
  await client.messageDelete('1');
  expect(uidsIn('INBOX')).toEqual([]);
  expect(flagsIn('[Gmail]/All Mail')).toEqual([[]]);
  await client.mailboxOpen('[Gmail]/All Mail');
  await client.messageDelete('1');
  expect(uidsIn('[Gmail]/All Mail')).toEqual([]);
  expect(flagsIn('[Gmail]/Trash')).toEqual([[]]);
  await client.mailboxOpen('[Gmail]/Trash');
  await client.messageDelete('1');
  expect(uidsIn('[Gmail]/Trash')).toEqual([]);
});

test('moving to the trash takes every label away, and moving back brings it among all mail again', async () => {
  const { client, uidsIn } = await openMailbox('waste@harborline.test');
  await client.mailboxCreate('Work');
  await client.messageCopy('1', 'Work');
  await client.messageMove('1', '[Gmail]/Trash');
  for (const folder of ['INBOX', 'Work', '[Gmail]/All Mail']) expect(uidsIn(folder)).toEqual([]);
  await client.mailboxOpen('[Gmail]/Trash');
  expect(await client.messageMove('1', 'INBOX')).toMatchObject({ uidMap: new Map([[1, 2]]) });
  expect(uidsIn('[Gmail]/Trash')).toEqual([]);
  expect([uidsIn('INBOX'), uidsIn('[Gmail]/All Mail')]).toEqual([[2], [2]]);
});

test('moving out of all mail only adds the label, and moving into it archives', async () => {
  const { client, uidsIn } = await openMailbox('moved@harborline.test');
  await client.mailboxCreate('Work');
  await client.messageMove('1', '[Gmail]/All Mail');
  expect([uidsIn('INBOX'), uidsIn('[Gmail]/All Mail')]).toEqual([[], [1]]);
  await client.mailboxOpen('[Gmail]/All Mail');
  await client.messageMove('1', 'Work');
  expect([uidsIn('Work'), uidsIn('[Gmail]/All Mail')]).toEqual([[1], [1]]);
});

test('labels are stored: they file, unfile, star, mark as important and make folders', async () => {
  const { client, uidsIn, flagsIn, infoOf } = await openMailbox('labels@harborline.test');
  await client.mailboxOpen('[Gmail]/All Mail');
  await client.messageFlagsAdd('1', ['\\Starred', '\\Important', 'Made Now'], { useLabels: true });
  expect(uidsIn('Made Now')).toEqual([1]);
  expect(flagsIn('INBOX')).toEqual([['\\Flagged']]);
  const [info] = await infoOf('[Gmail]/All Mail');
  expect(info?.labels).toEqual(new Set(['\\Inbox', 'Made Now', '\\Starred', '\\Important']));
  await client.messageFlagsRemove('1', ['\\Inbox', '\\Important'], { useLabels: true });
  expect(uidsIn('INBOX')).toEqual([]);
  await client.messageFlagsSet('1', ['\\Inbox'], { useLabels: true });
  expect(uidsIn('Made Now')).toEqual([]);
  expect(flagsIn('INBOX')).toEqual([[]]);
  await client.messageFlagsAdd('1', ['\\Trash'], { useLabels: true });
  expect([uidsIn('INBOX'), uidsIn('[Gmail]/All Mail'), uidsIn('[Gmail]/Trash')]).toEqual([[], [], [1]]);
  await client.mailboxOpen('[Gmail]/Trash');
  await client.messageFlagsRemove('1', ['\\Trash'], { useLabels: true });
  expect(uidsIn('[Gmail]/All Mail')).toHaveLength(1);
  expect(await client.messageFlagsAdd('1', ['\\Nonsense'], { useLabels: true })).toBe(false);
});

test('a changed label is found by its mod-sequence', async () => {
  const { client } = await openMailbox('modseq@harborline.test', [mail('One'), mail('Two')]);
  await client.mailboxCreate('Work');
  const { highestModseq } = await client.mailboxOpen('[Gmail]/All Mail');
  if (highestModseq === undefined) return expect.unreachable();
  await client.messageFlagsAdd('2', ['Work'], { useLabels: true });
  const changed = await client.fetchAll('1:*', { uid: true, labels: true }, { changedSince: highestModseq });
  expect(changed.map(({ uid, labels }) => [uid, labels])).toEqual([[2, new Set(['\\Inbox', 'Work'])]]);
});

test('deleting a label leaves its messages among all mail, and renaming it renames the label', async () => {
  const { client, uidsIn, infoOf } = await openMailbox('gone@harborline.test');
  await client.mailboxCreate('Old');
  await client.messageMove('1', 'Old');
  await client.mailboxRename('Old', 'New');
  expect((await infoOf('[Gmail]/All Mail'))[0]?.labels).toEqual(new Set(['New']));
  await client.mailboxDelete('New');
  expect((await infoOf('[Gmail]/All Mail'))[0]?.labels).toEqual(new Set());
  expect(uidsIn('[Gmail]/All Mail')).toEqual([1]);
});

test('an answer belongs to the thread of what it answers, another mail to none', async () => {
  const { infoOf } = await openMailbox('thread@harborline.test', [
    mail('Offer', ['Message-ID: <1@harborline.test>']),
    mail('Re: Offer', ['Message-ID: <2@tidewater.test>', 'In-Reply-To: <1@harborline.test>']),
    mail('Offer'),
    mail('Re: Offer', ['References: <1@harborline.test>', ' <2@tidewater.test>']),
  ]);
  const [first, answer, stranger, second] = await infoOf('INBOX');
  expect(first?.threadId).toBe(first?.emailId);
  expect([answer?.threadId, second?.threadId]).toEqual([first?.threadId, first?.threadId]);
  expect(stranger?.threadId).not.toBe(first?.threadId);
});

test('a search finds by id, thread, label and Gmail’s own words', async () => {
  const { client } = await openMailbox('search@harborline.test', [
    mail('First', ['Message-ID: <first@tidewater.test>', 'To: priya@harborline.test']),
    mail('Second thoughts'),
  ]);
  await client.mailboxCreate('Clients/North');
  await client.messageCopy('2', 'Clients/North');
  await client.messageFlagsAdd('2', ['\\Seen']);
  const { emailId = '', threadId = '' } = (await client.fetchOne('1', { threadId: true })) || {};
  const byRaw = (gmraw: string) => client.search({ gmraw });
  expect(await client.search({ emailId })).toEqual([1]);
  expect(await client.search({ threadId })).toEqual([1]);
  expect(await byRaw('label:clients-north')).toEqual([2]);
  expect(await byRaw('-label:"Clients/North" in:inbox')).toEqual([1]);
  expect(await byRaw('is:unread from:dana')).toEqual([1]);
  expect(await byRaw('subject:"second thoughts"')).toEqual([2]);
  expect(await byRaw('rfc822msgid:first@tidewater.test to:priya')).toEqual([1]);
  expect(await byRaw('about -second')).toEqual([1]);
  expect(await byRaw('"About Second"')).toEqual([2]);
});

test('Gmail’s own items and keys exist at hosts of labels alone', async () => {
  imap.createMailbox('raw@harborline.test');
  const client = await imap.logIn('raw@harborline.test', ['APPEND INBOX {1+}\r\nx', 'SELECT INBOX']);
  expect(await client.run('CAPABILITY')).toContain('X-GM-EXT-1');
  expect(await client.run('SEARCH X-GM-LABELS \\Inbox')).toContain('* SEARCH 1\r\n');
  expect(await client.run('STORE 1 +X-GM-LABELS (Work "Two words")')).toContain('X-GM-LABELS ("Work" "Two words"');
  expect(await client.run('STORE 1 +X-GM-LABELS.SILENT (\\Sent)')).not.toContain('FETCH (X-GM-LABELS');
});

test('a label that names a folder the other way is that folder, and an impossible one is a mistake', async () => {
  imap.createMailbox('odd@harborline.test');
  const client = await imap.logIn('odd@harborline.test', [
    'APPEND [Gmail]/Drafts {1+}\r\nx',
    'SELECT "[Gmail]/All Mail"',
  ]);
  expect(await client.run('STORE 1 +X-GM-LABELS (inbox "[Gmail]/Sent Mail" \\DRAFTS)')).toContain(
    'X-GM-LABELS ("\\\\Draft" "\\\\Inbox" "\\\\Sent")',
  );
  for (const label of ['%', '[Gmail]', '""', 'a//b', '{3+}\r\n\u0000\r\n']) {
    expect(await client.run(`STORE 1 +X-GM-LABELS (${label})`)).toContain('BAD');
  }
  expect(imap.hosts.folder('odd@harborline.test', 'INBOX').messages).toHaveLength(1);
});

test('any text is a query', () => {
  const message = { uid: 1, raw: mail('x'), internalDate: new Date(0), modSeq: 1, gone: false, gmail: undefined };
  const isRead = (query: string) => {
    expect(parseGmailQuery(query)({ ...message, flags: new Set<string>() })).toBeTypeOf('boolean');
  };
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), isRead));
  for (const query of ['-', '"', 'label:', '-"":', 'a:b:c', 'constructor:x', 'is:toString', '-'.repeat(10_000)]) {
    isRead(query);
  }
});
