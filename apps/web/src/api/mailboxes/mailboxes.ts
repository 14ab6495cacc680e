import { getAccountSummary, listAccountCampaigns, listAccountLog } from '@outrider/contract/mailboxes/account';
import { getChecks } from '@outrider/contract/mailboxes/checks';
import { getAccountSettings, getReplyTo, setReplyTo } from '@outrider/contract/mailboxes/settings';
import { deleteTag, getTagUse, listTags } from '@outrider/contract/mailboxes/tags';
import { getWarmingLanded, getWarmingReceived, getWarmingSent, getWarmup } from '@outrider/contract/mailboxes/warm-up';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { getAccount, listAccounts } from './account.ts';

/** Everything read about mailboxes lies under this key, so that one change can refresh all of it. */
const MAILBOXES = 'mailboxes';
/** Counters move with every mail; asking this often keeps them honest without a stream. */
const ASK_EVERY_MS = 30_000;
/** While a run of checks is under way. */
const ASK_FOR_CHECKS_EVERY_MS = 1_500;
/** A menu drawn on every page may share one answer for this long. */
const FRESH_FOR_MS = 10_000;

export type AccountQuery = z.input<typeof listAccounts.input>;

export const accountsQuery = (asked: AccountQuery) =>
  queryOptions({
    queryKey: [MAILBOXES, 'list', asked],
    queryFn: ({ signal }) => listAccounts(asked, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
  });

export const summaryQuery = queryOptions({
  queryKey: [MAILBOXES, 'summary'],
  queryFn: ({ signal }) => call(getAccountSummary, {}, { silent: true, signal }),
  staleTime: FRESH_FOR_MS,
  refetchInterval: ASK_EVERY_MS,
});

export const tagsQuery = queryOptions({
  queryKey: [MAILBOXES, 'tags'],
  queryFn: async ({ signal }) => (await call(listTags, {}, { silent: true, signal })).tagList,
});

/** Read anew whenever a user is about to delete it. */
export const tagUseQuery = (tagId: string) =>
  queryOptions({
    queryKey: [MAILBOXES, 'tagUse', tagId],
    queryFn: ({ signal }) => call(getTagUse, { tagId }, { silent: true, signal }),
    gcTime: 0,
  });

export const deleteTagMutation = mutationOptions({
  mutationFn: (tagId: string) => call(deleteTag, { tagId }),
  onSettled: () => refreshMailboxes(),
});

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: [MAILBOXES, 'one', accountId],
    queryFn: ({ signal }) => getAccount({ accountId }, { signal }),
    refetchInterval: ASK_EVERY_MS,
  });

export const settingsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [MAILBOXES, 'one', accountId, 'settings'],
    queryFn: ({ signal }) => call(getAccountSettings, { accountId }, { silent: true, signal }),
  });

export const replyToQuery = (accountId: string) =>
  queryOptions({
    queryKey: [MAILBOXES, 'one', accountId, 'replyTo'],
    queryFn: ({ signal }) => call(getReplyTo, { accountId }, { silent: true, signal }),
  });

export const replyToMutation = mutationOptions({
  mutationFn: (wanted: { accountId: string; replyToEmail: string }) => call(setReplyTo, wanted, { silent: true }),
  onSuccess: () => refreshMailboxes(),
});

export const checksQuery = (accountId: string) =>
  queryOptions({
    queryKey: [MAILBOXES, 'one', accountId, 'checks'],
    queryFn: ({ signal }) => call(getChecks, { accountId }, { silent: true, signal }),
    refetchInterval: ({ state }) => (state.data?.running ? ASK_FOR_CHECKS_EVERY_MS : ASK_EVERY_MS),
  });

export const campaignsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [MAILBOXES, 'one', accountId, 'campaigns'],
    queryFn: async ({ signal }) =>
      (await call(listAccountCampaigns, { accountId }, { silent: true, signal })).campaignList,
  });

export const logQuery = (accountId: string) =>
  infiniteQueryOptions({
    queryKey: [MAILBOXES, 'one', accountId, 'log'],
    queryFn: ({ pageParam, signal }) =>
      call(listAccountLog, { accountId, before: pageParam }, { silent: true, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.at : undefined),
  });

export const warmupQuery = (accountId: string) =>
  queryOptions({
    queryKey: [MAILBOXES, 'one', accountId, 'warmup'],
    queryFn: ({ signal }) => call(getWarmup, { accountId }, { silent: true, signal }),
    refetchInterval: ASK_EVERY_MS,
  });

/** The three sides of warm-up, day by day: sent, received, and where what was sent landed. */
export const warmupDaysQuery = (accountId: string) =>
  queryOptions({
    queryKey: [MAILBOXES, 'one', accountId, 'warmupDays'],
    queryFn: async ({ signal }) => {
      const [sent, received, landed] = await Promise.all([
        call(getWarmingSent, { accountId }, { silent: true, signal }),
        call(getWarmingReceived, { accountId }, { silent: true, signal }),
        call(getWarmingLanded, { accountId }, { silent: true, signal }),
      ]);
      return { sent, received, landed };
    },
    refetchInterval: ASK_EVERY_MS,
  });

/** After a change: what is on screen about mailboxes is read again. */
export const refreshMailboxes = () => queryClient.invalidateQueries({ queryKey: [MAILBOXES] });

/** A mailbox that is gone answers nothing any more, so nobody may ask for it again. */
export const forgetAccount = (accountId: string) =>
  queryClient.removeQueries({ queryKey: [MAILBOXES, 'one', accountId] });
