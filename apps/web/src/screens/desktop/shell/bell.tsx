import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifications } from '../../../features/notifications/use-notifications.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { CountBadge } from '../../shared/shell/count-badge.tsx';
import styles from './bell.module.css';

/** Fetched when the user looks: its words are none of the first page's. */
const BellPanel = lazyPart(async () => {
  const [{ BellPanel: Panel }] = await Promise.all([import('./bell-panel.tsx'), i18n.loadNamespaces('notifications')]);
  return { default: Panel };
});

/** A badge has room for two digits. */
const BADGE_MAX = 99;

/** How many notifications the user has not read; opens them. */
export function Bell({
  className = '',
  placement,
}: {
  className?: string | undefined;
  placement: 'bottomLeft' | 'bottomRight' | 'rightBottom';
}) {
  const { t } = useTranslation('shell');
  const { unread } = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const panel = (
    <Suspense fallback={<Stack tall minHeight={160} gap={0} className={styles.panel} />}>
      {isOpen && <BellPanel onLeave={() => setOpen(false)} />}
    </Suspense>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} placement={placement} arrow={false} content={panel} isFlush>
      <button
        type="button"
        className={`${styles.bell} ${className}`}
        aria-label={unread > 0 ? t('nav.notificationsUnread', { count: unread }) : t('nav.notifications')}
        aria-expanded={isOpen}
      >
        <BellIcon size={16} strokeWidth={1.5} aria-hidden />
        {unread > 0 && (
          <CountBadge height={14} leading={14} className={styles.badge}>
            {unread > BADGE_MAX ? `${BADGE_MAX}+` : unread}
          </CountBadge>
        )}
      </button>
    </Popover>
  );
}
