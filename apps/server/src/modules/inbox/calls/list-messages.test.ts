import { randomUUID } from 'node:crypto';
import { listInboxAccounts, readThread } from '@outrider/contract/inbox/inbox';
import { countInbox } from '@outrider/contract/inbox/live';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aFolder, aMessage, aReaderOf, callProxy } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const aReader = () => aReaderOf(server);

const ids = ({ messages }: { messages: { id: string }[] }) => messages.map(({ id }) => id);
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T09:00:00Z`;

describe('a list of messages', () => {
  test('is of all mailboxes or of one, the newest first, and has what the specification names', async () => {
    const { db, maya, finn, list } = await aReader();
    const old = await aMessage(db, maya, { at: day(1), subject: 'Old' });
    const fresh = await aMessage(db, finn, { at: day(2), subject: 'Fresh', starred: true });
    await aMessage(db, maya, { at: day(3), role: 'sent', isOwn: true });
    await aMessage(db, maya, { at: day(4), isWarmup: true });
    expect(ids(await list({ fid: 1 }))).toEqual([fresh, old]);
    const { messages } = await list({ fid: 1, returnTotal: true }, maya.mailboxId);
    expect(messages).toMatchObject([
      {
        id: old,
        fid: 1,
        subject: 'Old',
        receivedDate: '2026-11-01T09:00:00.000Z',
        flags: { read: false, replied: false, forwarded: false, draft: false, top: false },
        label0: 0,
        sender: { name: 'Nora Nord', email: 'nora@nordkai.test' },
        receivers: { to: [{ name: 'Maya', email: 'maya@harborline-hq.test' }], cc: [], bcc: [] },
        threadMessageCount: 1,
        tags: [],
        memo: '',
        attachments: [],
      },
    ]);
    expect(ids(await list({ fid: 1, desc: false }))).toEqual([old, fresh]);
    expect(ids(await list({ filter: { label0: 1 } }))).toEqual([fresh]);
  });

  test('tells what mail systems wrote apart from what people wrote, by themselves or through an automatic answer', async () => {
    const { db, maya, list } = await aReader();
    const daemon = { name: 'Mail Delivery System', email: 'MAILER-DAEMON@mx.nordkai.test' };
    for (const [subject, given] of Object.entries({
      bounce: { kind: 'bounce' as const },
      complaint: { kind: 'complaint' as const },
      receipt: { kind: 'receipt' as const },
      notice: { kind: 'human' as const, from: daemon },
      absence: { kind: 'outOfOffice' as const },
      person: { kind: 'human' as const },
    }))
      await aMessage(db, maya, { subject, ...given });
    const { messages } = await list({ fid: 1 });
    const system = messages.filter(({ flags }) => flags.system).map(({ subject }) => subject);
    expect(system.sort()).toEqual(['bounce', 'complaint', 'notice', 'receipt']);
  });

  test('goes on where it ended, no matter what came in meanwhile', async () => {
    const { db, maya, list } = await aReader();
    const all: string[] = [];
    for (let n = 1; n <= 7; n += 1) all.unshift(await aMessage(db, maya, { at: day(n) }));
    const first = await list({ fid: 1, limit: 3, returnTotal: true });
    expect(first.total).toBe(7);
    await aMessage(db, maya, { at: day(9) });
    const second = await list({ fid: 1, limit: 3, after: first.next });
    const third = await list({ fid: 1, limit: 3, after: second.next });
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(all);
    expect(third.next).toBe('');
    expect(ids(await list({ fid: 1, limit: 3, start: 4 }))).toEqual(all.slice(3, 6));
  });

  test('shows one row a thread, its newest message in the folder', async () => {
    const { db, token, maya, list } = await aReader();
    const threadId = randomUUID();
    await aMessage(db, maya, { at: day(1), threadId, isHead: false, messageId: 'one@x.test' });
    const head = await aMessage(db, maya, { at: day(3), threadId, messageId: 'three@x.test' });
    await aMessage(db, maya, { at: day(2), threadId, role: 'sent', isOwn: true, messageId: 'two@x.test' });
    await aMessage(db, maya, { at: day(2), threadId, role: 'archive', messageId: 'two@x.test' });
    const { messages } = await list({ fid: 1, threads: true });
    expect(messages).toMatchObject([{ id: head, threadMessageCount: 3 }]);
    const thread = await server.call(readThread, { tid: threadId }, { token });
    expect(thread.data.messages.map(({ receivedDate, folder }) => [receivedDate.slice(8, 10), folder])).toEqual([
      ['01', 'inbox'],
      ['02', 'sent'],
      ['03', 'inbox'],
    ]);
  });

  test('of several folders has a mail under two labels of Gmail once', async () => {
    const { db, maya, list } = await aReader();
    const own = await aFolder(db, maya, { role: null, path: 'Customers' });
    await aMessage(db, maya, { providerId: '17', starred: true });
    const labelled = await aMessage(db, maya, { providerId: '17', starred: true, role: null, folderId: own });
    expect((await list({ filter: { label0: 1 } })).messages).toHaveLength(1);
    expect(ids(await list({ fid: Number(own) }))).toEqual([labelled]);
  });

  test.each(['x', '!!!', Buffer.from('[]').toString('base64url'), Buffer.from('["soon","x"]').toString('base64url')])(
    'does not go on after %j, which no page ended with',
    async (after) => {
      const { token } = await aReader();
      const answer = await callProxy(server, token, 'mbox:listMessages', { listInfo: { fid: 1, after } });
      expect(answer).toMatchObject({ status: 400, code: 10600 });
    },
  );

  test('of a folder nobody has is refused', async () => {
    const { token, maya } = await aReader();
    const stranger = await aReader();
    const theirs = Number(await aFolder(server.database.db, stranger.maya, { role: null, path: 'Theirs' }));
    for (const fid of [999_999_999, theirs]) {
      const answer = await callProxy(server, token, 'mbox:listMessages', { listInfo: { fid } });
      expect(answer).toMatchObject({ code: 'FA_FOLDER_NOT_FOUND' });
    }
    const other = { _account: stranger.maya.mailboxId, listInfo: { fid: 1 } };
    expect(await callProxy(server, token, 'mbox:listMessages', other)).toMatchObject({ code: 404 });
    expect(maya.workspaceId).not.toBe(stranger.maya.workspaceId);
  });
});

describe('counts', () => {
  test('tell what is unread, starred, drafted and labelled, of all mailboxes or of one', async () => {
    const { db, token, maya, finn } = await aReader();
    await aMessage(db, maya, { kind: 'human', label: 'interested' });
    await aMessage(db, maya, { kind: 'human', seen: true, starred: true });
    await aMessage(db, finn, { kind: 'human', label: 'interested', seen: true });
    await aMessage(db, finn, { isWarmup: true });
    await aMessage(db, finn, { role: 'drafts', isOwn: true });
    await aMessage(db, finn, { role: 'spam' });
    const all = await server.call(countInbox, {}, { token });
    expect(all.data).toMatchObject({ unread: 1, starred: 1, drafts: 1, snoozed: 0, unlabelled: 1 });
    expect(all.data.labels).toMatchObject({ interested: 2, stop: 0 });
    const one = await server.call(countInbox, { accountId: finn.mailboxId }, { token });
    expect(one.data).toMatchObject({ unread: 0, starred: 0, drafts: 1, unlabelled: 0, labels: { interested: 1 } });
    const accounts = await server.call(listInboxAccounts, {}, { token });
    expect(accounts.data).toMatchObject({ total: 2, totalPage: 1, cannotLogIn: 0 });
    const unread = new Map(accounts.data.accountList.map(({ accountId, unread: count }) => [accountId, count]));
    expect([unread.get(maya.mailboxId), unread.get(finn.mailboxId)]).toEqual([1, 0]);
    const folders = await callProxy(server, token, 'mbox:getAllFolders', {});
    expect(folders.var.folders).toEqual(
      expect.arrayContaining([expect.objectContaining({ fid: 1, total: 3, unread: 1 })]),
    );
  });
});
