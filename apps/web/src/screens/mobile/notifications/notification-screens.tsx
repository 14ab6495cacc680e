import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { NotificationList, ReadAll } from '../../../features/notifications/notification-list.tsx';
import { NotificationSettingsPage } from '../../../features/notifications/notification-settings.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { notificationPath } from '../../shared/notifications/notification-path.ts';
import { PhoneHead } from '../shell/phone-head.tsx';

/** What somebody was told. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PhoneHead title={t('title')} back={{ to: paths.you, label: t('back') }}>
        <ReadAll />
        <IconLink label={t('choose')} Icon={Settings} size={44} iconSize={20} to={paths.setting.notifications} />
      </PhoneHead>
      <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
        <NotificationList pathTo={notificationPath} />
      </DatesAs>
    </>
  );
}

/** What reaches them, and where. */
export function NotificationSettingsScreen() {
  const { t } = useTranslation('notifications');
  const { id, name, email, dateFormat, timeZone } = useUserInfo();
  return (
    <>
      <PageTitle>{t('what')}</PageTitle>
      <PhoneHead title={t('what')} back={{ to: paths.notifications, label: t('back') }} />
      <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
        <NotificationSettingsPage userId={id} name={name || email} />
      </DatesAs>
    </>
  );
}
