import { AppError } from '@outrider/contract/errors';
import type { OauthProvider, signInMethod } from '@outrider/contract/identity/oauth';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findUser, lockUser, type UserScope } from '../users.repository.ts';
import { linkIdentity } from './link-identity.ts';
import { deleteIdentity, listIdentities, type OauthIdentity } from './oauth.repository.ts';
import { type ShownTicket, spendTicket } from './oauth-tickets.ts';

type Deps = Pick<IdentityDeps, 'db' | 'now'>;
type SignInMethod = z.input<typeof signInMethod>;

export async function listSignInMethods({ db }: Deps, scope: UserScope): Promise<SignInMethod[]> {
  return (await listIdentities(db, scope)).map(signInMethodOf);
}

/** Only for the session that asked for it, in the browser it left from. */
export function linkSignInMethod(
  deps: Deps & Pick<IdentityDeps, 'jobs'>,
  caller: Caller,
  shown: ShownTicket,
): Promise<SignInMethod> {
  return spendTicket(deps, { ...shown, linkSession: caller.sessionId }, async (trx, confirmed, now) =>
    signInMethodOf(await linkIdentity(trx, deps.jobs, { scope: caller, confirmed, now })),
  );
}

/** The last sign-in method is never removed: a user without a password keeps one third party. */
export async function unlinkSignInMethod({ db }: Deps, scope: UserScope, provider: OauthProvider): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, scope);
    const user = await findUser(trx, scope);
    const others = (await listIdentities(trx, scope)).filter((identity) => identity.provider !== provider);
    if (!user?.password_hash && others.length === 0) throw new AppError('lastSignInMethod');
    await deleteIdentity(trx, scope, provider);
  });
}

const signInMethodOf = ({ provider, email, linked_at }: OauthIdentity): SignInMethod => ({
  provider,
  email,
  linkedAt: linked_at.toISOString(),
});
