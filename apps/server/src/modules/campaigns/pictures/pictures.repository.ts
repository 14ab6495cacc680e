import type { PictureType } from '@outrider/campaign-rules/picture-links';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../record/campaigns.tables.ts';

export type PictureRow = {
  id: string;
  type: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
};

/** The same picture twice is one: then it is kept as if it were new. */
export async function insertPicture(
  db: Db,
  { workspaceId }: Scope,
  { id, type, width, height, bytes, digest, at }: PictureRow & { digest: Buffer; at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into mail_pictures
      (id, workspace_id, type, width, height, bytes, uploaded_at, digest)
    values (${id}, ${workspaceId}, ${type}, ${width}, ${height}, ${bytes}, ${at}, ${digest})
    on conflict (workspace_id, digest) do update set uploaded_at = excluded.uploaded_at returning id`.execute(db);
  return rows[0]?.id ?? id;
}

export async function countPictures(db: Db, { workspaceId }: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from mail_pictures
    where workspace_id = ${workspaceId}`.execute(db);
  return rows[0]?.n ?? 0;
}

export const findPictures = (db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]): Promise<PictureRow[]> =>
  db
    .selectFrom('mail_pictures')
    .select(['id', 'type', 'width', 'height', 'bytes'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

/**
 * In all workspaces: those that no mail, no version that may be brought back and no template has. A user may be
 * about to save a mail with a new one, so it is left alone for a while.
 */
export async function deleteUnusedPictures(db: Db, before: Date): Promise<number> {
  const names = sql`'%picture:' || p.id || '%'`;
  const { numAffectedRows = 0n } = await sql`delete from mail_pictures p where p.uploaded_at < ${before}
    and not exists (select from campaigns c where c.workspace_id = p.workspace_id
      and (c.rounds::text like ${names} or c.ran::text like ${names}))
    and not exists (select from mail_templates t where t.workspace_id = p.workspace_id and t.html like ${names})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
