import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import './replies.tables.ts';

export type Proven = { id: string; workspaceId: string; email: string; at: Date };

/**
 * Mails of all workspaces that were taken in this time and did not come back, to addresses nobody had vouched for. A host
 * that takes mail for everybody (`UNKNOWN`) proves nothing by taking one more.
 */
export async function listProven(
  db: Db,
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
): Promise<Proven[]> {
  const { rows } =
    await sql<Proven>`select l.id, l.workspace_id as "workspaceId", r.address as email, l.settled_at as at
    from send_ledger l join campaign_leads lead on lead.id = l.lead_id join recipients r on r.id = l.recipient_id
    where l.id > ${after} and l.state = 'accepted' and l.settled_at >= ${from} and l.settled_at < ${to}
      and l.bounced_at is null and l.doubt_settled_by is distinct from 'age' and lead.category in ('NEVER', 'UNCHECKED') and r.stop is distinct from 'bounced'
    order by l.id limit ${limit}`.execute(db);
  return rows;
}
