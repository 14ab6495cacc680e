import * as identityErrors from '@outrider/contract/errors/identity';
import type { FactorWanted } from '@outrider/contract/identity/two-factor';
import type { z } from 'zod';
import { signIn } from '../../api/sign-in.ts';
import { ApiError } from '../../platform/create-call.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { factorWantedBy } from './two-factor/factor-wanted.ts';

type SignInValues = z.input<typeof signIn.input>;

/** What a try led to: `wanted` asks for the second factor, `notVerified` for the link in the mail. */
type SignInOutcome = 'signedIn' | 'notVerified' | { wanted: FactorWanted } | { refusedBecause: string };

/** What becomes of a token: it begins a session, or goes on with one that ended. */
export type UseToken = (token: string) => unknown;

/** Throws what the server refuses. */
export async function openWithFactor(values: SignInValues, use: UseToken = session.start): Promise<void> {
  const { token } = await signIn(values);
  await use(token);
}

export async function signInWithPassword(values: SignInValues, use: UseToken = session.start): Promise<SignInOutcome> {
  try {
    await openWithFactor(values, use);
    return 'signedIn';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const wanted = factorWantedBy(error);
    // Being asked for the second factor is a step, not a failure, so nothing is announced.
    if (wanted) return { wanted };
    toasts.showServerMessage(error.message);
    return error.code === identityErrors.emailNotVerified.code ? 'notVerified' : { refusedBecause: error.message };
  }
}
