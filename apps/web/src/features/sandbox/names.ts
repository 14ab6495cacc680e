import { failBoxedName, readBoxedZone } from '@outrider/contract/sandbox-names';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

const zoneKey = (domain: string) => ['sandbox', 'zone', domain];

/** Nothing is asked before there is a whole domain. */
export const useBoxedZone = (domain: string) =>
  useQuery(
    {
      queryKey: zoneKey(domain),
      queryFn: ({ signal }) => call(readBoxedZone, { domain }, { silent: true, signal }),
      enabled: readBoxedZone.input.safeParse({ domain }).success && domain.includes('.'),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

export const useFailName = (domain: string) =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof failBoxedName.input>) => call(failBoxedName, input),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: zoneKey(domain) }),
    },
    queryClient,
  );
