import {
  failBoxedName,
  listBoxedDomains,
  publishBoxedRecord,
  readBoxedZone,
  removeBoxedRecord,
} from '@outrider/contract/sandbox/names';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

const KEY = ['sandbox', 'zone'];
const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

/** Nothing is asked before there is a whole domain. */
export const useBoxedZone = (domain: string) =>
  useQuery(
    {
      queryKey: [...KEY, domain],
      queryFn: ({ signal }) => call(readBoxedZone, { domain }, { silent: true, signal }),
      enabled: readBoxedZone.input.safeParse({ domain }).success && domain.includes('.'),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

export const useOwnDomains = () =>
  useQuery(
    {
      queryKey: [...KEY, 'own'],
      queryFn: async ({ signal }) => (await call(listBoxedDomains, {}, { silent: true, signal })).domains,
    },
    queryClient,
  );

export const useFailName = () =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof failBoxedName.input>) => call(failBoxedName, input),
      onSuccess: refresh,
    },
    queryClient,
  );

export const usePublishRecord = () =>
  useMutation(
    {
      mutationFn: (record: z.input<typeof publishBoxedRecord.input>) =>
        call(publishBoxedRecord, record, { silent: true }),
      onSuccess: refresh,
    },
    queryClient,
  );

export const useRemoveRecord = () =>
  useMutation(
    {
      mutationFn: (record: z.input<typeof removeBoxedRecord.input>) => call(removeBoxedRecord, record),
      onSuccess: refresh,
    },
    queryClient,
  );
