import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { NotificationList, ReadAll } from '../../../features/notifications/notification-list.tsx';
import { paths } from '../../../paths/paths.ts';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { notificationPath } from '../../shared/notifications/notification-path.ts';
import styles from './bell.module.css';

export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <Stack as="section" tall minHeight={160} gap={0} className={styles.panel} aria-label={t('title')}>
      <Row as="header" rigid spread height={48} pad="0 3 0 4" border="bottom" gap={0} className={styles.head}>
        <h2>{t('title')}</h2>
        <ReadAll />
      </Row>
      <Box grow minHeight={0} scrolls>
        <UserDates>
          <NotificationList pathTo={notificationPath} onFollow={onLeave} />
        </UserDates>
      </Box>
      <Box as="footer" rigid pad="2.5 4" border="top" className={styles.foot}>
        <Link to={paths.setting.notifications} onClick={onLeave}>
          {t('choose')}
        </Link>
      </Box>
    </Stack>
  );
}
