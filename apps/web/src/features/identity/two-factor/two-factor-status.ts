import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getTwoFactorStatus } from '../../../api/identity/two-factor.ts';

export const twoFactorQuery = queryOptions({
  queryKey: ['identity', 'twoFactor'],
  queryFn: ({ signal }) => getTwoFactorStatus({}, { signal }),
});

/** After a change: what is shown is read again. */
export function useForgetTwoFactor() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
}
