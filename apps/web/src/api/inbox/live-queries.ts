import { countInbox } from '@outrider/contract/inbox/live';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

/** Everything read about mail lies under this key. */
export const INBOX = 'inbox';
/** The stream tells when something is new; without it, this is how old a number may get. */
export const FRESH_FOR_MS = 60_000;

export type InboxCounts = z.output<typeof countInbox.output>;

export const countsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [INBOX, 'counts', accountId],
    queryFn: ({ signal }) => call(countInbox, { accountId }, { silent: true, signal }),
    staleTime: FRESH_FOR_MS,
    placeholderData: keepPreviousData,
  });

const refresh = (...what: string[]) =>
  Promise.all(what.map((each) => queryClient.invalidateQueries({ queryKey: [INBOX, each] })));

/** Mail came in, or was changed by another user or program. */
export const refreshMail = () =>
  refresh('list', 'window', 'counts', 'accounts', 'folders', 'thread', 'person', 'tags', 'receipts');

/** A mailbox got further, fell behind or came back. */
export const refreshSync = () => refresh('accounts');

/** After a change made here, which the lists have shown already. */
export const refreshCounts = () => refresh('counts', 'accounts', 'folders', 'tags');

export const refreshPerson = () => refresh('person');
