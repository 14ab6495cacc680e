import type { SuppressionReason } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../contacts.tables.ts';

export type ContactToWrite = {
  id: string;
  email: string;
  name: string;
  company: string;
  suppressedReason: SuppressionReason | null;
  suppressedAt: Date | null;
};

const SHOWN = sql`c.id, c.email, btrim(c.first_name || ' ' || c.last_name) as name, c.company,
  c.suppressed_reason as "suppressedReason", c.suppressed_at as "suppressedAt"`;

/** What only happens to a contact by itself; a contact with nothing else was never written with. */
const BEFORE_MAIL = ['added', 'verified', 'addedToCampaign', 'suppressed', 'unsuppressed', 'edited', 'merged', 'noted'];

/** The last ones something happened with first; `knownTo`: only those this person added, or mail went to or came from. */
export async function listContactsToWrite(
  db: Db,
  { workspaceId }: Scope,
  { search, limit, knownTo }: { search: string; limit: number; knownTo: string | null },
): Promise<ContactToWrite[]> {
  const { rows } = await sql<ContactToWrite>`select ${SHOWN} from contacts c
    where c.workspace_id = ${workspaceId} and c.is_settled and (${search} = '' or c.search_text like contact_pattern(${search}))
      and (${knownTo === null} or c.added_by = ${knownTo} or exists (select from contact_events e
        where e.contact_id = c.id and not e.event = any(${BEFORE_MAIL}::text[])))
    order by c.last_event_at desc, c.id limit ${limit}`.execute(db);
  return rows;
}

export async function findContactsToWrite(
  db: Db,
  { workspaceId }: Scope,
  emails: readonly string[],
): Promise<ContactToWrite[]> {
  const { rows } = await sql<ContactToWrite>`select ${SHOWN} from contacts c
    where c.workspace_id = ${workspaceId} and c.email = any(${[...emails]}::text[])`.execute(db);
  return rows;
}
