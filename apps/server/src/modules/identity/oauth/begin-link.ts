import { AppError } from '@outrider/contract/errors';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import type { Proof } from '@outrider/contract/identity/two-factor';
import type { Caller } from '../../../platform/http/caller.ts';
import type { OauthClients } from '../../../platform/oauth/oauth-client.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { isFreshlySignedIn } from '../sessions/fresh-sign-in.ts';
import { prove } from '../two-factor/prove.ts';
import { findUser } from '../users.repository.ts';
import { startOauth } from './oauth-flow.ts';

type Deps = Pick<IdentityDeps, 'db' | 'passwords' | 'sealer' | 'relyingParty' | 'now'> & {
  clients: OauthClients;
  appUrl: string;
};
type Wish = { provider: OauthProvider; proof?: Proof | undefined; browser: string };

/** Where to send the browser of who wants to sign in with a provider too. */
export async function beginLink(deps: Deps, caller: Caller, { provider, proof, browser }: Wish): Promise<string> {
  if (proof) await prove(deps, caller, proof);
  else if (!(await isFreshlySignedIn(deps, caller))) {
    const user = await findUser(deps.db, caller);
    throw new AppError('proofNeeded', { data: { hasPassword: Boolean(user?.password_hash) } });
  }
  return startOauth(deps, { provider, browser, linkSession: caller.sessionId });
}
