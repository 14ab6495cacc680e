import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './sign-pages.module.css';

/** Nobody signs up here, or not with this link. */
export function SignUpShut({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  return (
    <OneColumnLayout art={<EnvelopeArt badge="failed" />} title={title} lead={lead}>
      <PageTitle>{title}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        <Button large primary onClick={() => navigate(paths.sign.signIn)}>
          {t('shut.signIn')}
        </Button>
      </Row>
    </OneColumnLayout>
  );
}
