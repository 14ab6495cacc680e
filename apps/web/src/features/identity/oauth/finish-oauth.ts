import { IDENTITY_ERRORS } from '@outrider/contract/errors/identity';
import { getOauthUserInfo, linkSignInWay, type OauthProvider, signInWithOauth } from '@outrider/contract/oauth';
import { z } from 'zod';
import { ApiError, call } from '../../../platform/api.ts';
import { session } from '../../../platform/session.ts';
import type { Errand } from './errand.ts';

export type OauthPerson = z.output<(typeof getOauthUserInfo)['output']>;

export type OauthOutcome =
  | { kind: 'signedIn' }
  | { kind: 'linked'; provider: OauthProvider }
  /** Nobody knows the address: an account can be made. */
  | { kind: 'newcomer'; person: OauthPerson }
  /** The address has an account, but the provider does not say that it is this person's. */
  | { kind: 'notVouched'; person: OauthPerson }
  | { kind: 'notConfirmed'; email: string }
  | { kind: 'failed'; reason: string };

const refusedAddress = z.object({ email: z.string() });
const QUIET = { silent: true, noLogout: true };

/** Uses the ticket of a provider's yes as far as it goes without another question. */
export async function finishOauth(ticket: string, purpose: Errand['purpose']): Promise<OauthOutcome> {
  try {
    if (purpose === 'link' && session.token() !== '') {
      const { provider } = await call(linkSignInWay, { ticket }, { silent: true });
      return { kind: 'linked', provider };
    }
    const person = await call(getOauthUserInfo, { ticket }, QUIET);
    if (!person.canSignIn) return { kind: person.status === 'UN_SIGN_UP' ? 'newcomer' : 'notVouched', person };
    const { token } = await call(signInWithOauth, { ticket }, QUIET);
    session.start(token);
    return { kind: 'signedIn' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { email } = refusedAddress.safeParse(error.data).data ?? {};
    if (error.code === IDENTITY_ERRORS.emailNotVerified.code && email) return { kind: 'notConfirmed', email };
    return { kind: 'failed', reason: error.message };
  }
}
