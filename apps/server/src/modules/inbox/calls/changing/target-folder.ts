import { AppError } from '@outrider/contract/errors';
import type { FolderRole } from '@outrider/contract/inbox/message';
import type { Scope } from '../../../../platform/db.ts';
import type { Session } from '../../remote/connections.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { roleOf } from '../find-place.ts';
import { type FolderRow, findFolder, listFoldersFor } from '../folders.repository.ts';
import { insertFolder } from './changes.repository.ts';

/** What a mailbox without such a folder gets, by names other clients look for too. */
const NAMES: Partial<Record<FolderRole, string>> = { trash: 'Trash', archive: 'Archive', spam: 'Spam' };

type Deps = Pick<InboxCallsDeps, 'db'>;

/** The folder of a mailbox that a number means; made at the server where it is a usual one and missing. */
export async function targetFolder(
  { db }: Deps,
  scope: Scope,
  session: Session,
  { fid, mailboxId }: { fid: number; mailboxId: string },
): Promise<FolderRow> {
  const role = roleOf(fid);
  if (!role) {
    const folder = await findFolder(db, scope, fid);
    if (folder?.mailbox_id !== mailboxId) throw new AppError('folderDeleted');
    return folder;
  }
  const [known] = await listFoldersFor(db, scope, { role, mailboxId });
  if (known) return known;
  const name = NAMES[role];
  if (!name) throw new AppError('folderDeleted');
  const { path } = await session.client.mailboxCreate(name);
  const status = await session.client.status(path, { uidValidity: true });
  await insertFolder(db, scope, {
    mailbox_id: mailboxId,
    path,
    name,
    role,
    uid_validity: String(status ? (status.uidValidity ?? 0) : 0),
  });
  const [made] = await listFoldersFor(db, scope, { role, mailboxId });
  if (!made) throw new AppError('folderDeleted');
  return made;
}
