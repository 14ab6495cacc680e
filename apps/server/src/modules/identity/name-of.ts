import type { IdentityDeps } from './identity-deps.ts';
import { findUser, type UserScope } from './users.repository.ts';

/** What a person is called where others read it: their name, or their address while they have not given one. */
export async function nameOf({ db }: Pick<IdentityDeps, 'db'>, scope: UserScope): Promise<string> {
  const user = await findUser(db, scope);
  return user?.name || (user?.email ?? '');
}
