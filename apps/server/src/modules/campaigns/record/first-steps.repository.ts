import type { CampaignStatus } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';

export type FirstCampaign = {
  id: string;
  name: string;
  status: CampaignStatus;
  rounds: number;
  createdAt: Date;
  launchedAt: Date | null;
};

/** The first that was launched; where none was, the newest draft. */
export const findFirstCampaign = (db: Db, { workspaceId }: Scope): Promise<FirstCampaign | undefined> =>
  db
    .selectFrom('campaigns')
    .select([
      'id',
      'name',
      'status',
      sql<number>`jsonb_array_length(rounds)`.as('rounds'),
      'created_at as createdAt',
      'launched_at as launchedAt',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .orderBy('launched_at', (order) => order.asc().nullsLast())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function countLaunches(db: Db, { workspaceId }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where('launched_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type FirstReplies = { count: number; firstAt: Date | null; newest: { messageId: string; label: string }[] };

/** Answers of people to a campaign, and so many of the newest. */
export async function findReplies(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  most: number,
): Promise<FirstReplies> {
  const { rows } = await sql<FirstReplies>`
    with own as (select message_id, label, at from campaign_replies
      where campaign_id = ${campaignId} and workspace_id = ${workspaceId} and kind = 'human')
    select count(*)::int as count, min(at) as "firstAt",
      coalesce((select jsonb_agg(jsonb_build_object('messageId', message_id, 'label', label) order by at desc)
        from (select * from own order by at desc limit ${most}) newest), '[]') as newest
    from own`.execute(db);
  return rows[0] ?? { count: 0, firstAt: null, newest: [] };
}
