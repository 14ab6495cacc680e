import {
  type ContactFilter,
  type ContactSort,
  getContact,
  listDuplicates,
  listTimeline,
} from '@outrider/contract/contacts/contact';
import { deleteContactLabel, getContactLabelUse } from '@outrider/contract/contacts/labels';
import { previewMerge } from '@outrider/contract/contacts/merge';
import { listSuppressions, type SuppressionReason } from '@outrider/contract/contacts/suppression';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { getContactBook } from './read-book.ts';
import { listContacts } from './read-contacts.ts';

/** Everything read about contacts lies under this key, so that one change can refresh all of it. */
const CONTACTS = 'contacts';
/** Not among them: after the merge some of its contacts are no more. */
const MERGE_PREVIEW = 'contactMerge';
const PAGE_SIZE = 100;
/** While rows of an import are being put in order. */
const ASK_WHILE_SETTLING_MS = 2_000;
/** Opens and answers come by themselves. */
const ASK_FOR_ONE_EVERY_MS = 30_000;
const FRESH_FOR_MS = 10_000;

export type ContactDetail = z.output<typeof getContact.output>;
export type ContactBook = z.output<typeof getContactBook.output>;
export type ListOrder = { sort: ContactSort; order: 'asc' | 'desc' };

export const contactsQuery = (filter: ContactFilter, order: ListOrder) =>
  infiniteQueryOptions({
    queryKey: [CONTACTS, 'list', filter, order],
    queryFn: ({ pageParam, signal }) =>
      listContacts({ ...filter, ...order, after: pageParam, pageSize: PAGE_SIZE }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.pages[0]?.settling ?? 0) > 0 ? ASK_WHILE_SETTLING_MS : false),
  });

export const contactQuery = (email: string) =>
  queryOptions({
    queryKey: [CONTACTS, 'one', email],
    queryFn: ({ signal }) => call(getContact, { email }, { silent: true, signal }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : ASK_FOR_ONE_EVERY_MS),
  });

/** The whole timeline, begun with the page that came with the contact. */
export const timelineQuery = ({ contactId, timeline, nextTimeline }: ContactDetail) =>
  infiniteQueryOptions({
    queryKey: [CONTACTS, 'timeline', contactId],
    queryFn: ({ pageParam, signal }) => call(listTimeline, { contactId, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    initialData: { pages: [{ events: timeline, next: nextTimeline }], pageParams: [''] },
    staleTime: FRESH_FOR_MS,
    refetchInterval: ASK_FOR_ONE_EVERY_MS,
  });

export const bookQuery = queryOptions({
  queryKey: [CONTACTS, 'book'],
  queryFn: ({ signal }) => getContactBook({}, { signal }),
  staleTime: FRESH_FOR_MS,
});

/** Read anew whenever a user is about to delete it. */
export const labelUseQuery = (id: string) =>
  queryOptions({
    queryKey: [CONTACTS, 'labelUse', id],
    queryFn: ({ signal }) => call(getContactLabelUse, { id }, { silent: true, signal }),
    gcTime: 0,
  });

export const deleteLabelMutation = mutationOptions({
  mutationFn: (id: string) => call(deleteContactLabel, { id }),
  onSettled: () => refreshContacts(),
});

export const duplicatesQuery = queryOptions({
  queryKey: [CONTACTS, 'duplicates'],
  queryFn: async ({ signal }) => (await call(listDuplicates, {}, { silent: true, signal })).groups,
});

export type MergeCandidate = z.output<typeof previewMerge.output>['contacts'][number];

/** Read anew whenever a user is about to merge them. */
export const mergePreviewQuery = (contactIds: readonly string[]) =>
  queryOptions({
    queryKey: [MERGE_PREVIEW, contactIds],
    queryFn: async ({ signal }) =>
      (await call(previewMerge, { contactIds: [...contactIds] }, { silent: true, signal })).contacts,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const suppressionsQuery = (search: string, reason: SuppressionReason | undefined) =>
  infiniteQueryOptions({
    queryKey: [CONTACTS, 'suppressions', search, reason],
    queryFn: ({ pageParam, signal }) =>
      call(
        listSuppressions,
        { search, after: pageParam, ...(reason === undefined ? {} : { reason }) },
        { silent: true, signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });

/** After a change: what is on screen about contacts is read again. */
export const refreshContacts = () => queryClient.invalidateQueries({ queryKey: [CONTACTS] });

/** A contact that is gone answers nothing any more, so nobody may ask for it again. */
export const forgetContact = (email: string) => queryClient.removeQueries({ queryKey: [CONTACTS, 'one', email] });
