import type { Language } from '@outrider/contract/languages';
import type { IdentityDeps } from './identity-deps.ts';
import { findUser, type UserScope } from './users.repository.ts';

type DescribedUser = { email: string; name: string; company: string; language: Language };

/** What others may be told of a user, and how the product writes to them. */
export async function describeUser({ db }: Pick<IdentityDeps, 'db'>, scope: UserScope): Promise<DescribedUser> {
  const user = await findUser(db, scope);
  if (!user) throw new Error('no such user');
  const { email, name, company_name: company, language } = user;
  return { email, name: name || company, company, language };
}
