import { AppError } from '@outrider/contract/errors';
import type { SpaceFile } from '@outrider/contract/files/space';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { FilesDeps } from './files-deps.ts';
import { describeLink } from './links/describe-link.ts';
import { newestLinks } from './links/links.repository.ts';
import type { FileRow } from './space/files.repository.ts';
import { isShowable, isSmallEnough } from './space/preview-rules.ts';
import { requireFile } from './space/require-file.ts';

export async function describeFiles(
  deps: FilesDeps,
  db: Db | Trx,
  scope: Scope,
  rows: readonly FileRow[],
): Promise<SpaceFile[]> {
  const links = await newestLinks(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  const names = new Map<string, string>();
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) {
    names.set(userId, await deps.nameOf({ ...scope, userId }));
  }
  return rows.map((row) => {
    const link = links.get(row.id);
    return {
      fileId: row.id,
      uploadId: row.upload_id,
      name: row.name,
      type: row.type,
      size: Number(row.bytes),
      note: row.note,
      folderId: row.folder_id,
      by: names.get(row.user_id) ?? '',
      createdAt: row.created_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
      canPreview: isShowable(row) && isSmallEnough(row),
      link: link ? describeLink(deps, link) : null,
    };
  });
}

export async function describeFile(deps: FilesDeps, db: Db | Trx, scope: Scope, fileId: string): Promise<SpaceFile> {
  const [shown] = await describeFiles(deps, db, scope, [await requireFile(db, scope, fileId)]);
  if (!shown) throw new AppError('spaceFileNotFound');
  return shown;
}
