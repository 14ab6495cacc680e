import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import './leads.tables.ts';

type OpenDoubts = { campaignId: string; name: string; mails: number };

/** Campaigns with mails of which nobody knows whether they went out, the most first. */
export async function listOpenDoubts(db: Db, { workspaceId }: Scope): Promise<OpenDoubts[]> {
  const { rows } = await sql<OpenDoubts>`
    select c.id as "campaignId", c.name, count(*)::int as mails
    from send_ledger s join campaigns c on c.id = s.campaign_id
    where s.workspace_id = ${workspaceId} and c.workspace_id = ${workspaceId} and c.deleted_at is null
      and s.doubt_at is not null and s.state = 'doubt'
    group by c.id order by mails desc, c.id`.execute(db);
  return rows;
}
