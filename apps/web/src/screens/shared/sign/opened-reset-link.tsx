import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { type MailLink, useMailLink } from '../../../features/identity/mail-link.ts';
import { paths } from '../../../paths/paths.ts';
import { ErrorResultPage } from '../../../ui/result/result-pages.tsx';
import type { Carried } from '../carried.ts';

type OpenedResetLinkProps = { token: string; children: (link: MailLink) => ReactNode };

/** Shows the form for a link that still works; any other leads to the page that offers a new one. */
export function OpenedResetLink({ token, children }: OpenedResetLinkProps) {
  const { data: link, isError } = useMailLink(token);
  if (isError) return <ErrorResultPage status={503} />;
  if (link === undefined) return null;
  if (link === 'unknown') return <Navigate to={paths.sign.resetPwdError} replace />;
  if (link.bizType !== 'RESET_PWD' || link.state !== 'open') {
    return <Navigate to={paths.sign.resetPwdError} replace state={{ email: link.email } satisfies Carried} />;
  }
  return children(link);
}
