import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { NotificationList, ReadAll } from '../../../features/notifications/notification-list.tsx';
import { NotificationSettingsPage } from '../../../features/notifications/notification-settings.tsx';
import { paths } from '../../../paths/paths.ts';
import { IconLink } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { notificationPath } from '../../shared/notifications/notification-path.ts';
import { PhoneHead } from '../shell/phone-head.tsx';

/** The user's notifications. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PhoneHead title={t('title')} back={{ to: paths.you, label: t('back') }}>
        <ReadAll />
        <IconLink label={t('choose')} Icon={Settings} size={44} iconSize={20} to={paths.setting.notifications} />
      </PhoneHead>
      <UserDates>
        <NotificationList pathTo={notificationPath} />
      </UserDates>
    </>
  );
}

/** What reaches them, and where. */
export function NotificationSettingsScreen() {
  const { t } = useTranslation('notifications');
  const { id, name, email } = useUserInfo();
  return (
    <>
      <PageTitle>{t('what')}</PageTitle>
      <PhoneHead title={t('what')} back={{ to: paths.notifications, label: t('back') }} />
      <UserDates>
        <NotificationSettingsPage userId={id} name={name || email} />
      </UserDates>
    </>
  );
}
