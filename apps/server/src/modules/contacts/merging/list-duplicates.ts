import type { Scope } from '../../../platform/db.ts';
import { findContacts } from '../contacts.repository.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { describeContacts } from '../timeline/describe-contact.ts';
import { groupByAlias, groupByName } from './duplicates.repository.ts';

/** A screenful; once these are merged there are the next. */
const GROUPS_MAX = 50;
/** Of a group that is no person but a mistake of the list. */
const GROUP_MAX = 20;

export async function listDuplicates({ db }: Pick<ContactsDeps, 'db'>, scope: Scope) {
  const [aliases, names] = await Promise.all([groupByAlias(db, scope, GROUPS_MAX), groupByName(db, scope, GROUPS_MAX)]);
  const suggested = [
    ...aliases.map(({ ids }) => ({ why: 'alias' as const, ids: ids.slice(0, GROUP_MAX) })),
    ...names.map(({ ids }) => ({ why: 'sameName' as const, ids: ids.slice(0, GROUP_MAX) })),
  ];
  const rows = await findContacts(
    db,
    scope,
    suggested.flatMap(({ ids }) => ids),
  );
  const contacts = new Map((await describeContacts(db, scope, rows)).map((contact) => [contact.contactId, contact]));
  const seen = new Set<string>();
  const groups = suggested.flatMap(({ why, ids }) => {
    // People who share a mailbox often share the name too; once is enough.
    const fresh = ids.filter((id) => !seen.has(id));
    if (fresh.length < 2) return [];
    for (const id of fresh) seen.add(id);
    return [{ why, contacts: fresh.flatMap((id) => contacts.get(id) ?? []) }];
  });
  return { groups };
}
