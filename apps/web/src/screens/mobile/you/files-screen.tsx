import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { PhoneFiles } from '../../../features/files/phone-files.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './you-screen.module.css';

export function FilesScreen() {
  const { t } = useTranslation('files');
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Row as="header" height={52} pad="0 4" gap={0} className={styles.head}>
        <Link to={paths.you} className={styles.back} aria-label={t('back')}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1>{t('title')}</h1>
      </Row>
      <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
        <PhoneFiles />
      </DatesAs>
    </>
  );
}
