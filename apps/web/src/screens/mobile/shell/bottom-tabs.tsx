import { Mail, ShieldCheck, User, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../../app/paths.ts';
import styles from './bottom-tabs.module.css';

const TABS = [
  { key: 'mailboxes', to: paths.accounts.list, Icon: Mail },
  { key: 'nav.contacts', to: paths.contacts, Icon: Users },
  { key: 'nav.verification', to: paths.verification, Icon: ShieldCheck },
  { key: 'you', to: paths.you, Icon: User },
] as const;

export function BottomTabs() {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.tabs} aria-label={t('nav.main')}>
      {TABS.map(({ key, to, Icon }) => (
        <NavLink key={key} to={to}>
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          {t(key)}
        </NavLink>
      ))}
    </nav>
  );
}
