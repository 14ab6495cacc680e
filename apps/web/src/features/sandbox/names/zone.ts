import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  failBoxedName,
  listBoxedDomains,
  publishBoxedRecord,
  readBoxedZone,
  removeBoxedRecord,
} from '../../../api/sandbox/names.ts';
import { queryClient } from '../../../platform/query-client.ts';

const KEY = ['sandbox', 'zone'];
const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

/** Nothing is asked before there is a whole domain. */
export const useBoxedZone = (domain: string) =>
  useQuery(
    {
      queryKey: [...KEY, domain],
      queryFn: ({ signal }) => readBoxedZone({ domain }, { signal }),
      enabled: readBoxedZone.input.safeParse({ domain }).success && domain.includes('.'),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

export const useOwnDomains = () =>
  useQuery(
    {
      queryKey: [...KEY, 'own'],
      queryFn: async ({ signal }) => (await listBoxedDomains({}, { signal })).domains,
    },
    queryClient,
  );

export const useFailName = () =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof failBoxedName.input>) => failBoxedName(input),
      onSuccess: refresh,
    },
    queryClient,
  );

export const usePublishRecord = () =>
  useMutation(
    {
      mutationFn: (record: z.input<typeof publishBoxedRecord.input>) => publishBoxedRecord(record),
      onSuccess: refresh,
    },
    queryClient,
  );

export const useRemoveRecord = () =>
  useMutation(
    {
      mutationFn: (record: z.input<typeof removeBoxedRecord.input>) => removeBoxedRecord(record),
      onSuccess: refresh,
    },
    queryClient,
  );
