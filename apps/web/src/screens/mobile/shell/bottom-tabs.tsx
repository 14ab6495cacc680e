import { Inbox, Mail, ShieldCheck, User, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useUnread } from '../../../features/inbox/live/use-unread.ts';
import styles from './bottom-tabs.module.css';

const TABS = [
  { key: 'nav.inbox', to: paths.inbox, Icon: Inbox },
  { key: 'mailboxes', to: paths.accounts.list, Icon: Mail },
  { key: 'nav.contacts', to: paths.contacts, Icon: Users },
  { key: 'nav.verification', to: paths.verification, Icon: ShieldCheck },
  { key: 'you', to: paths.you, Icon: User },
] as const;

/** A badge has room for two digits. */
const BADGE_MAX = 99;

export function BottomTabs() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  return (
    <nav className={styles.tabs} aria-label={t('nav.main')}>
      {TABS.map(({ key, to, Icon }) => (
        <NavLink
          key={key}
          to={to}
          aria-label={key === 'nav.inbox' && unread > 0 ? t('nav.inboxUnread', { count: unread }) : undefined}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          {t(key)}
          {key === 'nav.inbox' && unread > 0 && (
            <span className={styles.badge}>{unread > BADGE_MAX ? `${BADGE_MAX}+` : unread}</span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
