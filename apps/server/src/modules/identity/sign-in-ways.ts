import { AppError } from '@outrider/contract/errors';
import type { OauthProvider, signInWay } from '@outrider/contract/oauth';
import type { z } from 'zod';
import type { IdentityDeps } from './identity-deps.ts';
import { deleteIdentity, insertIdentity, listIdentities, type OauthIdentity } from './oauth.repository.ts';
import { withTicket } from './oauth-sign-in.ts';
import { findUser, lockUser, type UserScope } from './users.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'now'>;
type Way = z.input<typeof signInWay>;

export async function listSignInWays({ db }: Deps, scope: UserScope): Promise<Way[]> {
  return (await listIdentities(db, scope)).map(wayOf);
}

export function linkSignInWay(deps: Deps, scope: UserScope, ticket: string): Promise<Way> {
  return withTicket(deps, ticket, async (trx, confirmed, now) => {
    const identity = await insertIdentity(trx, scope, confirmed, now);
    if (!identity) throw new AppError('emailTaken');
    return wayOf(identity);
  });
}

/** The last way in is never removed: somebody without a password keeps one third party. */
export async function unlinkSignInWay({ db }: Deps, scope: UserScope, provider: OauthProvider): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, scope);
    const user = await findUser(trx, scope);
    const others = (await listIdentities(trx, scope)).filter((identity) => identity.provider !== provider);
    if (!user?.password_hash && others.length === 0) throw new AppError('lastSignInWay');
    await deleteIdentity(trx, scope, provider);
  });
}

const wayOf = ({ provider, email, linked_at }: OauthIdentity): Way => ({
  provider,
  email,
  linkedAt: linked_at.toISOString(),
});
