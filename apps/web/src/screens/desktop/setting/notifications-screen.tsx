import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { NotificationSettingsPage } from '../../../features/notifications/notification-settings.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './setting-layout.module.css';

export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const { id, name, email, dateFormat, timeZone } = useUserInfo();
  return (
    <div className={styles.whole}>
      <PageTitle>{t('title')}</PageTitle>
      <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
        <NotificationSettingsPage userId={id} name={name || email} />
      </DatesAs>
    </div>
  );
}
