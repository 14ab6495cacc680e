import * as identityErrors from '@outrider/contract/errors/identity';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { languageNow } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Carried } from '../carried.ts';
import styles from './sign-pages.module.css';

export function LinkUsedScreen({ email }: { email: string }) {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const title = identityErrors.emailVerificationFailed[languageNow()];
  return (
    <OneColumnLayout art={<EnvelopeArt badge="failed" />} title={title} lead={t('verifyError.usedLead')}>
      <PageTitle>{title}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        <Button large primary onClick={() => navigate(paths.sign.signIn, { state: { email } satisfies Carried })}>
          {t('verifyError.signIn')}
        </Button>
      </Row>
    </OneColumnLayout>
  );
}
