import { AppError } from '@outrider/contract/errors';
import { FOLDER_IDS, type FolderRole, OWN_FOLDERS_FROM } from '@outrider/contract/inbox/message';
import type { Db, Scope } from '../../../platform/db.ts';
import { findMailboxNamed } from '../../mailboxes/index.ts';
import { findFolder, listFoldersFor } from './folders.repository.ts';
import type { Where } from './list.repository.ts';

const ROLES = new Map<number, FolderRole>(
  Object.entries(FOLDER_IDS).map(([role, fid]) => [fid, role as FolderRole] as const),
);

export const roleOf = (fid: number): FolderRole | undefined => ROLES.get(fid);

/** The mailbox a call names, by address or id; undefined when it means all of them. */
export async function findAccount(db: Db, scope: Scope, account: string): Promise<string | undefined> {
  if (account === '') return undefined;
  const mailbox = await findMailboxNamed(db, scope, account.trim());
  if (!mailbox) throw new AppError('notFound');
  return mailbox.id;
}

/** The folders a number means, of one mailbox or of all. */
export async function findWhere(
  db: Db,
  scope: Scope,
  fid: number | undefined,
  mailboxId: string | undefined,
): Promise<Where> {
  if (fid === undefined) return 'everywhere';
  const role = roleOf(fid);
  if (role && mailboxId === undefined) return { role };
  if (role) {
    const folders = await listFoldersFor(db, scope, { role, mailboxId });
    return { role, folderIds: folders.map(({ id }) => id) };
  }
  const folder = fid >= OWN_FOLDERS_FROM ? await findFolder(db, scope, fid) : undefined;
  if (!folder || (mailboxId !== undefined && folder.mailbox_id !== mailboxId)) throw new AppError('folderDeleted');
  return { role: folder.role, folderIds: [folder.id] };
}
