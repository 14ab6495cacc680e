import { createBoxedMailbox, listBoxedMailboxes, setBoxedMailbox } from '@outrider/contract/sandbox/mailboxes';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

const KEY = ['sandbox', 'mailboxes'];
const refresh = () => queryClient.invalidateQueries({ queryKey: ['sandbox'] });

export const useBoxedMailboxes = (search: string) =>
  useQuery(
    {
      queryKey: [...KEY, search],
      queryFn: ({ signal }) => call(listBoxedMailboxes, { search }, { silent: true, signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

export const useCreateMailbox = () =>
  useMutation(
    {
      mutationFn: (wanted: z.input<typeof createBoxedMailbox.input>) =>
        call(createBoxedMailbox, wanted, { silent: true }),
      onSuccess: refresh,
    },
    queryClient,
  );

export const useTroubleMailbox = () =>
  useMutation(
    {
      mutationFn: (wanted: z.input<typeof setBoxedMailbox.input>) => call(setBoxedMailbox, wanted),
      onSuccess: refresh,
    },
    queryClient,
  );
