import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { NotificationList, ReadAll } from '../../../features/notifications/notification-list.tsx';
import { NotificationSettingsPage } from '../../../features/notifications/notification-settings.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { notificationPath } from '../../shared/notifications/notification-path.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

/** What somebody was told. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PhoneHead title={t('title')} back={{ to: paths.you, label: t('back') }}>
        <ReadAll />
        <Link to={paths.setting.notifications} className={page.icon} aria-label={t('choose')}>
          <Settings size={20} strokeWidth={1.5} aria-hidden />
        </Link>
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
