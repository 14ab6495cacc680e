import { useTranslation } from 'react-i18next';
import { type Invitation, isVouchedFor } from '../../../features/identity/invitation.ts';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { AuthLayout } from '../../../ui/page/auth-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useEntrance } from '../../shared/sign/entrance.tsx';
import { EntranceForm } from '../../shared/sign/entrance-form.tsx';
import { SignUpEntrance, SignUpLead } from '../../shared/sign/sign-up-entrance.tsx';
import { FirstHour } from './first-hour.tsx';

export const SignUpScreen = () => <SignUpEntrance>{(invitation) => <SignUp invitation={invitation} />}</SignUpEntrance>;

function SignUp({ invitation }: { invitation: Invitation | undefined }) {
  const { t } = useTranslation('sign');
  const { returnTo, goToMail } = useEntrance();
  return (
    <AuthLayout
      title={t('signUp.title')}
      lead={<SignUpLead invitation={invitation} />}
      aside={<FirstHour confirms={!(invitation && isVouchedFor(invitation))} />}
    >
      <PageTitle>{t('signUp.title')}</PageTitle>
      {hasSocialSignIn && (
        <>
          <SocialButtons returnTo={returnTo} invitation={invitation?.token} onMailSent={goToMail} />
          <OrLine>{t('orWithEmail')}</OrLine>
        </>
      )}
      <EntranceForm invitation={invitation} />
    </AuthLayout>
  );
}
