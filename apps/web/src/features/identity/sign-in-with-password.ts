import { IDENTITY_ERRORS } from '@outrider/contract/errors/identity';
import { signIn } from '@outrider/contract/sign';
import type { z } from 'zod';
import { ApiError, call } from '../../platform/api.ts';
import { session } from '../../platform/session.ts';

export type SignInValues = z.input<typeof signIn.input>;

/** What a try led to. `codeNeeded` asks for the second factor, `notVerified` for the link in the mail. */
export type SignInOutcome = 'signedIn' | 'codeNeeded' | 'notVerified' | { refusedBecause: string };

export async function signInWithPassword(values: SignInValues): Promise<SignInOutcome> {
  try {
    const { token } = await call(signIn, values, { noLogout: true });
    session.start(token);
    return 'signedIn';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === IDENTITY_ERRORS.twoFactorNeeded.code) return 'codeNeeded';
    if (error.code === IDENTITY_ERRORS.emailNotVerified.code) return 'notVerified';
    return { refusedBecause: error.message };
  }
}
