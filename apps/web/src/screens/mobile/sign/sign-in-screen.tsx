import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { landingPath } from '../../../app/redirect.ts';
import { SignInForm } from '../../../features/identity/sign-in-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { TermsNote } from '../../../features/identity/terms.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneSignLayout } from '../../../ui/phone-sign-layout.tsx';
import { useCarried } from '../../shared/carried.ts';

export function SignInScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const email = useCarried()?.email ?? '';
  const goToMail = () => navigate(paths.sign.verifyEmail);
  return (
    <PhoneSignLayout
      title={t('signIn.title')}
      lead={
        <>
          {t('signIn.newHere')}{' '}
          <Link className="link" to={{ pathname: paths.sign.signUp, search: query.toString() }}>
            {t('signIn.createAccount')}
          </Link>
        </>
      }
      below={<TermsNote />}
    >
      <PageTitle>{t('signIn.title')}</PageTitle>
      <SignInForm
        email={email}
        below={
          hasSocialSignIn && (
            <>
              <OrLine>{t('or')}</OrLine>
              <SocialButtons returnTo={landingPath(query)} onMailSent={goToMail} />
            </>
          )
        }
        onSignedIn={() => navigate(landingPath(query), { replace: true })}
        onNotVerified={goToMail}
        forgotLink={
          <Link className="link" to={paths.sign.resetPwd}>
            {t('signIn.forgot')}
          </Link>
        }
      />
    </PhoneSignLayout>
  );
}
