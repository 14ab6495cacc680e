import { Clock, PanelLeft, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUnread } from '../../../features/inbox/live/use-unread.ts';
import { DEFAULT_PATH, paths } from '../../../paths/paths.ts';
import { isUnder } from '../../../paths/redirect.ts';
import { config } from '../../../platform/app-config.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { Logo } from '../../../ui/page/brand.tsx';
import { CountBadge } from '../../shared/shell/count-badge.tsx';
import { useNavItems } from '../../shared/shell/use-nav-items.ts';
import { Bell } from './bell.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './side-rail.module.css';

/** The menu as icons. `onExpand` is absent where the rail cannot be unfolded. */
export function SideRail({ onExpand }: { onExpand?: () => void }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const unread = useUnread();
  const navItems = useNavItems();
  return (
    <Stack
      as="aside"
      tall
      align="center"
      minHeight={0}
      pad="3 2 3"
      scrolls
      gap={0}
      className={styles.rail}
      aria-label={t('menu.name')}
    >
      <Link to={DEFAULT_PATH} className={styles.logo} aria-label={config.appName}>
        <Logo size={22} />
      </Link>
      {onExpand && (
        <Tooltip title={t('menu.expand')} placement="right">
          <button type="button" className={styles.item} aria-label={t('menu.expand')} onClick={onExpand}>
            <PanelLeft size={16} strokeWidth={1.5} aria-hidden />
          </button>
        </Tooltip>
      )}
      <nav aria-label={t('nav.main')}>
        {navItems.map(({ key, to, covers, Icon }) => (
          <Tooltip key={key} title={t(`nav.${key}`)} placement="right">
            <Link
              to={to}
              className={styles.item}
              aria-label={key === 'inbox' && unread > 0 ? t('nav.inboxUnread', { count: unread }) : t(`nav.${key}`)}
              aria-current={isUnder(pathname, covers) ? 'page' : undefined}
            >
              <Icon size={16} strokeWidth={1.5} aria-hidden />
              {key === 'inbox' && unread > 0 && (
                <CountBadge height={14} leading={14} className={styles.badge}>
                  {shortCount(unread)}
                </CountBadge>
              )}
            </Link>
          </Tooltip>
        ))}
      </nav>
      <Stack tall align="center" above="auto">
        <Bell placement="rightBottom" />
        {config.world === 'box' && (
          <Tooltip title={t('practice.open')} placement="right">
            <Link
              to={paths.sandbox}
              className={styles.item}
              aria-label={t('practice.name')}
              aria-current={isUnder(pathname, paths.sandbox) ? 'page' : undefined}
            >
              <Clock size={16} strokeWidth={1.5} aria-hidden />
            </Link>
          </Tooltip>
        )}
        <Tooltip title={t('nav.settings')} placement="right">
          <Link
            to={paths.setting.profile}
            className={styles.item}
            aria-label={t('nav.settings')}
            aria-current={isUnder(pathname, paths.setting.root) ? 'page' : undefined}
          >
            <Settings size={16} strokeWidth={1.5} aria-hidden />
          </Link>
        </Tooltip>
        <ProfileMenu small />
      </Stack>
    </Stack>
  );
}

/** What fits on an icon. */
const shortCount = (count: number) => (count > 99 ? '99+' : String(count));
