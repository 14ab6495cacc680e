import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { keepUploads } from '../../files/index.ts';
import { isStillAt } from './drafts.repository.ts';

type Saved = { id: string; revision: number; attrs: Pick<ComposeAttrs, 'attachments'> };

/**
 * The uploads a draft names are kept as long as it is. What it names no more is freed with its next file, or with the draft;
 * of one that is to be encrypted at once. A draft that was saved or sent meanwhile has its own.
 */
export async function keepFiles(
  db: Db,
  scope: Scope,
  { id, revision, attrs }: Saved,
  { now, isSecret = false }: { now: Date; isSecret?: boolean },
): Promise<void> {
  const uploads = attrs.attachments.filter(({ type, deleted }) => type === 'upload' && !deleted);
  const ids = uploads.map((upload) => upload.id).filter((one) => z.uuid().safeParse(one).success);
  if (ids.length === 0 && !isSecret) return;
  await db.transaction().execute(async (trx) => {
    if (await isStillAt(trx, scope, id, revision)) await keepUploads(trx, scope, id, ids, now);
  });
}
