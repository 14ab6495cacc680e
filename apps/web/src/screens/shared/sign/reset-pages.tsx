import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { MailLink } from '../../../features/identity/mail-link.ts';
import { ResetPasswordForm } from '../../../features/identity/reset-password-form.tsx';
import { paths } from '../../../paths/paths.ts';
import { OpenedResetLink } from './opened-reset-link.tsx';
import { useResetOutcomes } from './use-reset-outcomes.ts';

type LinkProps = { link: MailLink; token: string };
type ResetPagesProps = { AskForLink: ComponentType; ChoosePassword: ComponentType<LinkProps> };

/** Before the link: asks where to send it. After it: asks for the new password. */
export function ResetPages({ AskForLink, ChoosePassword }: ResetPagesProps) {
  const [query] = useSearchParams();
  const token = query.get('token');
  if (token === null) return <AskForLink />;
  return <OpenedResetLink token={token}>{(link) => <ChoosePassword link={link} token={token} />}</OpenedResetLink>;
}

/** The way back for a user who remembers the password after all. */
export function RememberedLead() {
  const { t } = useTranslation('sign');
  return (
    <>
      {t('reset.remembered')}{' '}
      <Link className="link" to={paths.sign.signIn}>
        {t('reset.signIn')}
      </Link>
    </>
  );
}

export function NewPasswordForm({ link: { email }, token }: LinkProps) {
  const { onDone, onKept, onFailed } = useResetOutcomes();
  return (
    <ResetPasswordForm
      token={token}
      onDone={() => onDone(email)}
      onKept={() => onKept(email)}
      onFailed={() => onFailed(email)}
    />
  );
}
