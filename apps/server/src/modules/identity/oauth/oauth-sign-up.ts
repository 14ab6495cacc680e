import { AppError } from '@outrider/contract/errors';
import type { MailedLink, Session } from '@outrider/contract/sign';
import type { Visit } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { useInvitation } from '../invitations/accept-invitation.ts';
import { refuseStranger } from '../invitations/sign-up-rule.ts';
import { sendLink } from '../mail-links/send-link.ts';
import { openSession } from '../sessions/open-session.ts';
import { insertUser } from '../users.repository.ts';
import { insertIdentity } from './oauth.repository.ts';
import { type ShownTicket, spendTicket } from './oauth-tickets.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'signUpRule' | 'now'>;
type SignUp = ShownTicket & { companyName: string; timeZone?: string | undefined; invitation?: string | undefined };
type SignedUp = { session: Session | null; mail: MailedLink | null };

/** Signed in at once when the provider vouches for the address; otherwise a mailed link has to be used first. */
export function signUpWithOauth(
  deps: Deps,
  { companyName, timeZone = 'UTC', invitation, ...shown }: SignUp,
  visit: Visit,
): Promise<SignedUp> {
  return spendTicket(deps, { ...shown, linkSession: null }, async (trx, confirmed, now) => {
    const { email, name } = confirmed;
    if (invitation === undefined) refuseStranger(deps.signUpRule, email);
    const invited = invitation === undefined ? undefined : await useInvitation(trx, { token: invitation, email }, now);
    const isConfirmed = confirmed.email_verified || invited?.isVouched === true;
    const user = {
      email,
      name,
      password_hash: null,
      verified_at: isConfirmed ? now : null,
      company_name: companyName,
      language: visit.language,
      time_zone: timeZone,
    };
    const scope = await insertUser(trx, user, now);
    if (!scope || !(await insertIdentity(trx, scope, confirmed, now))) throw new AppError('emailTaken');
    if (isConfirmed) return { session: await openSession(trx, scope, visit, now), mail: null };
    const recipient = { id: scope.userId, workspace_id: scope.workspaceId, email, language: visit.language };
    return { session: null, mail: await sendLink(trx, deps.jobs, recipient, 'SIGN_UP', now) };
  });
}
