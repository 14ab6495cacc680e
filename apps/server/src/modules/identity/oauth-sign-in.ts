import { AppError } from '@outrider/contract/errors';
import type { MailOnItsWay, Session } from '@outrider/contract/sign';
import type { RegistrationStatus } from '@outrider/contract/user';
import type { Trx } from '../../platform/db.ts';
import type { Visit } from '../../platform/http/caller.ts';
import { hashToken } from '../../platform/secrets.ts';
import { registrationStatus } from './check-sign-up.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findIdentity, findTicket, insertIdentity, type OauthTicket, takeTicket } from './oauth.repository.ts';
import { oauthCutoff } from './oauth-flow.ts';
import { openSession } from './open-session.ts';
import { sendLink } from './send-link.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  markVerified,
  replacePassword,
  type UserScope,
} from './users.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'cache' | 'now'>;

type OauthUser = Pick<OauthTicket, 'provider' | 'email' | 'name'> & { status: RegistrationStatus; canSignIn: boolean };

/** Who the provider says this is. Uses nothing up. */
export async function oauthUserInfo({ db, now }: Deps, ticket: string): Promise<OauthUser> {
  const confirmed = await findTicket(db, hashToken(ticket), oauthCutoff(now()));
  if (!confirmed) throw new AppError('oauthTicketExpired');
  const { provider, email, name } = confirmed;
  const linked = await findIdentity(db, provider, confirmed.subject);
  const user = await findUserByEmail(db, email);
  const status = linked ? 'ALREADY_VERIFIED' : registrationStatus(user);
  return { provider, email, name, status, canSignIn: Boolean(linked) || (Boolean(user) && confirmed.email_verified) };
}

export function signInWithOauth(deps: Deps, ticket: string, visit: Visit): Promise<Session> {
  return withTicket(deps, ticket, async (trx, confirmed, now) => {
    const scope = await accountOf(trx, confirmed, now);
    return openSession(trx, scope, visit, now);
  });
}

type SignUp = { ticket: string; companyName: string; timeZone?: string | undefined };
type SignUpDeps = Deps & Pick<IdentityDeps, 'jobs'>;
type SignedUp = { session: Session | null; mail: MailOnItsWay | null };

/** Signed in at once when the provider vouches for the address; otherwise a mailed link has to be used first. */
export function signUpWithOauth(
  deps: SignUpDeps,
  { ticket, companyName, timeZone = 'UTC' }: SignUp,
  visit: Visit,
): Promise<SignedUp> {
  return withTicket(deps, ticket, async (trx, confirmed, now) => {
    const { email, name } = confirmed;
    const user = {
      email,
      name,
      password_hash: null,
      verified_at: confirmed.email_verified ? now : null,
      company_name: companyName,
      language: visit.language,
      time_zone: timeZone,
    };
    const scope = await insertUser(trx, user, now);
    if (!scope || !(await insertIdentity(trx, scope, confirmed, now))) throw new AppError('emailTaken');
    if (confirmed.email_verified) return { session: await openSession(trx, scope, visit, now), mail: null };
    const recipient = { id: scope.userId, workspace_id: scope.workspaceId, email, language: visit.language };
    return { session: null, mail: await sendLink(trx, deps.jobs, recipient, 'SIGN_UP', now) };
  });
}

/** The linked account; else, for a confirmed address, the account of that address, which is then linked. */
async function accountOf(trx: Trx, confirmed: OauthTicket, now: Date): Promise<UserScope> {
  const linked = await findIdentity(trx, confirmed.provider, confirmed.subject);
  if (linked) {
    const scope = { workspaceId: linked.workspace_id, userId: linked.user_id };
    const owner = await findUser(trx, scope);
    if (!owner?.verified_at) throw new AppError('emailNotVerified', { data: { email: owner?.email } });
    return scope;
  }
  const user = await findUserByEmail(trx, confirmed.email);
  if (!user) throw new AppError('userNotFound');
  if (!confirmed.email_verified) throw new AppError('emailTaken');
  const scope = { workspaceId: user.workspace_id, userId: user.id };
  // Somebody else may have signed up with this address before its owner came: their password must not open the account.
  if (await markVerified(trx, scope, now)) await replacePassword(trx, scope, null, now);
  if (!(await insertIdentity(trx, scope, confirmed, now))) throw new AppError('emailTaken');
  return scope;
}

export async function withTicket<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ticket: string,
  use: (trx: Trx, confirmed: OauthTicket, now: Date) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const confirmed = await takeTicket(trx, hashToken(ticket), oauthCutoff(at), at);
    if (!confirmed) throw new AppError('oauthTicketExpired');
    return use(trx, confirmed, at);
  });
}
