import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '../../../api/inbox/live-queries.ts';

/** How many messages wait to be read, in all mailboxes. */
export const useUnread = (): number => useQuery(countsQuery('')).data?.unread ?? 0;
