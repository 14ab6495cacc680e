import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { actAsPerson, getBoxedPerson, listBoxedPeople, setPersonHabit } from '../../api/sandbox/people.ts';
import { queryClient } from '../../platform/query-client.ts';

const ASK_EVERY_MS = 2_000;
const personKey = (address: string) => ['sandbox', 'person', address];

export type ListedPerson = z.output<typeof listBoxedPeople.output>['people'][number];

/** Who can be become: those who got mail last, or those the words fit. */
export const useBoxedPeople = (search: string) =>
  useQuery(
    {
      queryKey: ['sandbox', 'people', search],
      queryFn: async ({ signal }) => (await listBoxedPeople({ search }, { signal })).people,
      refetchInterval: ASK_EVERY_MS,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

export const useBoxedPerson = (address: string | undefined) =>
  useQuery(
    {
      queryKey: personKey(address ?? ''),
      queryFn: ({ signal }) => getBoxedPerson({ address: address ?? '' }, { signal }),
      enabled: address !== undefined,
      refetchInterval: ASK_EVERY_MS,
    },
    queryClient,
  );

export const useActAsPerson = () =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof actAsPerson.input>) => actAsPerson(input),
      onSuccess: (person) => queryClient.setQueryData(personKey(person.address), person),
    },
    queryClient,
  );

export const useSetHabit = () =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof setPersonHabit.input>) => setPersonHabit(input),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sandbox'] }),
    },
    queryClient,
  );
