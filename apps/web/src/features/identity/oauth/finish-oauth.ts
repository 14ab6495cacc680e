import * as identityErrors from '@outrider/contract/errors/identity';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import type { FactorWanted, KeyAnswer } from '@outrider/contract/identity/two-factor';
import { z } from 'zod';
import { getOauthUserInfo, linkSignInMethod, signInWithOauth } from '../../../api/identity/oauth.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { session } from '../../../platform/session/session.ts';
import { factorWantedBy } from '../two-factor/factor-wanted.ts';

export type OauthPerson = z.output<(typeof getOauthUserInfo)['output']>;

/** What is asked before a provider's yes opens an account. */
export type OauthAnswers = { password?: string; code?: string; key?: KeyAnswer };

export type OauthOutcome =
  | { kind: 'signedIn' }
  /** The address has an account this provider account is not linked to yet: its password joins them. */
  | { kind: 'passwordWanted'; person: OauthPerson }
  | { kind: 'factorWanted'; person: OauthPerson; wanted: FactorWanted }
  | { kind: 'linked'; provider: OauthProvider }
  /** Nobody knows the address: an account can be made. */
  | { kind: 'newcomer'; person: OauthPerson }
  /** The address has an account, but the provider does not say that it is this person's. */
  | { kind: 'notVouched'; person: OauthPerson }
  | { kind: 'notConfirmed'; email: string }
  | { kind: 'failed'; reason: string };

const refusedAddress = z.object({ email: z.string() });
const QUIET = { silent: true, noLogout: true };

/** Uses the ticket of a provider's yes as far as it goes without another question. The server knows what it is for. */
export async function finishOauth(ticket: string): Promise<OauthOutcome> {
  let person: OauthPerson | undefined;
  try {
    person = await getOauthUserInfo({ ticket }, QUIET);
    if (person.purpose === 'link') {
      const { provider } = await linkSignInMethod({ ticket });
      return { kind: 'linked', provider };
    }
    if (!person.canSignIn) return { kind: person.status === 'UN_SIGN_UP' ? 'newcomer' : 'notVouched', person };
    await signInByTicket(ticket, {});
    return { kind: 'signedIn' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { email } = refusedAddress.safeParse(error.data).data ?? {};
    if (error.code === identityErrors.emailNotVerified.code && email) return { kind: 'notConfirmed', email };
    if (person && error.code === identityErrors.linkNeedsPassword.code) return { kind: 'passwordWanted', person };
    const wanted = factorWantedBy(error);
    return person && wanted ? { kind: 'factorWanted', person, wanted } : { kind: 'failed', reason: error.message };
  }
}

/** Throws what the server refuses; the ticket can then be shown again with another answer. */
export async function signInByTicket(ticket: string, answers: OauthAnswers): Promise<void> {
  const { token } = await signInWithOauth({ ticket, ...answers }, QUIET);
  session.start(token);
}
