import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { getUserInfo } from '../../api/user.ts';
import { connection } from '../../platform/connection.ts';
import { queryClient } from '../../platform/query-client.ts';

/** Long enough that a click through the menu asks once, short enough that a used-up quota shows soon. */
const FRESH_FOR_MS = 60_000;

export const userInfoQuery = queryOptions({
  queryKey: ['identity', 'userInfo'],
  // The access loaders decide what a refusal means.
  queryFn: ({ signal }) => getUserInfo({}, { signal }),
  staleTime: FRESH_FOR_MS,
  // Quotas are used up by what goes on behind the page.
  refetchInterval: FRESH_FOR_MS,
});

/** Without a connection the one who was there is taken to be there still: pages that were loaded can be looked at. */
export const fetchUser = () => {
  const known = connection.isOnline() ? undefined : queryClient.getQueryData(userInfoQuery.queryKey);
  return known ? Promise.resolve(known) : queryClient.fetchQuery(userInfoQuery);
};

/** Who is signed in. The route's loader has fetched it before the screen is drawn. */
export const useUserInfo = () => useSuspenseQuery(userInfoQuery).data;
