import { Inbox, Mail, Send, User, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { isUnder } from '../../../app/redirect.ts';
import { useUnread } from '../../../features/inbox/live/use-unread.ts';
import styles from './bottom-tabs.module.css';

/** `covers`: the tab is lit on every page below this. */
const TABS = [
  { key: 'nav.inbox', to: paths.inbox, covers: paths.inbox, Icon: Inbox },
  { key: 'nav.campaigns', to: paths.campaign.list, covers: '/home/campaign', Icon: Send },
  { key: 'mailboxes', to: paths.accounts.list, covers: '/home/accounts', Icon: Mail },
  { key: 'nav.contacts', to: paths.contacts, covers: paths.contacts, Icon: Users },
  { key: 'you', to: paths.you, covers: paths.you, Icon: User },
] as const;

/** A badge has room for two digits. */
const BADGE_MAX = 99;

export function BottomTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const unread = useUnread();
  return (
    <nav className={styles.tabs} aria-label={t('nav.main')}>
      {TABS.map(({ key, to, covers, Icon }) => (
        <Link
          key={key}
          to={to}
          aria-current={isUnder(pathname, covers) ? 'page' : undefined}
          aria-label={key === 'nav.inbox' && unread > 0 ? t('nav.inboxUnread', { count: unread }) : undefined}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          {t(key)}
          {key === 'nav.inbox' && unread > 0 && (
            <span className={styles.badge}>{unread > BADGE_MAX ? `${BADGE_MAX}+` : unread}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
