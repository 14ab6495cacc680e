import type { KeyRequestOptions, keyCreationOptions } from '@outrider/contract/identity/two-factor';
import type { z } from 'zod';

/** Why the browser did not give an answer. */
export type KeyFailure = 'cancelled' | 'known' | 'unsupported';

export class KeyError extends Error {
  readonly failure: KeyFailure;

  constructor(failure: KeyFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** Lets the person touch a new key. Loaded when it is wanted: most people sign in without one. */
export const makeKey = (options: z.output<typeof keyCreationOptions>) =>
  import('@simplewebauthn/browser')
    .then(({ startRegistration }) => startRegistration({ optionsJSON: options }))
    .catch(explain);

/** Lets the person touch a key that was added before. */
export const touchKey = (options: KeyRequestOptions) =>
  import('@simplewebauthn/browser')
    .then(({ startAuthentication }) => startAuthentication({ optionsJSON: options }))
    .catch(explain);

/** The names are those of Web Authentication level 3: sections 5.1.3 (create) and 5.1.4 (get). */
const FAILURES: Record<string, KeyFailure> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

function explain(error: unknown): never {
  throw new KeyError(FAILURES[error instanceof Error ? error.name : ''] ?? 'unsupported', error);
}
