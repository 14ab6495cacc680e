import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import '../files.tables.ts';

/**
 * From now on a draft refers to exactly these uploads, in the caller's transaction. Gives those that are no longer there.
 * What it referred to before and no longer does is swept a while later, unless something else refers to it.
 */
export async function keepUploads(
  trx: Trx,
  { workspaceId }: Scope,
  draftId: string,
  uploadIds: readonly string[],
  now: Date,
): Promise<{ missing: string[] }> {
  const wanted = [...new Set(uploadIds)].toSorted();
  // In one order everywhere, so that two savers do not wait for each other. The sweep holds the row.
  const { rows } = await sql<{ id: string }>`select id from uploads
    where workspace_id = ${workspaceId} and id = any(${wanted}::uuid[]) order by id for share`.execute(trx);
  const there = new Set(rows.map(({ id }) => id));
  await sql`with dropped as (delete from upload_uses where workspace_id = ${workspaceId} and owner_id = ${draftId}
      and not upload_id = any(${wanted}::uuid[]) returning upload_id)
    update uploads set unused_since = ${now} from dropped where id = upload_id and workspace_id = ${workspaceId}`.execute(
    trx,
  );
  await sql`insert into upload_uses (owner_id, upload_id, workspace_id)
    select ${draftId}, id, ${workspaceId} from unnest(${[...there]}::uuid[]) as id on conflict do nothing`.execute(trx);
  return { missing: wanted.filter((id) => !there.has(id)) };
}

/** The draft is gone, or its mail has left. */
export async function releaseUploads(trx: Trx, scope: Scope, draftId: string, now: Date): Promise<void> {
  await keepUploads(trx, scope, draftId, [], now);
}
