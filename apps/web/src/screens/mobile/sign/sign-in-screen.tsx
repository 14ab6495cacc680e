import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { landingPath } from '../../../app/redirect.ts';
import { SignInForm } from '../../../features/identity/sign-in-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { TermsNote } from '../../../features/identity/terms.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneSignLayout } from '../../../ui/phone-sign-layout.tsx';

export function SignInScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [query] = useSearchParams();
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
        onSignedIn={() => navigate(landingPath(query), { replace: true })}
        onNotVerified={() => navigate(paths.sign.verifyEmail)}
        forgotLink={
          <Link className="link" to={paths.sign.resetPwd}>
            {t('signIn.forgot')}
          </Link>
        }
      />
      {hasSocialSignIn && (
        <>
          <OrLine>{t('or')}</OrLine>
          <SocialButtons />
        </>
      )}
    </PhoneSignLayout>
  );
}
