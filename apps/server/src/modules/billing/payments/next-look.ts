import type { Purchase } from './purchases.repository.ts';

const MINUTE_MS = 60_000;

/** When a purchase is looked at if no event comes: soon while the buyer may be at the page, rarely later. */
export function nextLookAt({ attempted_at: since }: Pick<Purchase, 'attempted_at'>, now: Date): Date {
  const age = now.getTime() - since.getTime();
  const wait = age < 10 * MINUTE_MS ? MINUTE_MS : age < 120 * MINUTE_MS ? 5 * MINUTE_MS : 60 * MINUTE_MS;
  return new Date(now.getTime() + wait);
}

/** Nothing can change by itself any more. */
export const isSettled = ({
  state,
  checkout_state: page,
  is_on_file: isOnFile,
}: Pick<Purchase, 'state' | 'checkout_state' | 'is_on_file'>) =>
  state === 'captured' || state === 'released' || (state === 'failed' && (isOnFile || page === 'expired'));
