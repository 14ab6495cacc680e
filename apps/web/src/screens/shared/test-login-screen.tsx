import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { quickSignIn } from '../../api/sign.ts';
import { DEFAULT_PATH } from '../../paths/paths.ts';
import { ApiError } from '../../platform/create-call.ts';
import { session } from '../../platform/session/session.ts';
import { OneColumnLayout } from '../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ToSignIn } from './sign/to-sign-in.tsx';

/** Signs in to the demo workspace. The server refuses it outside the boxed world, and says so. */
export function TestLoginScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    quickSignIn({}).then(
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
      <ToSignIn replace />
    </OneColumnLayout>
  );
}
