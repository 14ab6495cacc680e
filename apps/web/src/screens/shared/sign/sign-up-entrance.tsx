import * as identityErrors from '@outrider/contract/errors/identity';
import { INVITATION_DAYS } from '@outrider/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type Invitation, useInvitation } from '../../../features/identity/invitation.ts';
import { whichMay, whyShut } from '../../../features/identity/sign-up-rule.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { ErrorResultPage } from '../../../ui/result/result-pages.tsx';
import { EntranceLink } from './entrance.tsx';
import { SignUpShut } from './sign-up-shut.tsx';

type SignUpEntranceProps = { children: (invitation: Invitation | undefined) => ReactNode };

/** The form for who may sign up, with the invitation that lets them; what holds, for everybody else. */
export function SignUpEntrance({ children }: SignUpEntranceProps) {
  const { t } = useTranslation('sign');
  const [query] = useSearchParams();
  const token = query.get('invitation');
  const { data: invitation, isError } = useInvitation(token ?? '');
  if (token === null) {
    const why = whyShut();
    return why === undefined ? children(undefined) : <SignUpShut title={t('shut.title')} lead={why} />;
  }
  if (isError) return <ErrorResultPage status={503} />;
  if (invitation === undefined) return null;
  if (invitation === 'unknown') return <SignUpShut title={t('shut.unknown')} lead={t('shut.unknownLead')} />;
  if (invitation.state === 'open') return children({ ...invitation, token });
  const lead = invitation.forOwner
    ? t(invitation.state === 'used' ? 'shut.ownerUsed' : 'shut.ownerExpired')
    : t(invitation.state === 'used' ? 'shut.used' : 'shut.expired', { days: INVITATION_DAYS });
  return <SignUpShut title={identityErrors.invitationOver[languageNow()]} lead={lead} />;
}

/** Below the title: which invitation this is, whose addresses may sign up, and the way for who has an account. */
export function SignUpLead({ invitation }: { invitation: Invitation | undefined }) {
  const { t } = useTranslation('sign');
  const may = whichMay();
  if (invitation?.forOwner) return t('signUp.firstAccount');
  return (
    <>
      {invitation ? `${t('signUp.invited')} ` : may && `${may}. `}
      {t('signUp.haveOne')} <EntranceLink to={paths.sign.signIn}>{t('signUp.signIn')}</EntranceLink>
    </>
  );
}
