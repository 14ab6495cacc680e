import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { NO_ROWS, versionOf } from '../../../platform/row-versions.ts';
import './campaigns.tables.ts';

/** Of people, of their mails and of what they answered, each by itself. */
export type CampaignVersions = { people: string; mails: string; replies: string };

const NOTHING: CampaignVersions = { people: NO_ROWS, mails: NO_ROWS, replies: NO_ROWS };

/**
 * For each group of campaigns, by its place. Planned anew each time, as what reads the rows is: the plan must fit how many there
 * are at that moment.
 */
export async function listVersions(
  db: Db,
  { workspaceId }: Scope,
  groups: readonly (readonly string[])[],
): Promise<(place: number) => CampaignVersions> {
  const ids = groups.flat();
  const places = groups.flatMap((group, place) => group.map(() => place));
  const { rows } = await sql<{ place: number } & CampaignVersions>`
    with campaign as (select * from unnest(${ids}::uuid[], ${places}::int[]) as c (id, place)),
    people as (select c.place, ${versionOf('l', 'r')} as version from campaign c
      join campaign_leads l on l.campaign_id = c.id and l.workspace_id = ${workspaceId}
      join recipients r on r.id = l.recipient_id group by 1),
    mails as (select c.place, ${versionOf('s')} as version from campaign c
      join send_ledger s on s.campaign_id = c.id and s.workspace_id = ${workspaceId} group by 1),
    replies as (select c.place, ${versionOf('a')} as version from campaign c
      join campaign_replies a on a.campaign_id = c.id and a.workspace_id = ${workspaceId} group by 1)
    select c.place, coalesce(people.version, 0) as people, coalesce(mails.version, 0) as mails,
      coalesce(replies.version, 0) as replies
    from (select distinct place from campaign) c left join people using (place) left join mails using (place)
      left join replies using (place)`.execute(db);
  const found = new Map(rows.map(({ place, ...versions }) => [place, versions]));
  return (place) => found.get(place) ?? NOTHING;
}
