import type { Language } from '@outrider/contract/languages';
import type { Db, Scope } from '../../platform/db.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findOwner, findUser, type UserScope } from './users.repository.ts';

type DescribedUser = { email: string; name: string; company: string; language: Language };

/** How the product writes to the owner of a workspace. */
export async function describeOwner(
  db: Db,
  scope: Scope,
): Promise<Pick<DescribedUser, 'email' | 'language'> | undefined> {
  const owner = await findOwner(db, scope);
  return owner && { email: owner.email, language: owner.language };
}

/** What others may know of a user, and how the product writes to them. */
export async function describeUser({ db }: Pick<IdentityDeps, 'db'>, scope: UserScope): Promise<DescribedUser> {
  const user = await findUser(db, scope);
  if (!user) throw new Error('no such user');
  const { email, name, company_name: company, language } = user;
  return { email, name: name || company, company, language };
}
