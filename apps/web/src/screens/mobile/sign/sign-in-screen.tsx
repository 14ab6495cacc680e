import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SignInForm } from '../../../features/identity/sign-in-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { TermsNote } from '../../../features/identity/terms.tsx';
import { paths } from '../../../paths/paths.ts';
import { PhoneSignLayout } from '../../../ui/page/phone-sign-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SignInLead, useEntrance } from '../../shared/sign/entrance.tsx';

export function SignInScreen() {
  const { t } = useTranslation('sign');
  const { email, returnTo, goToMail, goIn } = useEntrance();
  return (
    <PhoneSignLayout title={t('signIn.title')} lead={<SignInLead />} below={<TermsNote />}>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <SignInForm
        email={email}
        below={
          hasSocialSignIn && (
            <>
              <OrLine>{t('or')}</OrLine>
              <SocialButtons returnTo={returnTo} onMailSent={goToMail} />
            </>
          )
        }
        onSignedIn={goIn}
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
