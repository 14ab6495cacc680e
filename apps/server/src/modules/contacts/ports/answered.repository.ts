import type { ContactEvent } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../contacts.tables.ts';

/** What a contact did who answered; an answer of a program is none. */
const ANSWERS: readonly ContactEvent[] = ['replied', 'interested', 'notInterested'];

export type Answered = { email: string; event: ContactEvent };

/** Who of these contacts ever answered, and what they did last. */
export async function listAnswered(db: Db, { workspaceId }: Scope, emails: readonly string[]): Promise<Answered[]> {
  const { rows } = await sql<Answered>`
    select c.email, e.event from contacts c join lateral (
      select event from contact_events where contact_id = c.id and event = any(${[...ANSWERS]}::text[])
      order by at desc, id desc limit 1) e on true
    where c.workspace_id = ${workspaceId} and c.email = any(${[...emails]}::text[])`.execute(db);
  return rows;
}
