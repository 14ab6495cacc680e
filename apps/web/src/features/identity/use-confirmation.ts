import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../platform/query-client.ts';
import { addressStatusQuery } from './use-address-status.ts';

const ASK_EVERY_MS = 3_000;
const ASK_LESS_OFTEN_AFTER_MS = 5 * 60_000;
/** The server counts these questions per network; a page forgotten in an office must not use up everybody's share. */
const ASK_RARELY_EVERY_MS = 20_000;

/** Whether the link in the mail was used by now, on any device. Asks only while the page is looked at. */
export function useConfirmation(email: string): boolean {
  const [since] = useState(Date.now);
  const { data: status } = useQuery(
    {
      ...addressStatusQuery(email),
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => {
        if (state.data === 'ALREADY_VERIFIED') return false;
        return Date.now() - since < ASK_LESS_OFTEN_AFTER_MS ? ASK_EVERY_MS : ASK_RARELY_EVERY_MS;
      },
    },
    queryClient,
  );
  return status === 'ALREADY_VERIFIED';
}
