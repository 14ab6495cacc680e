import { quickSignIn } from '@outrider/contract/sign';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DEFAULT_PATH, paths } from '../../app/paths.ts';
import { ApiError, call } from '../../platform/api.ts';
import { session } from '../../platform/session.ts';
import { EnvelopeArt } from '../../ui/envelope-art.tsx';
import { OneColumnLayout } from '../../ui/one-column-layout.tsx';

/** Quick log-in: opens the demo workspace of the boxed world without a password. */
export function TestLoginScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    call(quickSignIn, {}, { silent: true })
      .then(({ token }) => {
        session.start(token);
        return navigate(DEFAULT_PATH, { replace: true });
      })
      .catch((error: unknown) => setRefusal(error instanceof ApiError ? error.message : String(error)));
  }, [navigate]);

  if (refusal === undefined) return <OneColumnLayout art={<EnvelopeArt />} title={t('testLogin.title')} />;
  return (
    <OneColumnLayout art={<EnvelopeArt badge="failed" />} title={t('testLogin.failed')} lead={refusal}>
      <Link className="link" to={paths.sign.signIn}>
        {t('toSignIn')}
      </Link>
    </OneColumnLayout>
  );
}
