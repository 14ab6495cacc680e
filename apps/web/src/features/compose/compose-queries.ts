import { listAliases } from '@outrider/contract/compose/aliases';
import { composeAttrs } from '@outrider/contract/compose/attrs';
import { listScheduled } from '@outrider/contract/compose/delivery';
import {
  listDrafts,
  listDraftVersions,
  openDraft,
  readDraftVersion,
  restoreDraft,
  settleDraft,
} from '@outrider/contract/compose/drafts';
import {
  type ComposeSettings,
  type CustomerTab,
  checkMail,
  getComposeSettings,
  listRecipients,
  saveComposeSettings,
} from '@outrider/contract/compose/sending-help';
import { getContactBook } from '@outrider/contract/contacts/labels';
import { listInboxAccounts } from '@outrider/contract/inbox/inbox';
import { getAccount } from '@outrider/contract/mailboxes/account';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { callProxy } from '../../platform/call-proxy.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { Sender } from './state/mail.ts';

/** Everything read for writing lies under this key. */
const COMPOSE = 'compose';
const FRESH_FOR_MS = 60_000;
const SENDERS_MAX = 200;

/** Who a mail can be from, those that can be reached first. */
export const sendersQuery = queryOptions({
  queryKey: [COMPOSE, 'senders'],
  queryFn: async ({ signal }): Promise<Sender[]> => {
    const asked = { page: 1, pageSize: SENDERS_MAX };
    const [{ accountList }, { aliases }] = await Promise.all([
      call(listInboxAccounts, asked, { silent: true, signal }),
      // Mailboxes can write also while nobody can tell their further addresses.
      call(listAliases, {}, { silent: true, signal }).catch(() => ({ aliases: [] })),
    ]);
    return accountList
      .toSorted((one, other) => Number(other.sync.state === 'live') - Number(one.sync.state === 'live'))
      .flatMap(({ accountId, email, name }) => [
        { key: accountId, accountId, email, name, aliasId: '' },
        ...aliases
          .filter((alias) => alias.accountId === accountId)
          .map((alias) => ({ ...alias, key: alias.aliasId, name: alias.name || name })),
      ]);
  },
  staleTime: FRESH_FOR_MS,
});

/** Of today's mails of a mailbox, how many are kept for answering people, and how many of those are left. */
export const senderLoadQuery = (accountId: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'load', accountId],
    queryFn: async ({ signal }) => {
      const { replyReserve, capToday, sentToday } = await call(getAccount, { accountId }, { silent: true, signal });
      return { reserve: replyReserve, left: Math.max(0, Math.min(replyReserve, capToday - sentToday)) };
    },
    staleTime: FRESH_FOR_MS,
  });

/** What every recipient can have a value for, as campaigns name it. */
export const RECIPIENT_VARIABLES: readonly string[] = ['firstName', 'lastName', 'company', 'title', 'city'];

/** Those, and the workspace's own fields. */
export const variablesQuery = queryOptions({
  queryKey: [COMPOSE, 'variables'],
  queryFn: async ({ signal }) => {
    const { fields } = await call(getContactBook, {}, { silent: true, signal });
    return [...RECIPIENT_VARIABLES, ...fields.map(({ name }) => name)];
  },
  placeholderData: RECIPIENT_VARIABLES as string[],
  staleTime: FRESH_FOR_MS,
});

/** Drafts that answer or pass on a mail. */
export const draftsOfQuery = (mid: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'drafts', 'of', mid],
    queryFn: async ({ signal }) => (await call(listDrafts, { mid }, { silent: true, signal })).drafts,
    staleTime: FRESH_FOR_MS,
  });

export const draftsQuery = (accountId: string) =>
  infiniteQueryOptions({
    queryKey: [COMPOSE, 'drafts', accountId],
    queryFn: ({ pageParam, signal }) => call(listDrafts, { accountId, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    staleTime: FRESH_FOR_MS,
  });

export const refreshDrafts = () => queryClient.invalidateQueries({ queryKey: [COMPOSE, 'drafts'] });

/** Another mail program changed the copy of a draft, or took it away: one of both is kept. */
export async function settle(draftId: string, keep: 'ours' | 'theirs'): Promise<void> {
  await call(settleDraft, { draftId, keep });
  void refreshDrafts();
}

export const versionsQuery = (draftId: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'versions', draftId],
    queryFn: async ({ signal }) => (await call(listDraftVersions, { draftId }, { silent: true, signal })).versions,
    staleTime: 0,
  });

/** What a version says does not change. */
export const versionQuery = (draftId: string, version: number) =>
  queryOptions({
    queryKey: [COMPOSE, 'version', draftId, version],
    queryFn: ({ signal }) => call(readDraftVersion, { draftId, version }, { silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const restoreVersion = (draftId: string, version: number, revision: number) =>
  call(restoreDraft, { draftId, version, revision });

/** The mail that is quoted, as the inbox shows it. What was written does not change. */
export const quotedQuery = (mid: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'quoted', mid],
    queryFn: ({ signal }) => callProxy('mbox:readMessage', { mid }, { silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A draft to be looked at, such as one that waits for its time. */
export const draftQuery = (draftId: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'draft', draftId],
    queryFn: ({ signal }) => call(openDraft, { draftId }, { silent: true, signal }),
    staleTime: FRESH_FOR_MS,
  });

export const scheduledQuery = queryOptions({
  queryKey: [COMPOSE, 'scheduled'],
  queryFn: async ({ signal }) => (await call(listScheduled, {}, { silent: true, signal })).deliveries,
  staleTime: FRESH_FOR_MS,
});

export const refreshScheduled = () => queryClient.invalidateQueries({ queryKey: [COMPOSE, 'scheduled'] });

/** People whose name or address begins like what was typed. */
export const recipientsQuery = (tab: CustomerTab, search: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'recipients', tab, search],
    queryFn: async ({ signal }) => (await call(listRecipients, { tab, search }, { silent: true, signal })).recipients,
    staleTime: FRESH_FOR_MS,
  });

export type Suppressed = { reason: string; at: string };

/** Who of these addresses, parted by spaces, must not be written to. */
export const suppressedQuery = (emails: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'suppressed', emails],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Suppressed>> => {
      const attrs = composeAttrs.parse({ to: emails.split(' '), subject: '-' });
      const { warnings } = await call(checkMail, { attrs }, { silent: true, signal });
      const found = warnings.filter((warning) => warning.kind === 'suppressed');
      return new Map(found.map(({ email, reason, at }) => [email.toLowerCase(), { reason, at }]));
    },
    staleTime: FRESH_FOR_MS,
  });

export const settingsQuery = queryOptions({
  queryKey: [COMPOSE, 'settings'],
  queryFn: ({ signal }) => call(getComposeSettings, {}, { silent: true, signal }),
  staleTime: FRESH_FOR_MS,
});

export async function saveSettings(changed: Partial<ComposeSettings>): Promise<void> {
  queryClient.setQueryData(settingsQuery.queryKey, await call(saveComposeSettings, changed));
}
