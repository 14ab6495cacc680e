import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { SignUpForm } from '../../../features/identity/sign-up-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneSignLayout } from '../../../ui/phone-sign-layout.tsx';
import { OtherWay, useEntrance } from '../../shared/sign/entrance.tsx';

export function SignUpScreen() {
  const { t } = useTranslation('sign');
  const { email, returnTo, goToMail } = useEntrance();
  const signInLink = <OtherWay to={paths.sign.signIn}>{t('signUp.signIn')}</OtherWay>;
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
      <SignUpForm email={email} onMailSent={goToMail} signInLink={signInLink} />
      {hasSocialSignIn && (
        <>
          <OrLine>{t('or')}</OrLine>
          <SocialButtons returnTo={returnTo} onMailSent={goToMail} />
        </>
      )}
    </PhoneSignLayout>
  );
}
