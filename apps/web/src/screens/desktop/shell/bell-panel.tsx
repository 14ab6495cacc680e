import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { NotificationList, ReadAll } from '../../../features/notifications/notification-list.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { notificationPath } from '../../shared/notifications/notification-path.ts';
import styles from './bell.module.css';

export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <ReadAll />
      </header>
      <div className={styles.body}>
        <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
          <NotificationList pathTo={notificationPath} onFollow={onLeave} />
        </DatesAs>
      </div>
      <footer className={styles.foot}>
        <Link to={paths.setting.notifications} onClick={onLeave}>
          {t('choose')}
        </Link>
      </footer>
    </section>
  );
}
