import { Bell, CreditCard, Lock, Paperclip, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import styles from './setting-layout.module.css';

const PAGES = [
  ['profile', paths.setting.profile, User],
  ['billing', paths.setting.billing, CreditCard],
  ['notifications', paths.setting.notifications, Bell],
  ['files', paths.setting.files, Paperclip],
  ['sealed', paths.setting.sealed, Lock],
] as const;

export function SettingLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead title={t('nav.settings')} />
      <Grid minHeight={0} className={styles.setting}>
        <nav className={styles.nav} aria-label={t('nav.settingPages')}>
          {PAGES.filter(([key]) => key !== 'billing' || config.billing).map(([key, to, Icon]) => (
            <NavLink key={key} to={to}>
              <Icon size={16} strokeWidth={1.5} aria-hidden />
              {t(`nav.${key}`)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.page}>
          <Outlet />
        </div>
      </Grid>
    </>
  );
}
