import { INBOX_ACCOUNTS_PAGE_SIZE, listMessageTags, readPerson, readThread } from '@outrider/contract/inbox/inbox';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { callProxy } from './call-proxy.ts';
import { FRESH_FOR_MS, INBOX } from './live-queries.ts';
import { listInboxAccounts } from './read-accounts.ts';

export type Thread = z.output<typeof readThread.output>;
export type PersonDetail = z.output<typeof readPerson.output>;

export const accountsQuery = (search = '') =>
  infiniteQueryOptions({
    queryKey: [INBOX, 'accounts', search],
    queryFn: ({ pageParam, signal }) =>
      listInboxAccounts({ page: pageParam, pageSize: INBOX_ACCOUNTS_PAGE_SIZE, search }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPage }, _pages, page) => (page < totalPage ? page + 1 : undefined),
    staleTime: FRESH_FOR_MS,
    placeholderData: keepPreviousData,
  });

export const foldersQuery = (accountId: string) =>
  queryOptions({
    queryKey: [INBOX, 'folders', accountId],
    queryFn: async ({ signal }) =>
      (await callProxy('mbox:getAllFolders', { _account: accountId }, { silent: true, signal })).folders,
    staleTime: FRESH_FOR_MS,
  });

export const threadQuery = (tid: string) =>
  queryOptions({
    queryKey: [INBOX, 'thread', tid],
    queryFn: ({ signal }) => call(readThread, { tid }, { silent: true, signal }),
    staleTime: FRESH_FOR_MS,
  });

/** What was written does not change; only the images may be asked for later. */
export const bodyQuery = (mid: string, images: boolean) =>
  queryOptions({
    queryKey: [INBOX, 'body', mid, images],
    queryFn: async ({ signal }) =>
      (await callProxy('mbox:readMessage', { mid, images }, { silent: true, signal })).body,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const personQuery = (email: string) =>
  queryOptions({
    queryKey: [INBOX, 'person', email],
    queryFn: ({ signal }) => call(readPerson, { email }, { silent: true, signal }),
    staleTime: FRESH_FOR_MS,
  });

export const tagsQuery = queryOptions({
  queryKey: [INBOX, 'tags'],
  queryFn: async ({ signal }) => (await call(listMessageTags, {}, { silent: true, signal })).tags,
  staleTime: FRESH_FOR_MS,
});
