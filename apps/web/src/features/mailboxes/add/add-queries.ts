import { emailAddress } from '@outrider/contract/validation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { listConsentProviders, readConsent, suggestServer } from '../../../api/mailboxes/add.ts';
import { readBulk } from '../../../api/mailboxes/bulk.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';

export type Suggestion = z.output<typeof suggestServer.output>;

/** A person types an address in one go; a rest this long means it is worth asking. */
const REST_MS = 350;
/** While rows of a file are being tried. */
const ASK_FOR_BULK_EVERY_MS = 1_000;
/** An added row may still turn out to need a record, once its checks are done. */
const ASK_LATER_EVERY_MS = 10_000;

const suggestionQuery = (email: string) =>
  queryOptions({
    queryKey: ['mailbox-suggestion', email],
    queryFn: ({ signal }) => suggestServer({ email }, { signal }),
    enabled: email !== '',
  });

/** Whose mailbox a typed address is, looked up while it is typed. */
export function useSuggestion(typed: string): { suggestion: Suggestion | undefined; isLooking: boolean } {
  const now = addressIn(typed);
  const rested = useDebounced(now, REST_MS);
  const { data, isFetching } = useQuery(suggestionQuery(rested));
  const isCurrent = now !== '' && now === rested;
  return { suggestion: isCurrent ? data : undefined, isLooking: now !== '' && (!isCurrent || (isFetching && !data)) };
}

const addressIn = (typed: string) => emailAddress.safeParse(typed).data ?? '';

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const consentProvidersQuery = queryOptions({
  queryKey: ['consent-providers'],
  queryFn: async ({ signal }) => (await listConsentProviders({}, { signal })).providers,
  staleTime: Number.POSITIVE_INFINITY,
});

export const consentQuery = (ticket: string) =>
  queryOptions({
    queryKey: ['consent', ticket],
    queryFn: ({ signal }) => readConsent({ ticket }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const bulkQuery = (bulkId: string) =>
  queryOptions({
    queryKey: ['mailbox-bulk', bulkId],
    queryFn: ({ signal }) => readBulk({ bulkId }, { signal }),
    refetchInterval: ({ state }) =>
      state.status === 'error' ? false : state.data?.endedAt === null ? ASK_FOR_BULK_EVERY_MS : ASK_LATER_EVERY_MS,
  });
