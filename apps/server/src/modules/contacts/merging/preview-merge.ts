import { orderByFullness, valuesOf } from '@outrider/contract/contacts/merge-rules';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { findContacts } from '../contacts.repository.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { describeContacts } from '../timeline/describe-contact.ts';
import { countHistory } from './merges.repository.ts';

/** Contacts that may be merged, the one to keep first. */
export async function previewMerge({ db }: Pick<ContactsDeps, 'db'>, scope: Scope, contactIds: readonly string[]) {
  const ids = [...new Set(contactIds)];
  const [contacts, counts] = await Promise.all([
    findContacts(db, scope, ids).then((rows) => describeContacts(db, scope, rows)),
    countHistory(db, scope, ids),
  ]);
  if (contacts.length < ids.length) throw new AppError('notFound');
  const records = contacts.map((contact) => {
    const { events = 0, notes = 0, campaigns = 0 } = counts.get(contact.contactId) ?? {};
    const { contactId: id, createdAt } = contact;
    return {
      id,
      createdAt,
      values: valuesOf(contact),
      history: events + notes,
      described: { contact, events, notes, campaigns },
    };
  });
  return { contacts: orderByFullness(records).map(({ described }) => described) };
}
