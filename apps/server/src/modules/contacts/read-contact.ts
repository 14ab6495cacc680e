import type { Contact } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import type { Db, Scope } from '../../platform/db.ts';
import { findContact, findContactByEmail } from './contacts.repository.ts';
import { describeContacts } from './describe-contact.ts';
import { listEvents } from './events.repository.ts';
import { listNotes } from './notes.repository.ts';

export async function readContact(db: Db, scope: Scope, id: string): Promise<Contact> {
  const row = await findContact(db, scope, id);
  const [contact] = row ? await describeContacts(db, scope, [row]) : [];
  if (!contact) throw new AppError('notFound');
  return contact;
}

const TIMELINE_MAX = 100;

export async function contactDetail(db: Db, scope: Scope, email: string) {
  const row = await findContactByEmail(db, scope, email);
  const [contact] = row ? await describeContacts(db, scope, [row]) : [];
  if (!row || !contact) throw new AppError('notFound');
  const [events, notes] = await Promise.all([
    listEvents(db, scope, row.id, TIMELINE_MAX + 1),
    listNotes(db, scope, row.id),
  ]);
  const moreTimeline = events.length > TIMELINE_MAX;
  const told = events.slice(0, TIMELINE_MAX).map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  // That it was added is known from the contact itself; a million rows of an import would say nothing else.
  const added = { id: row.id, at: row.created_at.toISOString(), event: 'added' as const, about: row.source, words: '' };
  return {
    ...contact,
    timeline: moreTimeline ? told : [...told, added],
    moreTimeline,
    notes: notes.map(({ id, text, at, by_name }) => ({ noteId: id, text, at: at.toISOString(), by: by_name })),
  };
}
