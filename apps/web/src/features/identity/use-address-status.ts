import { emailAddress } from '@outrider/contract/validation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { checkSignUp } from '../../api/check-sign-up.ts';
import { queryClient } from '../../platform/query-client.ts';

export const addressStatusQuery = (email: string) =>
  queryOptions({
    queryKey: ['identity', 'addressStatus', email],
    queryFn: async ({ signal }) => (await checkSignUp({ email }, { signal })).status,
    retry: false,
  });

/** Whether an address has an account. Undefined while it is not a whole address or nothing is known yet. */
export function useAddressStatus(typed: string) {
  const { success, data: email = '' } = emailAddress.safeParse(typed);
  return useQuery({ ...addressStatusQuery(email), enabled: success }, queryClient).data;
}
