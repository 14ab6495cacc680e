import { useTranslation } from 'react-i18next';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { NotificationSettingsPage } from '../../../features/notifications/notification-settings.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './setting-layout.module.css';

export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const { id, name, email } = useUserInfo();
  return (
    <div className={styles.whole}>
      <PageTitle>{t('title')}</PageTitle>
      <UserDates>
        <NotificationSettingsPage userId={id} name={name || email} />
      </UserDates>
    </div>
  );
}
