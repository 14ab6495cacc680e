import type { IdentityDeps } from './identity-deps.ts';
import { findUser, type UserScope } from './users.repository.ts';

/** Where a person says they are. */
export const timeZoneOf = async ({ db }: Pick<IdentityDeps, 'db'>, scope: UserScope): Promise<string> =>
  (await findUser(db, scope))?.time_zone ?? 'UTC';
