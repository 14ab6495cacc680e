import type { RegistrationStatus } from '@outrider/contract/user';
import type { Visit } from '../../../platform/http/caller.ts';
import { countTry, networkOf } from '../../../platform/throttle.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { CHECKS_PER_NETWORK } from '../throttles.ts';
import { findUserByEmail } from '../users.repository.ts';

export async function checkSignUp(
  { db, now }: Pick<IdentityDeps, 'db' | 'now'>,
  email: string,
  visit: Visit,
): Promise<RegistrationStatus> {
  await countTry(db, CHECKS_PER_NETWORK, networkOf(visit.ip), now());
  return registrationStatus(await findUserByEmail(db, email));
}

export function registrationStatus(user: { verified_at: Date | null } | undefined): RegistrationStatus {
  if (!user) return 'UN_SIGN_UP';
  return user.verified_at ? 'ALREADY_VERIFIED' : 'ALREADY_SIGN_UP';
}
