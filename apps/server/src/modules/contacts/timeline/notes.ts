import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { lockContacts } from '../contacts.repository.ts';
import type { ContactsDeps, UserScope } from '../contacts-deps.ts';
import { noteContactEvent } from './events.repository.ts';
import { deleteNoteRow, insertNote } from './notes.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'nameOf' | 'now'>;

export async function addNote({ db, nameOf, now }: Deps, caller: UserScope, contactId: string, text: string) {
  const at = now();
  const note = { id: randomUUID(), contact_id: contactId, at, text, by_user_id: caller.userId };
  const by_name = await nameOf(caller);
  await db.transaction().execute(async (trx) => {
    const [contact] = await lockContacts(trx, caller, [contactId]);
    if (!contact) throw new AppError('notFound');
    await insertNote(trx, caller, { ...note, by_name });
    await noteContactEvent(trx, caller, contact.email, { event: 'noted', at });
  });
  return { noteId: note.id, text, at: at.toISOString(), by: by_name };
}

export async function deleteNote({ db }: Pick<Deps, 'db'>, scope: Scope, noteId: string): Promise<void> {
  if (!(await deleteNoteRow(db, scope, noteId))) throw new AppError('notFound');
}
