import { getTwoFactorStatus } from '@outrider/contract/identity/two-factor';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export const twoFactorQuery = queryOptions({
  queryKey: ['identity', 'twoFactor'],
  queryFn: ({ signal }) => call(getTwoFactorStatus, {}, { silent: true, signal }),
});

/** After a change: what is shown is read again. */
export function useForgetTwoFactor() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
}
