import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import '../record/campaigns.tables.ts';

export type ProgressMark = { workspaceId: string; campaignId: string; mark: string };

/**
 * A mark of every campaign that runs, another one whenever one of its queues was looked at: as cheap as there are mailboxes,
 * however many mails wait. Of the workspaces of those who listen, each of whom gets only their own.
 */
export async function listProgress(db: Db, workspaceIds: readonly string[]): Promise<ProgressMark[]> {
  const { rows } = await sql<ProgressMark>`
    select c.workspace_id as "workspaceId", c.id as "campaignId",
      md5(string_agg(concat(s.next_at, s.free_at, s.holder, s.reason), ',' order by s.mailbox_id)) as mark
    from campaigns c join campaign_mailboxes cm on cm.campaign_id = c.id join send_queues s on s.mailbox_id = cm.mailbox_id
    where c.workspace_id = any(${[...workspaceIds]}::uuid[]) and c.status = 'progressing'
    group by c.workspace_id, c.id`.execute(db);
  return rows;
}
