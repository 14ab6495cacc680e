import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../platform/db.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { countOwn, deleteRelations, deleteTagRow, findTagRow, insertRelations } from './tags.repository.ts';

type Deps = Pick<MailboxesDeps, 'db'>;

export async function readTagUse({ db, users }: Pick<MailboxesDeps, 'db' | 'users'>, scope: Scope, tagId: string) {
  const tag = await findTagRow(db, scope, tagId);
  if (!tag) throw new AppError('notFound');
  return { accounts: tag.accounts, campaigns: await users.campaignsByTag(scope, tagId) };
}

export async function deleteTag({ db }: Deps, scope: Scope, tagId: string): Promise<void> {
  if (!(await deleteTagRow(db, scope, tagId))) throw new AppError('notFound');
}

type Relations = { accountIds: string[]; addTagIds: string[]; removeTagIds: string[] };

/** All or nothing: an id that is not the workspace's own refuses the whole change. */
export async function updateTagRelations({ db }: Deps, scope: Scope, wanted: Relations): Promise<{ changed: number }> {
  const accountIds = [...new Set(wanted.accountIds)];
  const tagIds = [...new Set([...wanted.addTagIds, ...wanted.removeTagIds])];
  await db.transaction().execute(async (trx) => {
    const own = await countOwn(trx, scope, accountIds, tagIds);
    if (own.mailboxes < accountIds.length || own.tags < tagIds.length) throw new AppError('notFound');
    await deleteRelations(trx, scope, accountIds, wanted.removeTagIds);
    await insertRelations(trx, scope, accountIds, wanted.addTagIds);
  });
  return { changed: accountIds.length };
}
