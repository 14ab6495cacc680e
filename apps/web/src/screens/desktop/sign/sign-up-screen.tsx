import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { landingPath } from '../../../app/redirect.ts';
import { SignUpForm } from '../../../features/identity/sign-up-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { AuthLayout } from '../../../ui/auth-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useCarried } from '../../shared/carried.ts';
import { FirstHour } from './first-hour.tsx';

export function SignUpScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goToMail = () => navigate(paths.sign.verifyEmail);
  const signInLink = (
    <Link className="link" to={{ pathname: paths.sign.signIn, search: query.toString() }}>
      {t('signUp.signIn')}
    </Link>
  );
  return (
    <AuthLayout
      title={t('signUp.title')}
      lead={
        <>
          {t('signUp.haveOne')} {signInLink}
        </>
      }
      aside={<FirstHour />}
    >
      <PageTitle>{t('signUp.title')}</PageTitle>
      {hasSocialSignIn && (
        <>
          <SocialButtons returnTo={landingPath(query)} onMailSent={goToMail} />
          <OrLine>{t('orWithEmail')}</OrLine>
        </>
      )}
      <SignUpForm email={useCarried()?.email ?? ''} onMailSent={goToMail} signInLink={signInLink} />
    </AuthLayout>
  );
}
