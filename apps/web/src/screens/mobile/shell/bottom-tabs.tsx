import { User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { DEFAULT_PATH } from '../../../app/paths.ts';
import styles from './bottom-tabs.module.css';

const TABS = [{ key: 'you', to: DEFAULT_PATH, Icon: User }] as const;

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
