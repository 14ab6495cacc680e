import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { EnvelopeArt } from '../../../ui/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/one-column-layout.tsx';

export function SignUpScreen() {
  const { t } = useTranslation('sign');
  return (
    <OneColumnLayout art={<EnvelopeArt />} title={t('signUp.title')} lead={t('signUp.haveOne')}>
      <Link className="link" to={paths.sign.signIn}>
        {t('toSignIn')}
      </Link>
    </OneColumnLayout>
  );
}
