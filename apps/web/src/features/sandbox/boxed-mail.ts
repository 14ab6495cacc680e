import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listBoxedMail, readBoxedMail } from '../../api/sandbox/sandbox.ts';
import { queryClient } from '../../platform/query-client.ts';

const ASK_EVERY_MS = 2_000;

/** What the product sent in the boxed world, newest first. New mail shows up by itself. */
export const useBoxedMails = (search: string) =>
  useQuery(
    {
      queryKey: ['sandbox', 'mails', search],
      queryFn: async ({ signal }) => (await listBoxedMail({ search }, { signal })).mails,
      refetchInterval: ASK_EVERY_MS,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

export const useBoxedMail = (id: string) =>
  useQuery(
    {
      queryKey: ['sandbox', 'mail', id],
      queryFn: ({ signal }) => readBoxedMail({ id }, { signal }),
      // A mail that was sent never changes.
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
