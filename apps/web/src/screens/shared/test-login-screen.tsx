import { quickSignIn } from '@outrider/contract/sign';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DEFAULT_PATH, paths } from '../../app/paths.ts';
import { ApiError, call } from '../../platform/api.ts';
import { session } from '../../platform/session/session.ts';
import { LargeButton } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { OneColumnLayout } from '../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './sign/sign-pages.module.css';

/** Signs in to the demo workspace. The server refuses it outside the boxed world, and says so. */
export function TestLoginScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    call(quickSignIn, {}, { silent: true, noLogout: true }).then(
      ({ token }) => {
        session.start(token);
        navigate(DEFAULT_PATH, { replace: true });
      },
      (error: unknown) => setRefusal(error instanceof ApiError ? error.message : t('testLogin.failed')),
    );
  }, [navigate, t]);

  if (refusal === undefined) {
    return (
      <OneColumnLayout title={t('testLogin.title')} lead={<Spinner />}>
        <PageTitle>{t('testLogin.title')}</PageTitle>
      </OneColumnLayout>
    );
  }
  return (
    <OneColumnLayout title={t('testLogin.failed')} lead={refusal}>
      <PageTitle>{t('testLogin.failed')}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        <LargeButton primary onClick={() => navigate(paths.sign.signIn, { replace: true })}>
          {t('oauth.toSignIn')}
        </LargeButton>
      </Row>
    </OneColumnLayout>
  );
}
