import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnread } from '../../features/inbox/live/use-unread.ts';
import { useNotifications } from '../../features/notifications/use-notifications.ts';
import { announce } from '../../ui/toast/announce.ts';

/** Reads out how many wait when mail or a notification comes in; what was there before is not new. Draws nothing. */
export function Arrivals() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const { unread: notifications } = useNotifications();
  useMore(unread, (count) => announce(t('nav.inboxUnread', { count })));
  useMore(notifications, (count) => announce(t('nav.notificationsUnread', { count })));
  return null;
}

/** The first number is how it was when the page opened. */
function useMore(count: number, say: (count: number) => void): void {
  const before = useRef(0);
  useEffect(() => {
    if (before.current > 0 && count > before.current) say(count);
    before.current = count;
  }, [count, say]);
}
