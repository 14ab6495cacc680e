import { ChartColumn, Inbox, Mail, Send, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUnread } from '../../../features/inbox/live/use-unread.ts';
import { useNotifications } from '../../../features/notifications/use-notifications.ts';
import { paths } from '../../../paths/paths.ts';
import { isUnder } from '../../../paths/redirect.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { CountBadge } from '../../shared/shell/count-badge.tsx';
import styles from './bottom-tabs.module.css';
import { shortCount } from './short-count.ts';

/** `covers`: the tab is lit on every page below this. */
const TABS = [
  { key: 'today', to: paths.dashboard, covers: paths.dashboard, Icon: ChartColumn },
  { key: 'nav.inbox', to: paths.inbox, covers: paths.inbox, Icon: Inbox },
  { key: 'nav.campaigns', to: paths.campaign.list, covers: '/home/campaign', Icon: Send },
  { key: 'mailboxes', to: paths.accounts.list, covers: '/home/accounts', Icon: Mail },
  { key: 'you', to: paths.you, covers: paths.you, Icon: User },
] as const;

export function BottomTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const unread = useUnread();
  const { unread: notifications } = useNotifications();
  const badges: Partial<Record<(typeof TABS)[number]['key'], { count: number; label: string }>> = {
    'nav.inbox': { count: unread, label: t('nav.inboxUnread', { count: unread }) },
    you: { count: notifications, label: `${t('you')}: ${t('nav.notificationsUnread', { count: notifications })}` },
  };
  const shownBadge = (key: (typeof TABS)[number]['key']) => {
    const badge = badges[key];
    return badge && badge.count > 0 ? badge : undefined;
  };
  return (
    <Grid as="nav" rigid border="top" surface="page" className={styles.tabs} aria-label={t('nav.main')}>
      {TABS.map(({ key, to, covers, Icon }) => (
        <Link key={key} to={to} aria-current={isUnder(pathname, covers) ? 'page' : undefined}>
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          <TabName name={t(key)} badge={shownBadge(key)} />
        </Link>
      ))}
    </Grid>
  );
}

/** What is seen in short is heard in full. */
const TabName = ({ name, badge }: { name: string; badge: { count: number; label: string } | undefined }) =>
  badge ? (
    <>
      <span aria-hidden>{name}</span>
      <CountBadge before={1} className={styles.badge} aria-hidden>
        {shortCount(badge.count)}
      </CountBadge>
      <span className="visually-hidden">{badge.label}</span>
    </>
  ) : (
    name
  );
