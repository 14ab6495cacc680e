import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SignInForm } from '../../../features/identity/sign-in-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { TermsNote } from '../../../features/identity/terms.tsx';
import { paths } from '../../../paths/paths.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { AuthLayout } from '../../../ui/page/auth-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SignInLead, useEntrance } from '../../shared/sign/entrance.tsx';
import { OrdinaryTuesday } from './ordinary-tuesday.tsx';
import styles from './sign-in-screen.module.css';

export function SignInScreen() {
  const { t } = useTranslation('sign');
  const { email, returnTo, goToMail, goIn } = useEntrance();
  return (
    <AuthLayout title={t('signIn.title')} lead={<SignInLead />} aside={<OrdinaryTuesday />}>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <SignInForm
        email={email}
        above={
          hasSocialSignIn && (
            <>
              <SocialButtons returnTo={returnTo} onMailSent={goToMail} />
              <OrLine>{t('orWithEmail')}</OrLine>
            </>
          )
        }
        onSignedIn={goIn}
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
      <Text as="p" above={5} tone="muted" size={12} leading={16}>
        <TermsNote />
      </Text>
    </AuthLayout>
  );
}
