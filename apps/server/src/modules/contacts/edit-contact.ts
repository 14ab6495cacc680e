import {
  type Contact,
  type editContact as editContactCall,
  STANDARD_FIELDS,
} from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope, Trx } from '../../platform/db.ts';
import { columnsOf, FIELD_COLUMNS } from './contact-columns.ts';
import { lockContactCount } from './contact-counts.repository.ts';
import { type ContactRow, changeContact, findContactByEmail, lockContacts } from './contacts.repository.ts';
import type { ContactsDeps } from './contacts-deps.ts';
import { ensureFields } from './fields.repository.ts';
import { findSuppressed } from './suppressions/find-suppressed.ts';
import { noteContactEvent } from './timeline/events.repository.ts';
import { readContact } from './timeline/read-contact.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'now' | 'onValuesChanged'>;
type Wanted = z.output<typeof editContactCall.input>;

export async function editContact(deps: Deps, scope: Scope, wanted: Wanted): Promise<Contact> {
  await deps.db.transaction().execute(async (trx) => {
    // New fields and new addresses are given out one at a time.
    if (wanted.fields || wanted.email) await lockContactCount(trx, scope);
    const [row] = await lockContacts(trx, scope, [wanted.contactId]);
    if (!row) throw new AppError('notFound');
    const changed = namesOfChanged(row, wanted);
    if (changed.length > 0) await change(deps, trx, scope, row, wanted, changed);
  });
  return readContact(deps.db, scope, wanted.contactId);
}

function namesOfChanged(row: ContactRow, wanted: Wanted): string[] {
  const standard = STANDARD_FIELDS.filter((field) => {
    const value = wanted[field];
    return value !== undefined && value !== row[FIELD_COLUMNS[field]];
  });
  const custom = Object.entries(wanted.fields ?? {}).filter(([name, value]) => value !== (row.fields[name] ?? ''));
  const others = (['email', 'source'] as const).filter((name) => (wanted[name] ?? row[name]) !== row[name]);
  return [...others, ...standard, ...custom.map(([name]) => name)];
}

async function change(deps: Deps, trx: Trx, scope: Scope, row: ContactRow, wanted: Wanted, changed: string[]) {
  const { email = row.email, source = row.source } = wanted;
  const fields = Object.entries({ ...row.fields, ...wanted.fields }).filter(([, value]) => value !== '');
  if (wanted.fields) await ensureFields(trx, scope, new Map(fields.map(([name]) => [name, 'text'])));
  await changeContact(trx, scope, row.id, {
    ...columnsOf(wanted),
    source,
    fields: JSON.stringify(Object.fromEntries(fields)),
    ...(email === row.email ? {} : await otherAddress(deps, trx, scope, email)),
  });
  await noteContactEvent(trx, scope, email, { event: 'edited', at: deps.now(), words: changed.join(', ') });
  await deps.onValuesChanged?.(trx, scope, [email]);
}

async function otherAddress(deps: Deps, trx: Trx, scope: Scope, email: string) {
  if (await findContactByEmail(trx, scope, email)) throw new AppError('contactExists', { values: { email } });
  const suppressed = (await findSuppressed(deps, trx, scope, [email])).get(email);
  return {
    email,
    // What was found out was found out about the other address.
    verification_category: null,
    verification_reason: '',
    verification_mx: '',
    verified_at: null,
    suppressed_reason: suppressed?.reason ?? null,
    suppressed_at: suppressed?.at ?? null,
  };
}
