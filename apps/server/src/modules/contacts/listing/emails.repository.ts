import type { ContactFilter } from '@outrider/contract/contacts/contact';
import type { Db, Scope } from '../../../platform/db.ts';
import { matches } from '../match.repository.ts';
import { readLists } from './list.repository.ts';

type Wanted = { limit: number; now: Date };

/** The addresses of those a filter leaves, at most so many. */
export const listEmailsOf = (db: Db, scope: Scope, filter: ContactFilter, { limit, now }: Wanted): Promise<string[]> =>
  readLists(db, async (trx) => {
    const rows = await trx
      .selectFrom('contacts as c')
      .select('c.email')
      .where(matches(scope, filter, now))
      .orderBy('c.email')
      .limit(limit)
      .execute();
    return rows.map(({ email }) => email);
  });
