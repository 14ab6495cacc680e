import { AppError } from '@outrider/contract/errors';
import type { OauthPurpose } from '@outrider/contract/identity/oauth';
import type { KeyAnswer } from '@outrider/contract/identity/two-factor';
import type { Session } from '@outrider/contract/sign';
import type { RegistrationStatus } from '@outrider/contract/user';
import type { Trx } from '../../../platform/db.ts';
import type { Visit } from '../../../platform/http/caller.ts';
import { countTry, networkOf } from '../../../platform/throttle.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { openSession } from '../sessions/open-session.ts';
import { registrationStatus } from '../sign-up/check-sign-up.ts';
import { SIGN_INS_PER_NETWORK } from '../throttles.ts';
import { prove } from '../two-factor/prove.ts';
import { passSecondFactor } from '../two-factor/second-factor.ts';
import { findUser, findUserByEmail, markVerified, replacePassword, type UserRow } from '../users.repository.ts';
import { linkIdentity } from './link-identity.ts';
import { findIdentity, listIdentities, type OauthTicket } from './oauth.repository.ts';
import { readTicket, type ShownTicket, spendTicket } from './oauth-tickets.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'passwords' | 'sealer' | 'relyingParty' | 'now'>;

type OauthUser = Pick<OauthTicket, 'provider' | 'email' | 'name'> & {
  purpose: OauthPurpose;
  status: RegistrationStatus;
  canSignIn: boolean;
};

/** Who the provider says this is. Uses nothing up. */
export async function oauthUserInfo(deps: Pick<Deps, 'db' | 'now'>, shown: ShownTicket): Promise<OauthUser> {
  const confirmed = await readTicket(deps, shown);
  const { provider, email, name } = confirmed;
  const linked = await findIdentity(deps.db, provider, confirmed.subject);
  const user = await findUserByEmail(deps.db, email);
  return {
    provider,
    email,
    name,
    purpose: confirmed.link_session_id === null ? 'signIn' : 'link',
    status: linked ? 'ALREADY_VERIFIED' : registrationStatus(user),
    canSignIn: Boolean(linked) || (Boolean(user) && confirmed.email_verified),
  };
}

type Attempt = ShownTicket & {
  /** Of the account that is about to be joined. */
  password?: string | undefined;
  code?: string | undefined;
  key?: KeyAnswer | undefined;
};

/** What is asked is asked before the ticket is used up, so that a wrong answer can be followed by a right one. */
export async function signInWithOauth(deps: Deps, attempt: Attempt, visit: Visit): Promise<Session> {
  const confirmed = await readTicket(deps, attempt);
  const { user, isLinked } = await accountOf(deps, confirmed);
  const scope = { workspaceId: user.workspace_id, userId: user.id };
  if (isLinked) {
    if (!user.verified_at) throw new AppError('emailNotVerified', { data: { email: user.email } });
    if (!confirmed.second_factor) await passSecondFactor(deps, scope, attempt);
  } else if (user.verified_at) {
    await proveOwner(deps, user, attempt, visit);
  }
  return spendTicket(deps, { ...attempt, linkSession: null }, async (trx, _ticket, now) => {
    if (!isLinked) await joinAccount(deps, trx, { user, confirmed, now });
    return openSession(trx, scope, visit, now);
  });
}

/** The account this provider account is linked to; else, for a confirmed address, the account of that address. */
async function accountOf({ db }: Deps, confirmed: OauthTicket): Promise<{ user: UserRow; isLinked: boolean }> {
  const linked = await findIdentity(db, confirmed.provider, confirmed.subject);
  const owner = linked && (await findUser(db, { workspaceId: linked.workspace_id, userId: linked.user_id }));
  if (owner) return { user: owner, isLinked: true };
  const user = await findUserByEmail(db, confirmed.email);
  if (!user) throw new AppError('userNotFound');
  if (!confirmed.email_verified) throw new AppError('emailTaken');
  return { user, isLinked: false };
}

/**
 * A provider confirmed the address some day; whose account it is now is shown by its password, and by its second factor,
 * for which nobody else vouches yet.
 */
async function proveOwner(deps: Deps, user: UserRow, attempt: Attempt, visit: Visit): Promise<void> {
  const scope = { workspaceId: user.workspace_id, userId: user.id };
  if (user.password_hash === null) {
    const methods = await listIdentities(deps.db, scope);
    throw new AppError('linkNeedsSignIn', {
      data: { email: user.email, methods: methods.map(({ provider }) => provider) },
    });
  }
  if (attempt.password === undefined) throw new AppError('linkNeedsPassword', { data: { email: user.email } });
  await countTry(deps.db, SIGN_INS_PER_NETWORK, networkOf(visit.ip), deps.now());
  await prove(deps, scope, { password: attempt.password });
  await passSecondFactor(deps, scope, attempt);
}

type Joining = { user: UserRow; confirmed: OauthTicket; now: Date };

async function joinAccount({ jobs }: Deps, trx: Trx, { user, confirmed, now }: Joining): Promise<void> {
  const scope = { workspaceId: user.workspace_id, userId: user.id };
  // A stranger may have signed up with this address before its owner came: their password must not open the account.
  if (await markVerified(trx, scope, now)) await replacePassword(trx, scope, null, now);
  // It was confirmed since, so that its password counts after all.
  else if (!user.verified_at) throw new AppError('linkNeedsPassword', { data: { email: user.email } });
  await linkIdentity(trx, jobs, { scope, confirmed, now });
}
