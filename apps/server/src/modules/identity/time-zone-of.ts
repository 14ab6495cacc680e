import type { Db, Scope, Trx } from '../../platform/db.ts';
import { findOwner, findUser, type UserScope } from './users.repository.ts';

/** Where a person says they are. */
export const timeZoneOf = async ({ db }: { db: Db }, scope: UserScope): Promise<string> =>
  (await findUser(db, scope))?.time_zone ?? 'UTC';

/** The clock of a workspace is its owner's. */
export const timeZoneOfWorkspace = async (db: Db | Trx, scope: Scope): Promise<string> =>
  (await findOwner(db, scope))?.time_zone ?? 'UTC';
