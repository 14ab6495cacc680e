import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { createBoxedMailbox, listBoxedMailboxes, setBoxedMailbox } from '../../../api/sandbox/mailboxes.ts';
import { queryClient } from '../../../platform/query-client.ts';

const KEY = ['sandbox', 'mailboxes'];
const refresh = () => queryClient.invalidateQueries({ queryKey: ['sandbox'] });

export const useBoxedMailboxes = (search: string) =>
  useQuery(
    {
      queryKey: [...KEY, search],
      queryFn: ({ signal }) => listBoxedMailboxes({ search }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

export const useCreateMailbox = () =>
  useMutation(
    {
      mutationFn: (wanted: z.input<typeof createBoxedMailbox.input>) => createBoxedMailbox(wanted),
      onSuccess: refresh,
    },
    queryClient,
  );

export const useTroubleMailbox = () =>
  useMutation(
    {
      mutationFn: (wanted: z.input<typeof setBoxedMailbox.input>) => setBoxedMailbox(wanted),
      onSuccess: refresh,
    },
    queryClient,
  );
