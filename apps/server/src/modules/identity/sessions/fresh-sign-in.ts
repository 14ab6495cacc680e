import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findSession } from './sessions.repository.ts';

const FRESH_MINUTES = 10;

/** An old session may be stolen, or left open on a desk; one opened just now is worth as much as a password. */
export async function isFreshlySignedIn(
  { db, now }: Pick<IdentityDeps, 'db' | 'now'>,
  caller: Caller,
): Promise<boolean> {
  const session = await findSession(db, caller);
  return session !== undefined && now().getTime() - session.created_at.getTime() < FRESH_MINUTES * 60_000;
}
