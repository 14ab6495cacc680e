import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Scope, Tables } from '../../../platform/db.ts';
import '../files.tables.ts';

export type DownloadRow = Tables['file_downloads'];

type Download = { linkId: string; at: Date; network: string; agent: string; byMachine: boolean };

const LISTED = 100;

/** A visitor who fetched it from here a moment ago goes on with the same download. */
export async function hasBegun(db: Db, { linkId, network, agent }: Download, since: Date): Promise<boolean> {
  const { rows } = await sql`select from file_downloads where link_id = ${linkId} and network = ${network}
    and agent = ${agent} and at >= ${since} limit 1`.execute(db);
  return rows.length > 0;
}

/** Gives false where the link may not be used once more, also when several ask for the last time at once. */
export async function countDownload(db: Db, { workspaceId }: Scope, download: Download): Promise<boolean> {
  const { linkId, at, network, agent, byMachine } = download;
  const counted = byMachine ? sql`machine_downloads = machine_downloads + 1` : sql`downloads = downloads + 1`;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`update file_links set ${counted} where workspace_id = ${workspaceId} and id = ${linkId}
      and revoked_at is null and (max_downloads is null or downloads < max_downloads) returning id`.execute(trx);
    if (rows.length === 0) return false;
    await trx
      .insertInto('file_downloads')
      .values({
        id: randomUUID(),
        workspace_id: workspaceId,
        link_id: linkId,
        at,
        network,
        agent,
        by_machine: byMachine,
      })
      .execute();
    return true;
  });
}

/** Newest first. */
export const listDownloads = (db: Db, { workspaceId }: Scope, linkId: string): Promise<DownloadRow[]> =>
  db
    .selectFrom('file_downloads')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('link_id', '=', linkId)
    .orderBy('at', 'desc')
    .limit(LISTED)
    .execute();
