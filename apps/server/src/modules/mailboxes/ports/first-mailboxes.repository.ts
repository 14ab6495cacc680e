import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';

export type FirstMailboxes = {
  count: number;
  /** The first few, oldest first. */
  emails: string[];
  failing: number;
  unchecked: number;
};

/** How many mailboxes there are, and for how many a record that receivers look at does not hold. */
export async function findFirstMailboxes(db: Db, { workspaceId }: Scope, named: number): Promise<FirstMailboxes> {
  const { rows } = await sql<FirstMailboxes>`
    with own as (select m.id, m.email, m.created_at,
        exists (select from mailbox_checks k where k.mailbox_id = m.id) as "isChecked",
        exists (select from mailbox_checks k where k.mailbox_id = m.id and k.verdict = 'fail'
          and k.name in ('spf', 'dkim', 'dmarc')) as "fails"
      from mailboxes m where m.workspace_id = ${workspaceId})
    select count(*)::int as count,
      (array_agg(email order by created_at, email))[1:${sql.lit(named)}] as emails,
      count(*) filter (where "fails")::int as failing,
      count(*) filter (where not "isChecked")::int as unchecked
    from own`.execute(db);
  const [found] = rows;
  return found ? { ...found, emails: found.emails ?? [] } : { count: 0, emails: [], failing: 0, unchecked: 0 };
}
