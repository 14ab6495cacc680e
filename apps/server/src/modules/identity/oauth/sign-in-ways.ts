import { AppError } from '@outrider/contract/errors';
import type { OauthProvider, signInWay } from '@outrider/contract/identity/oauth';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findUser, lockUser, type UserScope } from '../users.repository.ts';
import { linkIdentity } from './link-identity.ts';
import { deleteIdentity, listIdentities, type OauthIdentity } from './oauth.repository.ts';
import { type ShownTicket, spendTicket } from './oauth-tickets.ts';

type Deps = Pick<IdentityDeps, 'db' | 'now'>;
type Way = z.input<typeof signInWay>;

export async function listSignInWays({ db }: Deps, scope: UserScope): Promise<Way[]> {
  return (await listIdentities(db, scope)).map(wayOf);
}

/** Only for the session that asked for it, in the browser it left from. */
export function linkSignInWay(
  deps: Deps & Pick<IdentityDeps, 'jobs'>,
  caller: Caller,
  shown: ShownTicket,
): Promise<Way> {
  return spendTicket(deps, { ...shown, linkSession: caller.sessionId }, async (trx, confirmed, now) =>
    wayOf(await linkIdentity(trx, deps.jobs, { scope: caller, confirmed, now })),
  );
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
