import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { offersSignUp } from '../../../features/identity/sign-up-rule.ts';
import { paths } from '../../../paths/paths.ts';
import { landingPath } from '../../../paths/redirect.ts';
import { useCarried } from '../carried.ts';

/** What signing in and signing up share on every device: the address brought along, and where it goes on. */
export function useEntrance() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnTo = landingPath(query);
  return {
    email: useCarried()?.email ?? '',
    returnTo,
    goToMail: () => navigate(paths.sign.verifyEmail),
    goIn: () => navigate(returnTo, { replace: true }),
  };
}

type EntranceLinkProps = { to: string; children: ReactNode };

/** The link between the two; it keeps the page the person wanted. */
export function EntranceLink({ to, children }: EntranceLinkProps) {
  const [query] = useSearchParams();
  return (
    <Link className="link" to={{ pathname: to, search: query.toString() }}>
      {children}
    </Link>
  );
}

/** Beside the title of signing in: the way to an account, where one can be had. */
export function SignInLead() {
  const { t } = useTranslation('sign');
  const isDeleted = useCarried()?.isDeleted ?? false;
  return (
    <>
      {isDeleted && <output>{t('signIn.deleted')} </output>}
      {offersSignUp ? <SignUpLead /> : t('signIn.closed')}
    </>
  );
}

function SignUpLead() {
  const { t } = useTranslation('sign');
  return (
    <>
      {t('signIn.newHere')} <EntranceLink to={paths.sign.signUp}>{t('signIn.createAccount')}</EntranceLink>
    </>
  );
}
