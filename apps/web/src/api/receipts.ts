import { answerReceiptRequest, listReceipts, noteDisplayed } from '@outrider/contract/receipts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';

/** Below the inbox's, which are asked again when mail comes in. */
const keyOf = (mid: string) => ['inbox', 'receipts', mid];

/** Receipts that came for a message and a request that came with it. A request counts as displayed: the setting decides. */
export const receiptsQuery = (mid: string) =>
  queryOptions({
    queryKey: keyOf(mid),
    queryFn: async ({ signal }) => {
      const { receipts, requests } = await call(listReceipts, { mids: [mid] }, { silent: true, signal });
      const [asked = null] = requests;
      // What the setting sends by itself may fail; then the user is asked.
      const request =
        asked?.state === 'open'
          ? await call(noteDisplayed, { mid }, { silent: true }).then(
              (answer) => answer.request,
              () => asked,
            )
          : asked;
      return { receipts, request };
    },
    staleTime: 30_000,
  });

export const answerRequestMutation = mutationOptions({
  mutationFn: (answer: { mid: string; send: boolean }) => call(answerReceiptRequest, answer),
  onSettled: (_answer, _error, { mid }) => queryClient.invalidateQueries({ queryKey: keyOf(mid) }),
});
