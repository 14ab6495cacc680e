import { useTranslation } from 'react-i18next';
import type { Invitation } from '../../../features/identity/invitation.ts';
import { hasSocialSignIn, OrLine, SocialButtons } from '../../../features/identity/social-buttons.tsx';
import { PhoneSignLayout } from '../../../ui/page/phone-sign-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useEntrance } from '../../shared/sign/entrance.tsx';
import { EntranceForm } from '../../shared/sign/entrance-form.tsx';
import { SignUpEntrance, SignUpLead } from '../../shared/sign/sign-up-entrance.tsx';

export const SignUpScreen = () => <SignUpEntrance>{(invitation) => <SignUp invitation={invitation} />}</SignUpEntrance>;

function SignUp({ invitation }: { invitation: Invitation | undefined }) {
  const { t } = useTranslation('sign');
  const { returnTo, goToMail } = useEntrance();
  return (
    <PhoneSignLayout title={t('signUp.title')} lead={<SignUpLead invitation={invitation} />}>
      <PageTitle>{t('signUp.title')}</PageTitle>
      <EntranceForm invitation={invitation} />
      {hasSocialSignIn && (
        <>
          <OrLine>{t('or')}</OrLine>
          <SocialButtons returnTo={returnTo} invitation={invitation?.token} onMailSent={goToMail} />
        </>
      )}
    </PhoneSignLayout>
  );
}
