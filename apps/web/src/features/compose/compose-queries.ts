import { composeAttrs } from '@outrider/contract/compose/attrs';
import type { ComposeSettings, CustomerTab } from '@outrider/contract/compose/sending-help';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listAliases } from '../../api/compose/aliases.ts';
import { listScheduled } from '../../api/compose/delivery.ts';
import {
  listDrafts,
  listDraftVersions,
  openDraft,
  readDraftVersion,
  restoreDraft,
  settleDraft,
} from '../../api/compose/drafts.ts';
import { checkMail, getComposeSettings, listRecipients, saveComposeSettings } from '../../api/compose/sending-help.ts';
import { getContactBook } from '../../api/contacts/read-book.ts';
import { callProxy } from '../../api/inbox/call-proxy.ts';
import { listInboxAccounts } from '../../api/inbox/read-accounts.ts';
import { getAccount } from '../../api/mailboxes/account.ts';
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
      listInboxAccounts(asked, { signal }),
      // Mailboxes can write also while nobody can tell their further addresses.
      listAliases({}, { signal }).catch(() => ({ aliases: [] })),
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
      const { replyReserve, capToday, sentToday } = await getAccount({ accountId }, { signal });
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
    const { fields } = await getContactBook({}, { signal });
    return [...RECIPIENT_VARIABLES, ...fields.map(({ name }) => name)];
  },
  placeholderData: RECIPIENT_VARIABLES as string[],
  staleTime: FRESH_FOR_MS,
});

/** Drafts that answer or pass on a mail. */
export const draftsOfQuery = (mid: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'drafts', 'of', mid],
    queryFn: async ({ signal }) => (await listDrafts({ mid }, { signal })).drafts,
    staleTime: FRESH_FOR_MS,
  });

export const draftsQuery = (accountId: string) =>
  infiniteQueryOptions({
    queryKey: [COMPOSE, 'drafts', accountId],
    queryFn: ({ pageParam, signal }) => listDrafts({ accountId, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    staleTime: FRESH_FOR_MS,
  });

export const refreshDrafts = () => queryClient.invalidateQueries({ queryKey: [COMPOSE, 'drafts'] });

/** Another mail program changed the copy of a draft, or took it away: one of both is kept. */
export async function settle(draftId: string, keep: 'ours' | 'theirs'): Promise<void> {
  await settleDraft({ draftId, keep });
  void refreshDrafts();
}

export const versionsQuery = (draftId: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'versions', draftId],
    queryFn: async ({ signal }) => (await listDraftVersions({ draftId }, { signal })).versions,
    staleTime: 0,
  });

/** What a version says does not change. */
export const versionQuery = (draftId: string, version: number) =>
  queryOptions({
    queryKey: [COMPOSE, 'version', draftId, version],
    queryFn: ({ signal }) => readDraftVersion({ draftId, version }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const restoreVersion = (draftId: string, version: number, revision: number) =>
  restoreDraft({ draftId, version, revision });

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
    queryFn: ({ signal }) => openDraft({ draftId }, { silent: true, signal }),
    staleTime: FRESH_FOR_MS,
  });

export const scheduledQuery = queryOptions({
  queryKey: [COMPOSE, 'scheduled'],
  queryFn: async ({ signal }) => (await listScheduled({}, { signal })).deliveries,
  staleTime: FRESH_FOR_MS,
});

export const refreshScheduled = () => queryClient.invalidateQueries({ queryKey: [COMPOSE, 'scheduled'] });

/** People whose name or address begins like what was typed. */
export const recipientsQuery = (tab: CustomerTab, search: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'recipients', tab, search],
    queryFn: async ({ signal }) => (await listRecipients({ tab, search }, { signal })).recipients,
    staleTime: FRESH_FOR_MS,
  });

export type Suppressed = { reason: string; at: string };

/** Who of these addresses, parted by spaces, must not be written to. */
export const suppressedQuery = (emails: string) =>
  queryOptions({
    queryKey: [COMPOSE, 'suppressed', emails],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Suppressed>> => {
      const attrs = composeAttrs.parse({ to: emails.split(' '), subject: '-' });
      const { warnings } = await checkMail({ attrs }, { signal });
      const found = warnings.filter((warning) => warning.kind === 'suppressed');
      return new Map(found.map(({ email, reason, at }) => [email.toLowerCase(), { reason, at }]));
    },
    staleTime: FRESH_FOR_MS,
  });

export const settingsQuery = queryOptions({
  queryKey: [COMPOSE, 'settings'],
  queryFn: ({ signal }) => getComposeSettings({}, { signal }),
  staleTime: FRESH_FOR_MS,
});

export async function saveSettings(changed: Partial<ComposeSettings>): Promise<void> {
  queryClient.setQueryData(settingsQuery.queryKey, await saveComposeSettings(changed));
}
