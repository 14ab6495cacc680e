import type { Person } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/db.ts';
import './inbox.tables.ts';

/** So far back a person is recent. */
const MESSAGES = 1_000;

/** People mail went to and people who wrote, the last first, each once; no machines. */
export async function listRecentPeople(
  db: Db,
  { workspaceId }: Scope,
  { search, limit }: { search: string; limit: number },
): Promise<Person[]> {
  const { rows } = await sql<Person>`with recent as (
      select is_own, from_name, from_address, receivers, received_at from inbox_messages
      where workspace_id = ${workspaceId} and not is_warmup and (is_own or kind = 'human')
        and role is distinct from 'spam' and role is distinct from 'trash' and role is distinct from 'drafts'
      order by received_at desc limit ${MESSAGES}
    ), people as (
      select from_name as name, lower(from_address) as email, received_at as at from recent where not is_own
      union all
      select person ->> 'name', lower(person ->> 'email'), received_at from recent,
        jsonb_array_elements(receivers -> 'to' || (receivers -> 'cc') || (receivers -> 'bcc')) as person where is_own
    )
    select email, (array_agg(name order by name = '', at desc))[1] as name from people
    where email like '%_@_%' and (${search} = '' or strpos(lower(name || ' ' || email), lower(${search})) > 0)
      and not exists (select from mailboxes m where m.workspace_id = ${workspaceId} and m.email = people.email)
    group by email order by max(at) desc, email limit ${limit}`.execute(db);
  return rows;
}
