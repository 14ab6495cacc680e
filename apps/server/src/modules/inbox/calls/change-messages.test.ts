import { downloadPart, labelThread, listMessageTags, readThread, snoozeMessages } from '@outrider/contract/inbox/inbox';
import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import type { ProxyInput } from '@outrider/contract/inbox/proxy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteMessages } from '../../../platform/imap/remove-messages.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { openMailboxImap } from '../../mailboxes/index.ts';
import { aConnectedMailbox, aSender, type BoxedHost, boxOf } from '../../mailboxes/testing.ts';
import { callProxy } from '../testing.ts';

/** The whole way: a mailbox of the box, read by the sync, changed by calls. */
let server: TestServer;
let shared: Awaited<ReturnType<typeof openReader>>;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_SYNC_MAILBOXES: '20' });
  shared = await openReader('mailhaven.test');
});
afterAll(() => server.close());

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const mail = (subject: string, from = 'Nora Nord <nora@nordkai.test>') =>
  Buffer.from(
    [
      `From: ${from}`,
      'To: maya@harborline-hq.test',
      `Subject: ${subject}`,
      `Message-ID: <${subject.replaceAll(/\W/g, '')}-${Math.random()}@nordkai.test>`,
      'Date: Tue, 10 Nov 2026 09:00:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      'Content-Type: multipart/related; boundary=inner',
      '',
      '--inner',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p onclick="steal()">Gr\u00fc\u00dfe <img src="cid:logo@x"> <img src="http://img.nordkai.test/banner.png" width="300">',
      '<script>steal()</script></p>',
      '--inner',
      'Content-Type: image/png',
      'Content-ID: <logo@x>',
      'Content-Disposition: inline; filename=logo.png',
      'Content-Transfer-Encoding: base64',
      '',
      PIXEL,
      '--inner--',
      '--outer',
      `Content-Type: text/html; name="=?utf-8?Q?Angebot_M=C3=A4rz.html?="`,
      `Content-Disposition: attachment; filename="=?utf-8?Q?Angebot_M=C3=A4rz.html?="`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<script>alert(1)</script>').toString('base64'),
      '--outer--',
      '',
    ].join('\r\n'),
  );

/** One for all tests at the usual host: connecting a mailbox takes longer than what is tried with it. */
const aReader = async (host: BoxedHost = 'mailhaven.test') => (host === 'mailhaven.test' ? shared : openReader(host));

async function openReader(host: BoxedHost) {
  const { token, workspaceId } = await aSender(server);
  const { email, accountId } = await aConnectedMailbox(server, token, host);
  const box = boxOf(server).mailboxes;
  const list = async (subject: string, fid = 1): Promise<Message[]> => {
    const { var: page } = await callProxy(server, token, 'mbox:listMessages', { _account: email, listInfo: { fid } });
    return page.messages.filter((message) => message.subject === subject);
  };
  const receive = async (subject: string): Promise<Message> => {
    box.deliver(email, mail(subject));
    const find = async () => (await list(subject))[0];
    await expect.poll(find, { timeout: 60_000 }).toBeDefined();
    const found = await find();
    if (!found) throw new Error('the mail is not there');
    return found;
  };
  const update = (midList: string[], messageInfo: ProxyInput<'mbox:updateMessageInfos'>['messageInfo']) =>
    callProxy(server, token, 'mbox:updateMessageInfos', { midList, messageInfo });
  /** The flags of the mails with a subject that lie in the inbox there, and that nobody has marked as deleted. */
  const atServer = (subject: string) =>
    box
      .folder(email, 'INBOX')
      .messages.filter(({ raw, flags }) => raw.includes(`Subject: ${subject}`) && !flags.includes('\\Deleted'))
      .map(({ flags }) => flags.toSorted());
  return { token, workspaceId, email, accountId, box, list, receive, update, atServer };
}

describe('what is done here is done at the server', () => {
  test('read and unread, starred and not', async () => {
    const { receive, update, atServer } = await aReader();
    const { id } = await receive('Star me');
    const starred = await update([id], { label0: 1, flags: { read: true } });
    expect(starred.var.messages).toMatchObject([{ id, label0: 1, flags: { read: true } }]);
    expect(atServer('Star me')).toEqual([['\\Flagged', '\\Seen']]);
    const undone = await update([id], { label0: 0, flags: { read: false } });
    expect(undone.var.messages).toMatchObject([{ id, label0: 0, flags: { read: false } }]);
    expect(atServer('Star me')).toEqual([[]]);
  });

  test('forwarded is a mark of the server’s, and pinned one of ours that lists and searches find', async () => {
    const { token, receive, update, atServer, list } = await aReader();
    const { id } = await receive('Pass me on');
    const marked = await update([id], { flags: { forwarded: true, top: true } });
    expect(marked.var.messages).toMatchObject([{ id, flags: { forwarded: true, top: true, system: false } }]);
    expect(atServer('Pass me on')).toEqual([['$Forwarded']]);
    for (const pattern of ['is:pinned', 'is:forwarded']) {
      const found = await callProxy(server, token, 'mbox:searchMessages', { searchInfo: { pattern } });
      expect(found.var.messages.map(({ id: mid }) => mid)).toEqual([id]);
    }
    const listInfo = { fid: 1, threads: true, filter: { flags: { top: true as const } } };
    const pinned = await callProxy(server, token, 'mbox:listMessages', { listInfo });
    expect(pinned.var.messages.map(({ id: mid }) => mid)).toEqual([id]);
    const undone = await update([id], { flags: { forwarded: false, top: false } });
    expect(undone.var.messages).toMatchObject([{ id, flags: { forwarded: false, top: false } }]);
    expect(atServer('Pass me on')).toEqual([[]]);
    expect(await list('Pass me on')).toHaveLength(1);
  });

  test.each(['mailhaven.test', 'oldmail.test', 'office.outlook.test', 'workspace.gmail.test'] as const)(
    'deleted at %s, taken back, and then deleted for good, always as the same message',
    async (host) => {
      const { token, receive, update, list, atServer } = await aReader(host);
      const { id } = await receive('Delete me');
      await update([id], { memo: 'keep this', addTags: ['hot'] });
      const waste = () => list('Delete me', FOLDER_IDS.trash);
      const remove = () => callProxy(server, token, 'mbox:deleteMessages', { midList: [id] });
      expect((await remove()).var).toEqual({ trashed: [{ mid: id, fid: 1 }], removed: [] });
      expect(atServer('Delete me')).toEqual([]);
      expect(await list('Delete me')).toEqual([]);
      expect((await waste()).map(({ id: one, memo }) => [one, memo])).toEqual([[id, 'keep this']]);
      expect((await update([id], { fid: 1 })).var.messages).toMatchObject([
        { id, fid: 1, memo: 'keep this', tags: [{ tagName: 'hot' }] },
      ]);
      expect(atServer('Delete me')).toHaveLength(1);
      await remove();
      expect((await remove()).var).toEqual({ trashed: [], removed: [id] });
      await expect.poll(waste, { timeout: 60_000 }).toEqual([]);
      expect((await remove()).code).toBe('FA_MAIL_NOT_FOUND');
      const tags = await server.call(listMessageTags, {}, { token });
      expect(tags.data.tags.map(({ tagName }) => tagName)).toEqual(['hot']);
    },
  );

  test('deleting where the server knows no UIDPLUS leaves what another program has marked', async () => {
    const { token, email, box, receive, list } = await aReader('oldmail.test');
    const { id } = await receive('Mine to delete');
    box.put(email, mail('Marked by another'), { folder: 'INBOX', at: new Date(), flags: ['\\Deleted', '\\Seen'] });
    const remove = () => callProxy(server, token, 'mbox:deleteMessages', { midList: [id] });
    expect((await remove()).var.trashed).toEqual([{ mid: id, fid: 1 }]);
    expect((await remove()).var.removed).toEqual([id]);
    const marked = (path: string) =>
      box
        .folder(email, path)
        .messages.filter(({ flags }) => flags.includes('\\Deleted'))
        .map(({ raw }) => /^Subject: (.*)$/m.exec(raw.toString())?.[1]?.trim());
    expect(marked('INBOX')).toEqual(expect.arrayContaining(['Marked by another', 'Mine to delete']));
    expect(marked('Trash')).toContain('Mine to delete');
    await expect.poll(() => list('Mine to delete'), { timeout: 60_000 }).toEqual([]);
    await expect.poll(() => list('Marked by another'), { timeout: 90_000 }).toEqual([]);
  });

  test('archived where there was no archive before', async () => {
    const { receive, update, list } = await aReader();
    const { id } = await receive('Archive me');
    expect((await update([id], { fid: FOLDER_IDS.archive })).var.messages).toMatchObject([{ id, folder: 'archive' }]);
    expect(await list('Archive me')).toEqual([]);
    expect(await list('Archive me', FOLDER_IDS.archive)).toMatchObject([{ id }]);
  });

  test('a whole thread of a folder by one of its messages', async () => {
    const { token, email, box, receive, list } = await aReader();
    const first = await receive('Whole thread');
    const [raw] = box
      .folder(email, 'INBOX')
      .messages.filter((message) => message.raw.includes('Subject: Whole thread'));
    const answered = /^Message-ID: (.*)$/m.exec(raw?.raw.toString() ?? '')?.[1] ?? '';
    box.deliver(email, mail('Re: Whole thread', `Nora Nord <nora@nordkai.test>\r\nIn-Reply-To: ${answered}`));
    await expect.poll(async () => (await list('Re: Whole thread'))[0]?.tid, { timeout: 60_000 }).toBe(first.tid);
    const removed = await callProxy(server, token, 'mbox:deleteMessages', {
      midList: [first.id],
      wholeThreads: true,
    });
    expect(removed.var.trashed).toHaveLength(2);
    expect([...(await list('Whole thread')), ...(await list('Re: Whole thread'))]).toEqual([]);
  });

  test('a whole folder read at once', async () => {
    const { token, email, receive, atServer } = await aReader();
    await receive('All of one');
    await receive('All of two');
    const marked = await callProxy(server, token, 'mbox:markSeen', { _account: email, fid: 1, read: true });
    expect(marked.var.changed).toBeGreaterThanOrEqual(2);
    expect(atServer('All of')).toEqual([['\\Seen'], ['\\Seen']]);
  });

  test('and when the server does not take it, nothing changes here', async () => {
    // A host of its own: one that is down for one mailbox is given a rest for all.
    const { token, email, box, receive, update, list } = await aReader('workspace.gmail.test');
    const { id } = await receive('Unreachable');
    box.setTrouble(email, 'down');
    for (const refused of [
      await update([id], { label0: 1, memo: 'never written' }),
      await update([id], { fid: FOLDER_IDS.archive }),
      await callProxy(server, token, 'mbox:deleteMessages', { midList: [id] }),
      await callProxy(server, token, 'mbox:markSeen', { _account: email, fid: 1, read: true }),
    ]) {
      expect(refused).toMatchObject({ status: 503, code: 'FA_SERVER_UNREACHABLE' });
      expect(refused.message).toContain('The mail server did not accept the change: ');
    }
    expect(await list('Unreachable')).toMatchObject([{ id, label0: 0, memo: '', flags: { read: false } }]);
  });

  test('a message another client has taken away is reported as gone', async () => {
    const { token, workspaceId, accountId, receive, update } = await aReader();
    const { id } = await receive('Gone meanwhile');
    const other = await openMailboxImap(server.mailboxes, { workspaceId }, accountId);
    await other.mailboxOpen('INBOX');
    const gone = await other.search({ header: { Subject: 'Gone meanwhile' } }, { uid: true });
    await deleteMessages(other, gone || []);
    await other.logout();
    expect((await update([id], { label0: 1 })).code).toBe('FA_MAIL_NOT_FOUND');
    expect((await callProxy(server, token, 'mbox:deleteMessages', { midList: [id] })).code).toBe('FA_MAIL_NOT_FOUND');
  });

  test('a folder that was renumbered: the message is found by its Message-ID', async () => {
    const { email, box, receive, update, atServer } = await aReader();
    const { id } = await receive('Renumbered');
    box.changeUidValidity(email, 'INBOX');
    expect((await update([id], { label0: 1 })).code).toBe('S_OK');
    expect(atServer('Renumbered')).toEqual([['\\Flagged']]);
  });
});

describe('reading', () => {
  test('gives a safe body, with remote images only when asked for, and marks as read only when asked to', async () => {
    const { token, receive, atServer } = await aReader();
    const { id, attachments } = await receive('Read me');
    const read = (wish: object) => callProxy(server, token, 'mbox:readMessage', { mid: id, ...wish });
    const { body, ...message } = (await read({})).var;
    expect(message.flags.read).toBe(false);
    expect(atServer('Read me')).toEqual([[]]);
    expect(body.html).toContain('Grüße');
    expect(body.html).not.toMatch(/script|onclick|steal|banner\.png/);
    expect(body.blockedImages).toBe(1);
    expect(attachments.map(({ name, inlined }) => [name, inlined])).toEqual([
      ['logo.png', true],
      ['Angebot März.html', false],
    ]);
    const shown = (await read({ images: true, markRead: true })).var;
    expect(shown.flags.read).toBe(true);
    expect(shown.body.blockedImages).toBe(0);
    expect(atServer('Read me')).toEqual([['\\Seen']]);
    const links = [...(shown.body.html ?? '').matchAll(/src="([^"]+)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    expect(links).toHaveLength(2);
    for (const url of links) {
      const image = await server.app.inject({ url });
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
      expect((await server.app.inject({ url: url.replace(/sign=..../, 'sign=AAAA') })).statusCode).toBe(404);
    }
  });

  test('a file is downloaded as a file, never shown as a page', async () => {
    const { token, receive } = await aReader();
    const { id, attachments } = await receive('Download me');
    const get = (part: string, more = '', headers = { authorization: `Bearer ${token}` }) =>
      server.app.inject({ url: `${downloadPart.path}?mid=${id}&part=${part}${more}`, headers });
    const [logo, page] = attachments.map((attachment) => attachment.id);
    const file = await get(page ?? '', '&preview=1');
    expect(file.body).toBe('<script>alert(1)</script>');
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Angebot M_rz.html"; filename*=UTF-8''Angebot%20M%C3%A4rz.html`,
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
    const preview = await get(logo ?? '', '&preview=1');
    expect(preview.headers).toMatchObject({ 'content-type': 'image/png' });
    expect(preview.rawPayload).toEqual(Buffer.from(PIXEL, 'base64'));
    expect((await get('9')).json()).toMatchObject({ code: 'FA_MAIL_NOT_FOUND' });
    expect((await get(page ?? '', '', { authorization: '' })).statusCode).toBe(401);
  });
});

describe('what is ours alone', () => {
  test('an answer gets a meaning from a person, and a thread has it', async () => {
    const { token, receive } = await aReader();
    const { id, tid } = await receive('What I mean');
    const labelled = await server.call(labelThread, { mid: id, label: 'interested' }, { token });
    expect(labelled.data).toMatchObject({ replyLabel: 'interested', isLabelSure: true });
    expect(labelled.data.labelWhy).not.toBe('');
    const thread = await server.call(readThread, { tid }, { token });
    expect(thread.data.messages).toMatchObject([{ id, replyLabel: 'interested' }]);
  });

  test('what is put off leaves the inbox until its time', async () => {
    const { token, receive, list } = await aReader();
    const { id } = await receive('Later');
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await server.call(snoozeMessages, { midList: [id], until }, { token });
    expect(await list('Later')).toEqual([]);
    const waiting = await callProxy(server, token, 'mbox:listMessages', {
      listInfo: { fid: 1, filter: { snoozed: true } },
    });
    expect(waiting.var.messages).toMatchObject([{ id, snoozedUntil: until }]);
    await server.call(snoozeMessages, { midList: [id], until: null }, { token });
    expect(await list('Later')).toMatchObject([{ id }]);
  });
});
