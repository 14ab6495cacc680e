import { actAsPerson, getBoxedPerson, listBoxedPeople, setPersonHabit } from '@outrider/contract/sandbox/people';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

const ASK_EVERY_MS = 2_000;
const personKey = (address: string) => ['sandbox', 'person', address];

export type ListedPerson = z.output<typeof listBoxedPeople.output>['people'][number];

/** Who can be become: those who got mail last, or those the words fit. */
export const useBoxedPeople = (search: string) =>
  useQuery(
    {
      queryKey: ['sandbox', 'people', search],
      queryFn: async ({ signal }) => (await call(listBoxedPeople, { search }, { silent: true, signal })).people,
      refetchInterval: ASK_EVERY_MS,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

export const useBoxedPerson = (address: string | undefined) =>
  useQuery(
    {
      queryKey: personKey(address ?? ''),
      queryFn: ({ signal }) => call(getBoxedPerson, { address: address ?? '' }, { silent: true, signal }),
      enabled: address !== undefined,
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

export const useSetHabit = () =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof setPersonHabit.input>) => call(setPersonHabit, input, { silent: true }),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sandbox'] }),
    },
    queryClient,
  );
