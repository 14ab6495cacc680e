import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import type { Invitation } from '../../../features/identity/invitation.ts';
import { SignUpForm } from '../../../features/identity/sign-up-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { PhoneSignLayout } from '../../../ui/page/phone-sign-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EntranceLink, useEntrance } from '../../shared/sign/entrance.tsx';
import { SignUpEntrance, SignUpLead } from '../../shared/sign/sign-up-entrance.tsx';

export const SignUpScreen = () => <SignUpEntrance>{(invitation) => <SignUp invitation={invitation} />}</SignUpEntrance>;

function SignUp({ invitation }: { invitation: Invitation | undefined }) {
  const { t } = useTranslation('sign');
  const { email, returnTo, goToMail, goIn } = useEntrance();
  const signInLink = <EntranceLink to={paths.sign.signIn}>{t('signUp.signIn')}</EntranceLink>;
  return (
    <PhoneSignLayout title={t('signUp.title')} lead={<SignUpLead invitation={invitation} />}>
      <PageTitle>{t('signUp.title')}</PageTitle>
      <SignUpForm
        email={email}
        invitation={invitation}
        onSignedIn={goIn}
        onMailSent={goToMail}
        signInLink={signInLink}
      />
      {hasSocialSignIn && (
        <>
          <OrLine>{t('or')}</OrLine>
          <SocialButtons returnTo={returnTo} invitation={invitation?.token} onMailSent={goToMail} />
        </>
      )}
    </PhoneSignLayout>
  );
}
