import {
  type COMPOSED_DOUBT_ANSWERS,
  listComposedDoubts,
  settleComposedDoubt,
} from '@outrider/contract/compose/doubts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

export const composedDoubtsQuery = queryOptions({
  queryKey: ['compose', 'doubts'],
  queryFn: async ({ signal }) => (await call(listComposedDoubts, {}, { silent: true, signal })).doubts,
  refetchInterval: 60_000,
});

type Answer = { deliveryId: string; answer: (typeof COMPOSED_DOUBT_ANSWERS)[number] };

export const settleDoubtMutation = mutationOptions({
  mutationFn: (answer: Answer) => call(settleComposedDoubt, answer),
  onSettled: () => queryClient.invalidateQueries({ queryKey: ['compose'] }),
});
