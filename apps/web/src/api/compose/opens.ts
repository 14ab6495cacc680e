import { listOpens } from '@outrider/contract/compose/opens';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** How often a mail of ours was opened; null where nobody asked to see that. */
export const opensQuery = (mid: string) =>
  queryOptions({
    queryKey: ['inbox', 'opens', mid],
    queryFn: async ({ signal }) => {
      const { opens } = await call(listOpens, { mids: [mid] }, { silent: true, signal });
      return opens[0] ?? null;
    },
    staleTime: 30_000,
  });
