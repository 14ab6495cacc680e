import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { SealedList } from '../../../features/sealed-mail/sealed-list.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './you-screen.module.css';

export function SealedScreen() {
  const { t } = useTranslation('sealed-mail');
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <Row as="header" height={52} pad="0 4" gap={0} className={styles.head}>
        <Link to={paths.you} className={styles.back} aria-label={t('back')}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1>{t('list.title')}</h1>
      </Row>
      <Box pad="2 4 6">
        <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
          <SealedList />
        </DatesAs>
      </Box>
    </>
  );
}
