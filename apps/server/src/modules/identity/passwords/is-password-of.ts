import type { Scope } from '../../../platform/db.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findUser } from '../users.repository.ts';

/** Whether it is the user's own. A user without one cannot show that they know it. */
export async function isPasswordOf(
  { db, passwords }: Pick<IdentityDeps, 'db' | 'passwords'>,
  person: Scope & { userId: string },
  password: string,
): Promise<boolean> {
  const user = await findUser(db, person);
  return user?.password_hash ? passwords.matches(user.password_hash, password) : false;
}
