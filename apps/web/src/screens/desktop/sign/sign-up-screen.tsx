import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { SignUpForm } from '../../../features/identity/sign-up-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { AuthLayout } from '../../../ui/auth-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { OtherWay, useEntrance } from '../../shared/sign/entrance.tsx';
import { FirstHour } from './first-hour.tsx';

export function SignUpScreen() {
  const { t } = useTranslation('sign');
  const { email, returnTo, goToMail } = useEntrance();
  const signInLink = <OtherWay to={paths.sign.signIn}>{t('signUp.signIn')}</OtherWay>;
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
          <SocialButtons returnTo={returnTo} onMailSent={goToMail} />
          <OrLine>{t('orWithEmail')}</OrLine>
        </>
      )}
      <SignUpForm email={email} onMailSent={goToMail} signInLink={signInLink} />
    </AuthLayout>
  );
}
