import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { landingPath } from '../../../app/redirect.ts';
import { SignInForm } from '../../../features/identity/sign-in-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { TermsNote } from '../../../features/identity/terms.tsx';
import { AuthLayout } from '../../../ui/auth-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useCarried } from '../../shared/carried.ts';
import { OrdinaryTuesday } from './ordinary-tuesday.tsx';
import styles from './sign-in-screen.module.css';

export function SignInScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const email = useCarried()?.email ?? '';
  const goToMail = () => navigate(paths.sign.verifyEmail);
  return (
    <AuthLayout
      title={t('signIn.title')}
      lead={
        <>
          {t('signIn.newHere')}{' '}
          <Link className="link" to={{ pathname: paths.sign.signUp, search: query.toString() }}>
            {t('signIn.createAccount')}
          </Link>
        </>
      }
      aside={<OrdinaryTuesday />}
    >
      <PageTitle>{t('signIn.title')}</PageTitle>
      <SignInForm
        email={email}
        above={
          hasSocialSignIn && (
            <>
              <SocialButtons returnTo={landingPath(query)} onMailSent={goToMail} />
              <OrLine>{t('orWithEmail')}</OrLine>
            </>
          )
        }
        onSignedIn={() => navigate(landingPath(query), { replace: true })}
        onNotVerified={goToMail}
        forgotLink={
          <Link className="link small" to={paths.sign.resetPwd}>
            {t('signIn.forgot')}
          </Link>
        }
        buttonEnd={
          <span aria-hidden className={styles.enter}>
            ↵
          </span>
        }
      />
      <p className={styles.below}>
        <TermsNote />
      </p>
    </AuthLayout>
  );
}
