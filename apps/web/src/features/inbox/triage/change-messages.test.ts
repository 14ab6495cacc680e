// @vitest-environment jsdom
import { labelThread, snoozeMessages } from '@outrider/contract/inbox/inbox';
import type { Message } from '@outrider/contract/inbox/message';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query-client.ts';
import { listQuery } from '../list/list-queries.ts';
import { type Place, START } from '../shared/place.ts';
import { aMessage, serveInbox } from '../testing.tsx';
import { changeMessages } from './change-messages.ts';

const [first, second] = [
  aMessage({ receivedDate: '2026-11-17T09:00:00.000Z' }),
  aMessage({ receivedDate: '2026-11-17T08:00:00.000Z', replyLabel: 'question', isLabelSure: true }),
];
const INBOX = START;
const QUESTIONS: Place = { ...START, view: 'question' };

function readLists() {
  const page = (rows: Message[]) => ({ rows, next: '', total: -1, hits: {}, asThreads: true });
  queryClient.setQueryData(listQuery(INBOX).queryKey, page([first, second]));
  queryClient.setQueryData(listQuery(QUESTIONS).queryKey, page([second]));
}
const idsIn = (place: Place) => queryClient.getQueryData(listQuery(place).queryKey)?.rows.map(({ id }) => id);
const update = 'mbox:updateMessageInfos';

beforeEach(() => {
  queryClient.clear();
  readLists();
});
afterEach(() => vi.unstubAllGlobals());

test('a message leaves every list it was in once the server has moved it, and comes back where it was', async () => {
  const log = serveInbox({
    [update]: ({ body }) => ({ messages: [{ ...second, fid: Object(body.messageInfo).fid }] }),
  });
  const { undo } = await changeMessages({ change: { kind: 'move', fid: 7 }, messages: [second], wholeThreads: true });
  expect(log[0]?.body).toMatchObject({ midList: [second.id], messageInfo: { fid: 7 }, wholeThreads: true });
  expect(idsIn(INBOX)).toEqual([first.id]);
  expect(idsIn(QUESTIONS)).toEqual([]);
  await undo?.();
  expect(idsIn(INBOX)).toEqual([first.id, second.id]);
  expect(idsIn(QUESTIONS)).toEqual([second.id]);
});

test('what the server refuses changes nothing here', async () => {
  serveInbox({
    [update]: () => {
      throw new Error('The mail server did not accept the change: over quota');
    },
  });
  const order = { change: { kind: 'move', fid: 7 } as const, messages: [first], wholeThreads: true };
  await expect(changeMessages(order)).rejects.toThrow('over quota');
  expect(idsIn(INBOX)).toEqual([first.id, second.id]);
});

test('nothing is shown as done before the server says so', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const done = changeMessages({ change: { kind: 'star', star: true }, messages: [first], wholeThreads: true });
  const starsOf = () => queryClient.getQueryData(listQuery(INBOX).queryKey)?.rows.map(({ label0 }) => label0);
  expect(starsOf()).toEqual([0, 0]);
  answer.resolve(Response.json({ code: 'S_OK', message: '', var: { messages: [{ ...first, label0: 1 }] } }));
  await done;
  expect(starsOf()).toEqual([1, 0]);
});

test('deleting moves to the trash and can be taken back; what was in the trash is gone for good', async () => {
  const log = serveInbox({
    'mbox:deleteMessages': () => ({ trashed: [{ mid: first.id, fid: 1 }], removed: [second.id] }),
    [update]: () => ({ messages: [first] }),
  });
  const { undo } = await changeMessages({ change: { kind: 'delete' }, messages: [first, second], wholeThreads: false });
  expect(idsIn(INBOX)).toEqual([]);
  await undo?.();
  expect(idsIn(INBOX)).toEqual([first.id]);
  expect(log.find(({ body }) => body.func === update)?.body).toMatchObject({ messageInfo: { fid: 1 } });
});

test('snoozing takes out of the inbox, waking brings back', async () => {
  serveInbox({ [snoozeMessages.path]: ({ body }) => ({ messages: [{ ...first, snoozedUntil: body.until }] }) });
  const until = '2026-11-18T07:00:00.000Z';
  const { undo } = await changeMessages({ change: { kind: 'snooze', until }, messages: [first], wholeThreads: true });
  expect(idsIn(INBOX)).toEqual([second.id]);
  await undo?.();
  expect(idsIn(INBOX)).toEqual([first.id, second.id]);
});

test('a label takes an answer from the list of one meaning to that of another', async () => {
  const log = serveInbox({
    [labelThread.path]: ({ body }) => ({ ...second, replyLabel: body.label, isLabelSure: true }),
  });
  const change = { kind: 'label', label: 'interested' } as const;
  const { undo } = await changeMessages({ change, messages: [second], wholeThreads: true });
  expect(idsIn(INBOX)).toEqual([first.id, second.id]);
  expect(idsIn(QUESTIONS)).toEqual([]);
  await undo?.();
  expect(idsIn(QUESTIONS)).toEqual([second.id]);
  expect(log.filter(({ path }) => path === labelThread.path).map(({ body }) => body.label)).toEqual([
    'interested',
    'question',
  ]);
});
