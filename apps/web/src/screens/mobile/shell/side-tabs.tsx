import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { useUnread } from '../../../features/inbox/live/use-unread.ts';
import { useNotifications } from '../../../features/notifications/use-notifications.ts';
import { paths } from '../../../paths/paths.ts';
import { isUnder } from '../../../paths/redirect.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { useNavItems } from '../../shared/shell/use-nav-items.ts';
import { shortCount } from './short-count.ts';
import styles from './side-tabs.module.css';

/** A tablet has room for every part of the product at its side. */
export function SideTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { name, email, avatar } = useUserInfo();
  const unread = useUnread();
  const { unread: notifications } = useNotifications();
  const items = useNavItems();
  return (
    <Stack
      as="nav"
      tall
      gap={1}
      align="center"
      width={56}
      scrolls
      border="right"
      surface="app"
      className={styles.rail}
      aria-label={t('nav.main')}
    >
      {items.map(({ key, to, covers, Icon }) => (
        <Link
          key={key}
          to={to}
          aria-label={key === 'inbox' && unread > 0 ? t('nav.inboxUnread', { count: unread }) : t(`nav.${key}`)}
          aria-current={isUnder(pathname, covers) ? 'page' : undefined}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          {key === 'inbox' && <Badge count={unread} />}
        </Link>
      ))}
      <Link
        to={paths.setting.profile}
        className={styles.first}
        aria-label={t('nav.settings')}
        aria-current={isUnder(pathname, paths.setting.root) ? 'page' : undefined}
      >
        <Settings size={20} strokeWidth={1.5} aria-hidden />
      </Link>
      <Link
        to={paths.you}
        aria-label={
          notifications > 0 ? `${t('you')}: ${t('nav.notificationsUnread', { count: notifications })}` : t('you')
        }
        aria-current={isUnder(pathname, paths.you) ? 'page' : undefined}
      >
        <Avatar name={name || email} picture={avatar} />
        <Badge count={notifications} />
      </Link>
    </Stack>
  );
}

const Badge = ({ count }: { count: number }) =>
  count > 0 && (
    <Box
      as="span"
      minWidth={16}
      pad="0 0.75"
      rounded={8}
      surface="primary"
      tone="onPrimary"
      size={10}
      weight={600}
      leading={16}
      textAlign="center"
      className={styles.badge}
      aria-hidden
    >
      {shortCount(count)}
    </Box>
  );
