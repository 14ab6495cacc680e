import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { LargeButton } from '../../../ui/form/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from '../sign/sign-pages.module.css';

export function FacebookHandleScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  return (
    <OneColumnLayout title={t('oauth.notOffered')} lead={t('oauth.notOfferedLead')}>
      <PageTitle>{t('oauth.notOffered')}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        <LargeButton primary onClick={() => navigate(paths.sign.signIn)}>
          {t('oauth.toSignIn')}
        </LargeButton>
      </Row>
    </OneColumnLayout>
  );
}
