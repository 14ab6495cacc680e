import { randomUUID } from 'node:crypto';
import type { StandardField } from '@outrider/contract/contacts/contact';
import type { Trx } from '../../platform/db.ts';
import { labelAddresses } from './bulk/bulk.repository.ts';
import { columnsOf } from './contact-columns.ts';
import { insertContact } from './contacts.repository.ts';
import type { ContactsDeps, UserScope } from './contacts-deps.ts';
import { ensureLabels } from './labels.repository.ts';
import { findSuppressed } from './suppressions/find-suppressed.ts';
import { addWithinPlan } from './take-room.ts';
import { insertNote } from './timeline/notes.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'roomFor' | 'now'>;

export type FoundPerson = Partial<Record<StandardField, string>> & {
  email: string;
  source: string;
  /** What was read where; kept as a note. */
  evidence: string;
};

/**
 * Makes people who were found contacts, with where they were found. Who is one already stays as they are and only gets the
 * labels; who is suppressed stays out. All of them or nobody, when the plan has no room.
 */
export async function addFoundPeople(
  deps: Deps,
  scope: UserScope,
  { people, lists, by }: { people: readonly FoundPerson[]; lists: readonly string[]; by: string },
): Promise<{ added: number }> {
  const added = await deps.db
    .transaction()
    .execute((trx) => addWithinPlan(deps, trx, scope, () => insertFound(deps, trx, scope, { people, lists, by })));
  return { added };
}

async function insertFound(
  deps: Deps,
  trx: Trx,
  scope: UserScope,
  { people, lists, by }: { people: readonly FoundPerson[]; lists: readonly string[]; by: string },
): Promise<number> {
  const at = deps.now();
  const emails = people.map(({ email }) => email);
  const suppressed = await findSuppressed(deps, trx, scope, emails);
  const welcome = people.filter(({ email }) => !suppressed.has(email));
  let added = 0;
  for (const { email, source, evidence, ...values } of welcome) {
    const id = randomUUID();
    const isNew = await insertContact(trx, scope, {
      id,
      email,
      ...columnsOf(values),
      source,
      created_at: at,
      added_by: scope.userId,
      last_event_at: at,
      last_event_about: source,
      verification_category: null,
      verified_at: null,
      suppressed_reason: null,
      suppressed_at: null,
    });
    if (!isNew) continue;
    added += 1;
    const note = { id: randomUUID(), contact_id: id, at, text: evidence, by_user_id: scope.userId, by_name: by };
    if (evidence !== '') await insertNote(trx, scope, note);
  }
  const listIds = await ensureLabels(trx, scope, 'list', lists);
  const labelled = welcome.map(({ email }) => email);
  if (listIds.length > 0) await labelAddresses(trx, scope, labelled, { tagIds: [], listIds });
  return added;
}
