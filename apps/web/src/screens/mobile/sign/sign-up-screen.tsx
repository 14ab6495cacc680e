import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { landingPath } from '../../../app/redirect.ts';
import { SignUpForm } from '../../../features/identity/sign-up-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneSignLayout } from '../../../ui/phone-sign-layout.tsx';
import { useCarried } from '../../shared/carried.ts';

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
    <PhoneSignLayout
      title={t('signUp.title')}
      lead={
        <>
          {t('signUp.haveOne')} {signInLink}
        </>
      }
    >
      <PageTitle>{t('signUp.title')}</PageTitle>
      <SignUpForm email={useCarried()?.email ?? ''} onMailSent={goToMail} signInLink={signInLink} />
      {hasSocialSignIn && (
        <>
          <OrLine>{t('or')}</OrLine>
          <SocialButtons returnTo={landingPath(query)} onMailSent={goToMail} />
        </>
      )}
    </PhoneSignLayout>
  );
}
