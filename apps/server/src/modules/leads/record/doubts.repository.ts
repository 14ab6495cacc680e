import type { DoubtSettlement } from '@outrider/contract/campaigns/doubts';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import './leads.tables.ts';

export type DoubtRow = {
  leadId: string;
  round: number;
  mailboxId: string;
  since: Date;
  /** Null while it is open, also where an earlier doubt of the same mail was settled. */
  settledBy: DoubtSettlement | null;
  settledAt: Date | null;
  settledName: string;
  isResendable: boolean;
};

/** Those that are open first, oldest first; then the ones that were settled last. */
export async function listDoubtRows(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  limit: number,
): Promise<DoubtRow[]> {
  const columns = sql`s.id, s.lead_id, s.round, s.mailbox_id, s.state, s.doubt_at, s.completed_at, s.doubt_settled_by,
    s.doubt_settled_at, s.doubt_settled_name`;
  const ofCampaign = sql`s.workspace_id = ${workspaceId} and s.campaign_id = ${campaignId}`;
  const { rows } = await sql<DoubtRow>`
    with open as (select ${columns} from send_ledger s
      where ${ofCampaign} and s.doubt_at is not null and s.state = 'doubt' order by s.doubt_at, s.id limit ${limit}),
    settled as (select ${columns} from send_ledger s
      where ${ofCampaign} and s.doubt_settled_by is not null and s.state <> 'doubt'
      order by s.doubt_settled_at desc, s.id limit ${limit})
    select lead_id as "leadId", round, mailbox_id as "mailboxId",
      coalesce(doubt_at, completed_at, doubt_settled_at) as since,
      case when state <> 'doubt' then doubt_settled_by end as "settledBy",
      case when state <> 'doubt' then doubt_settled_at end as "settledAt", doubt_settled_name as "settledName",
      doubt_settled_by = 'age' and state = 'accepted' and not exists (select from send_ledger n
        where n.lead_id = one.lead_id and n.round > one.round and n.state <> 'planned') as "isResendable"
    from (select * from open union all select * from settled) one
    order by state = 'doubt' desc, case when state = 'doubt' then doubt_at end, doubt_settled_at desc, id
    limit ${limit}`.execute(db);
  return rows;
}

export async function countDoubts(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<{ open: number; settled: number }> {
  const { rows } = await sql<{ open: number; settled: number }>`select
    (select count(*)::int from send_ledger where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
      and doubt_at is not null and state = 'doubt') as open,
    (select count(*)::int from send_ledger where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
      and doubt_settled_by is not null and state <> 'doubt') as settled`.execute(db);
  return rows[0] ?? { open: 0, settled: 0 };
}
