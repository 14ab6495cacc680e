import { type Contact, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../platform/db.ts';
import { FIELD_COLUMNS } from './contact-columns.ts';
import { changeContactCount, lockContactCount } from './contact-counts.repository.ts';
import { changeContact, deleteContactRows, lockContacts } from './contacts.repository.ts';
import type { ContactsDeps } from './contacts-deps.ts';
import { moveEvents, noteContactEvent } from './events.repository.ts';
import { moveNotes } from './notes.repository.ts';
import { readContact } from './read-contact.ts';

type Deps = Pick<ContactsDeps, 'db' | 'now' | 'onValuesChanged'>;
type Locked = Awaited<ReturnType<typeof lockContacts>>[number];

/** Makes several contacts one. Whoever edits one of them meanwhile waits, and then finds it, or finds it gone. */
export async function mergeContacts(
  { db, now, onValuesChanged }: Deps,
  scope: Scope,
  { keep, others }: { keep: string; others: readonly string[] },
): Promise<Contact> {
  const gone = [...new Set(others)].filter((id) => id !== keep);
  await db.transaction().execute(async (trx) => {
    await lockContactCount(trx, scope);
    const rows = await lockContacts(trx, scope, [keep, ...gone]);
    const kept = rows.find(({ id }) => id === keep);
    // In the order they were named: the first that has a value fills the gap.
    const merged = gone.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    if (!kept || merged.length < gone.length) throw new AppError('notFound');
    await moveEvents(trx, scope, gone, keep);
    await moveNotes(trx, scope, gone, keep);
    await deleteContactRows(trx, scope, gone);
    await changeContactCount(trx, scope, -gone.length);
    await changeContact(trx, scope, keep, joined(kept, merged));
    for (const { email } of merged) {
      await noteContactEvent(trx, scope, kept.email, { event: 'merged', at: now(), about: email });
    }
    await onValuesChanged?.(trx, scope, [kept.email]);
  });
  return readContact(db, scope, keep);
}

function joined(kept: Locked, merged: readonly Locked[]) {
  const everybody = [kept, ...merged];
  const union = (pick: (row: Locked) => readonly string[]) => [...new Set(everybody.flatMap(pick))];
  const filled = STANDARD_FIELDS.map((field) => {
    const column = FIELD_COLUMNS[field];
    return [column, everybody.map((row) => row[column]).find(Boolean) ?? ''] as const;
  });
  // The first of two values stays, so they are laid over each other from the last to the first.
  const fields = Object.assign({}, ...everybody.toReversed().map((row) => row.fields));
  const latest = everybody.reduce((one, other) => (other.last_event_at > one.last_event_at ? other : one));
  return {
    ...Object.fromEntries(filled),
    fields: JSON.stringify(fields),
    tag_ids: union(({ tag_ids }) => tag_ids),
    list_ids: union(({ list_ids }) => list_ids),
    campaign_ids: union(({ campaign_ids }) => campaign_ids),
    created_at: new Date(Math.min(...everybody.map(({ created_at }) => created_at.getTime()))),
    last_event: latest.last_event,
    last_event_at: latest.last_event_at,
    last_event_about: latest.last_event_about,
  };
}
