import type { listTimeline as listCall } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { type ContactRow, findContact } from '../contacts.repository.ts';
import { type EventPlace, listEvents } from './events.repository.ts';

const PAGE_SIZE = 50;

type Page = z.input<typeof listCall.output>;

export async function readTimeline(db: Db, scope: Scope, contactId: string, after: string): Promise<Page> {
  const row = await findContact(db, scope, contactId);
  if (!row) throw new AppError('notFound');
  return pageOfTimeline(db, scope, row, after);
}

/** One page, newest first. The last one ends with how the contact came here. */
export async function pageOfTimeline(db: Db, scope: Scope, row: ContactRow, after: string): Promise<Page> {
  const events = await listEvents(db, scope, row.id, { before: readPlace(after), limit: PAGE_SIZE + 1 });
  const page = events.slice(0, PAGE_SIZE).map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  const last = page.at(-1);
  if (last && events.length > PAGE_SIZE) return { events: page, next: `${last.at} ${last.id}` };
  // That it was added is known from the contact itself; a million rows of an import would say nothing else.
  const added = { id: row.id, at: row.created_at.toISOString(), event: 'added' as const, about: row.source, words: '' };
  return { events: [...page, added], next: '' };
}

const place = z.tuple([z.iso.datetime(), z.uuid()]);

function readPlace(after: string): EventPlace | undefined {
  if (after === '') return undefined;
  const read = place.safeParse(after.split(' '));
  if (!read.success) throw new AppError('parameterError');
  const [at, id] = read.data;
  return { at: new Date(at), id };
}
