import { useTranslation } from 'react-i18next';
import type { Invitation } from '../../../features/identity/invitation.ts';
import { SignUpForm } from '../../../features/identity/sign-up-form.tsx';
import { paths } from '../../../paths/paths.ts';
import { EntranceLink, useEntrance } from './entrance.tsx';

/** The form for an account, which leads on to the mail or straight in. */
export function EntranceForm({ invitation }: { invitation: Invitation | undefined }) {
  const { t } = useTranslation('sign');
  const { email, goToMail, goIn } = useEntrance();
  return (
    <SignUpForm
      email={email}
      invitation={invitation}
      onSignedIn={goIn}
      onMailSent={goToMail}
      signInLink={<EntranceLink to={paths.sign.signIn}>{t('signUp.signIn')}</EntranceLink>}
    />
  );
}
