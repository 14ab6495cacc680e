import type { IdentityDeps } from './identity-deps.ts';

/** Longer than the work takes on a busy machine, shorter than a person notices. */
const ANSWER_AFTER_MS = 400;

/**
 * Gives every outcome the same answer time, so that nobody can tell from the clock whether an address has an account
 * or mail was queued for it.
 */
export async function evenAnswer<T>({ pause }: Pick<IdentityDeps, 'pause'>, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), pause(ANSWER_AFTER_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
