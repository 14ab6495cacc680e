import type { Contact } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import type { Db, Scope } from '../../../platform/db.ts';
import { findContact, findContactByEmail } from '../contacts.repository.ts';
import { describeContacts } from './describe-contact.ts';
import { listNotes } from './notes.repository.ts';
import { pageOfTimeline } from './read-timeline.ts';

export async function readContact(db: Db, scope: Scope, id: string): Promise<Contact> {
  const row = await findContact(db, scope, id);
  const [contact] = row ? await describeContacts(db, scope, [row]) : [];
  if (!contact) throw new AppError('notFound');
  return contact;
}

export async function contactDetail(db: Db, scope: Scope, email: string) {
  const detail = await findContactDetail(db, scope, email);
  if (!detail) throw new AppError('notFound');
  return detail;
}

export async function findContactDetail(db: Db, scope: Scope, email: string) {
  const row = await findContactByEmail(db, scope, email);
  const [contact] = row ? await describeContacts(db, scope, [row]) : [];
  if (!row || !contact) return undefined;
  const [{ events, next }, notes] = await Promise.all([
    pageOfTimeline(db, scope, row, ''),
    listNotes(db, scope, row.id),
  ]);
  return {
    ...contact,
    timeline: events,
    nextTimeline: next,
    notes: notes.map(({ id, text, at, by_name }) => ({ noteId: id, text, at: at.toISOString(), by: by_name })),
  };
}
