import type { Scope, Trx } from '../../platform/db.ts';
import { insertAddresses, type JoinedCampaign, labelAddresses } from './bulk/bulk.repository.ts';
import type { ContactsDeps } from './contacts-deps.ts';
import { ensureLabels } from './labels.repository.ts';
import { findSuppressed } from './suppressions/find-suppressed.ts';
import { addWithinPlan } from './take-room.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'roomFor' | 'now'>;
type Wanted = {
  emails: readonly string[];
  source: string;
  tags: readonly string[];
  lists: readonly string[];
  /** Those who are new are in it from the beginning. */
  joins?: JoinedCampaign;
};

/** Makes addresses contacts; those who are already only get the labels. All of them or nobody, when the plan has no room. */
export async function addContacts(deps: Deps, scope: Scope, wanted: Wanted): Promise<{ added: number; known: number }> {
  const emails = [...new Set(wanted.emails.map((email) => email.toLowerCase()))];
  const added = await deps.db
    .transaction()
    .execute((trx) => addWithinPlan(deps, trx, scope, () => insertNew(deps, trx, scope, emails, wanted)));
  return { added, known: emails.length - added };
}

async function insertNew(deps: Deps, trx: Trx, scope: Scope, emails: readonly string[], wanted: Wanted) {
  const at = deps.now();
  const suppressed = await findSuppressed(deps, trx, scope, emails);
  const added = await insertAddresses(
    trx,
    scope,
    emails.map((email) => ({ email, ...suppressed.get(email) })),
    {
      source: wanted.source,
      at,
      joins: wanted.joins,
    },
  );
  const tagIds = await ensureLabels(trx, scope, 'tag', wanted.tags);
  const listIds = await ensureLabels(trx, scope, 'list', wanted.lists);
  if (tagIds.length + listIds.length > 0) await labelAddresses(trx, scope, emails, { tagIds, listIds });
  return added;
}
