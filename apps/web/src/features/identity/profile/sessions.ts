import { queryOptions, useQuery } from '@tanstack/react-query';
import { listSessions } from '../../../api/identity/sessions.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: async ({ signal }) => (await listSessions({}, { signal })).sessions,
});

/** How many devices besides this one are signed in; 0 while that is not known. */
export const useOtherDevices = () => useQuery(sessionsQuery).data?.filter(({ current }) => !current).length ?? 0;
