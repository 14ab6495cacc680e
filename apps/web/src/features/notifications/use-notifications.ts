import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationsQuery } from '../../api/notifications.ts';

/** The user's notifications, the newest first, as far as they looked. */
export function useNotifications() {
  const query = useInfiniteQuery(notificationsQuery);
  const pages = query.data?.pages;
  return { query, unread: pages?.[0]?.unread ?? 0, notifications: pages?.flatMap((page) => page.notifications) };
}
