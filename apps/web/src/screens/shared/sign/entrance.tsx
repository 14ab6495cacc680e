import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { landingPath } from '../../../app/redirect.ts';
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
