import { listWire, type WireEvent } from '@outrider/contract/sandbox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

const ASK_EVERY_MS = 2_000;

export type WireFilter = { kind: WireEvent['kind'] | undefined; search: string };

/** What happened in the box, newest first. While it is not live nothing is added, so nothing moves. */
export const useWire = ({ kind, search }: WireFilter, isLive: boolean) =>
  useQuery(
    {
      queryKey: ['sandbox', 'wire', kind, search],
      queryFn: async ({ signal }) => (await call(listWire, { kind, search }, { silent: true, signal })).events,
      refetchInterval: isLive && ASK_EVERY_MS,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
