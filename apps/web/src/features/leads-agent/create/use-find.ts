import { useMutation, useQueryClient } from '@tanstack/react-query';
import { previewMutation, understoodQuery } from '../../../api/leads-agent.ts';
import type { WishState } from './use-wish.ts';

/** Asks for the preview of what is written. Words that are still being read are waited for. */
export function useFind({ wish, isReading }: WishState, onFound: (taskId: string) => void) {
  const client = useQueryClient();
  const { mutateAsync: preview } = useMutation(previewMutation);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const criteria = isReading ? (await client.fetchQuery(understoodQuery(wish.question))).criteria : wish.criteria;
      // Without a criterion the box says what is missing.
      if (criteria.length > 0) onFound((await preview({ wish: { ...wish, criteria } })).taskId);
    },
  });
  return { find: () => mutate(), isFinding: isPending };
}
