import { actAsPerson, getBoxedPerson } from '@outrider/contract/sandbox';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

const ASK_EVERY_MS = 2_000;
const personKey = (address: string) => ['sandbox', 'person', address];

/** Nobody is asked for before there is a whole address. */
export const useBoxedPerson = (address: string) =>
  useQuery(
    {
      queryKey: personKey(address),
      queryFn: ({ signal }) => call(getBoxedPerson, { address }, { silent: true, signal }),
      enabled: /^\S+@\S+\.\S+$/.test(address),
      refetchInterval: ASK_EVERY_MS,
    },
    queryClient,
  );

export const useActAsPerson = () =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof actAsPerson.input>) => call(actAsPerson, input),
      onSuccess: (person) => queryClient.setQueryData(personKey(person.address), person),
    },
    queryClient,
  );
