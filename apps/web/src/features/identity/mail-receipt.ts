import { useQuery } from '@tanstack/react-query';
import { getMailReceipt } from '../../api/sign.ts';
import { queryClient } from '../../platform/query-client.ts';

const ASK_EVERY_MS = 1_000;

/** What the mail server answered, asked for until it has. */
export function useMailReceipt(mailId: string | undefined) {
  return useQuery(
    {
      queryKey: ['identity', 'mailReceipt', mailId],
      queryFn: ({ signal }) => getMailReceipt({ mailId: mailId ?? '' }, { signal }),
      enabled: mailId !== undefined,
      refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? ASK_EVERY_MS : false),
    },
    queryClient,
  ).data;
}
