import type { Message } from '@outrider/contract/inbox/message';
import { MESSAGE_PAGE_SIZE } from '@outrider/contract/inbox/proxy';
import { queryOptions } from '@tanstack/react-query';
import { callProxy } from '../../../api/inbox/call-proxy.ts';
import type { Thread } from '../../../api/inbox/inbox-queries.ts';
import { INBOX } from '../../../api/inbox/live-queries.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { belongsTo, listInfoOf, type Place, showsThreads } from '../shared/place.ts';
import { leanMessage } from './lean-message.ts';
import { addPage, changeRows, type MessageRows, putBack, removeRows, replacePart } from './message-rows.ts';

/** Read again around what is in sight: the page itself, and the one after. */
const WINDOW_SIZE = 2 * MESSAGE_PAGE_SIZE;

const listKey = (place: Place) => [INBOX, 'list', place] as const;

type Part = { after?: string; start?: number; limit?: number };

async function readPart(place: Place, part: Part, signal?: AbortSignal): Promise<MessageRows> {
  const { accountId, search } = place;
  const asked = { ...listInfoOf(place), ...part };
  const options = { silent: true, ...(signal ? { signal } : {}) };
  const asThreads = showsThreads(place);
  if (search === '') {
    const page = await callProxy('mbox:listMessages', { _account: accountId, listInfo: asked }, options);
    return { rows: page.messages.map(leanMessage), next: page.next, total: page.total, hits: {}, asThreads };
  }
  const searchInfo = { ...asked, pattern: search, returnTotal: true };
  const page = await callProxy('mbox:searchMessages', { _account: accountId, searchInfo }, options);
  return { rows: page.messages.map(leanMessage), next: page.next, total: page.total, hits: page.hits, asThreads };
}

/** The list of a place. Asked again, only its top is read, and what was read further down stays. */
export const listQuery = (place: Place) =>
  queryOptions({
    queryKey: listKey(place),
    queryFn: async ({ signal }) => {
      const top = await readPart(place, {}, signal);
      const known = queryClient.getQueryData<MessageRows>(listKey(place));
      return known ? replacePart(known, top, true) : top;
    },
    // Comparing thousands of rows with what they were takes longer than drawing the few that are in sight.
    structuralSharing: false,
  });

/** Reads on at the end. */
export async function readOn({ place, next }: { place: Place; next: string }): Promise<void> {
  const page = await readPart(place, { after: next });
  queryClient.setQueryData<MessageRows>(listKey(place), (now) => now && addPage(now, page));
}

/**
 * The rows the user has scrolled down to, by the page they begin on. Read only once something is reported as changed:
 * until then they are as they were read.
 */
export const windowQuery = (place: Place, page: number) =>
  queryOptions({
    queryKey: [INBOX, 'window', place, page],
    queryFn: async ({ signal }) => {
      const part = await readPart(place, { start: page * MESSAGE_PAGE_SIZE, limit: WINDOW_SIZE }, signal);
      queryClient.setQueryData<MessageRows>(listKey(place), (now) => now && replacePart(now, part, false));
      return true;
    },
    initialData: true,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: page > 0,
  });

/** Every list that was read, with its place. */
const readLists = () =>
  queryClient
    .getQueriesData<MessageRows>({ queryKey: [INBOX, 'list'] })
    .map(([key]) => key as ReturnType<typeof listKey>);

function changeLists(change: (rows: MessageRows, place: Place) => MessageRows): void {
  for (const key of readLists()) {
    queryClient.setQueryData<MessageRows>(key, (now) => now && change(now, key[2]));
  }
}

const changeThreads = (change: (messages: readonly Message[]) => Message[]) =>
  queryClient.setQueriesData<Thread>(
    { queryKey: [INBOX, 'thread'] },
    (thread) => thread && { ...thread, messages: change(thread.messages) },
  );

/** What the server says messages are now, shown wherever they are. */
export function showChanged(messages: readonly Message[]): void {
  const changed = new Map(messages.map((message) => [message.id, message]));
  changeLists((rows, place) => changeRows(rows, changed, (message) => belongsTo(place, message)));
  changeThreads((known) => known.map((message) => changed.get(message.id) ?? message));
}

/** Gone from every list; `isForGood` from their threads too. */
export function showGone(ids: readonly string[], isForGood: boolean): void {
  const gone = new Set(ids);
  changeLists((rows) => removeRows(rows, gone));
  if (isForGood) changeThreads((known) => known.filter(({ id }) => !gone.has(id)));
}

/** Came back: also into lists they had left. */
export function showBack(messages: readonly Message[]): void {
  showChanged(messages);
  changeLists((rows, place) => {
    const wanted = place.search === '' ? messages.filter((message) => belongsTo(place, message)) : [];
    return putBack(rows, wanted);
  });
}
