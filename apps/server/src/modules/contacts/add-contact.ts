import { randomUUID } from 'node:crypto';
import type { addContact as addContactCall, Contact } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Trx } from '../../platform/db.ts';
import { columnsOf } from './contact-columns.ts';
import { insertContact } from './contacts.repository.ts';
import type { ContactsDeps, UserScope } from './contacts-deps.ts';
import { ensureFields } from './fields.repository.ts';
import { ensureLabels } from './labels.repository.ts';
import { findSuppressed } from './suppressions/find-suppressed.ts';
import { addWithinPlan } from './take-room.ts';
import { readContact } from './timeline/read-contact.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'roomFor' | 'now'>;
type Wanted = z.output<typeof addContactCall.input>;

export async function addContact(deps: Deps, scope: UserScope, wanted: Wanted): Promise<Contact> {
  const id = randomUUID();
  await deps.db
    .transaction()
    .execute((trx) => addWithinPlan(deps, trx, scope, () => insertWanted(deps, trx, scope, id, wanted)));
  return readContact(deps.db, scope, id);
}

async function insertWanted(
  deps: Deps,
  trx: Trx,
  scope: UserScope,
  id: string,
  { email, tags, lists, fields = {}, source = '', ...standard }: Wanted,
): Promise<number> {
  const at = deps.now();
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  await ensureFields(trx, scope, new Map(filled.map(([name]) => [name, 'text'])));
  const suppressed = (await findSuppressed(deps, trx, scope, [email])).get(email);
  const isNew = await insertContact(trx, scope, {
    id,
    email,
    ...columnsOf(standard),
    source,
    fields: JSON.stringify(Object.fromEntries(filled)),
    tag_ids: await ensureLabels(trx, scope, 'tag', tags),
    list_ids: await ensureLabels(trx, scope, 'list', lists),
    created_at: at,
    added_by: scope.userId,
    last_event_at: at,
    last_event_about: source,
    suppressed_reason: suppressed?.reason ?? null,
    suppressed_at: suppressed?.at ?? null,
  });
  if (!isNew) throw new AppError('contactExists', { values: { email } });
  return 1;
}
