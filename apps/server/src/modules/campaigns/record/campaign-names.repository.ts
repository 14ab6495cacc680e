import type { CampaignStatus } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import './campaigns.tables.ts';

type CampaignHit = { id: string; name: string; status: CampaignStatus; all: number };

/** Those whose name has every word, where the whole of it begins a word first, then the newest. */
export async function findCampaignsByName(
  db: Db,
  { workspaceId }: Scope,
  words: readonly string[],
  limit: number,
): Promise<CampaignHit[]> {
  const { rows } = await sql<CampaignHit>`
    select id, name, status, count(*) over ()::int as all from campaigns
    where workspace_id = ${workspaceId} and deleted_at is null
      and not exists (select from unnest(${[...words]}::text[]) as word where strpos(contact_fold(name), contact_fold(word)) = 0)
    order by strpos(contact_fold(' ' || name), contact_fold(${` ${words.join(' ')}`})) > 0 desc, created_at desc, id
    limit ${limit}`.execute(db);
  return rows;
}
