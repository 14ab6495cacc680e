import type { PROXY_FUNCTIONS, ProxyOutput } from '@outrider/contract/inbox/proxy';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import { tellChanged } from '../../changed.repository.ts';
import { changeFlags } from '../../remote/change-flags.ts';
import { atServer } from '../../remote/server-words.ts';
import { asRemote } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findAccount, findWhere } from '../find-place.ts';
import { type FolderRow, findFolder, listFoldersFor } from '../folders.repository.ts';
import { changeMessages, listBySeen } from './changes.repository.ts';

type Wanted = z.output<(typeof PROXY_FUNCTIONS)['mbox:markSeen']['input']>;

/** A step small enough for a server to answer soon. */
const STEP = 1_000;

/** Everything in a folder, of one mailbox or of all, becomes read or unread. */
export async function markSeen(
  deps: InboxCallsDeps,
  scope: Scope,
  { _account, fid, read }: Wanted,
): Promise<ProxyOutput<'mbox:markSeen'>> {
  let changed = 0;
  for (const folder of await foldersOf(deps, scope, _account, fid))
    changed += await markFolder(deps, scope, folder, read);
  return { changed };
}

async function foldersOf({ db }: InboxCallsDeps, scope: Scope, account: string, fid: number): Promise<FolderRow[]> {
  const mailboxId = await findAccount(db, scope, account);
  const where = await findWhere(db, scope, fid, mailboxId);
  if (typeof where === 'string') return [];
  if (where.role) return listFoldersFor(db, scope, { role: where.role, mailboxId });
  const folder = await findFolder(db, scope, fid);
  return folder ? [folder] : [];
}

async function markFolder(deps: InboxCallsDeps, scope: Scope, folder: FolderRow, read: boolean): Promise<number> {
  const { db, connections } = deps;
  let changed = 0;
  for (;;) {
    const rows = await listBySeen(db, scope, folder.id, !read, STEP);
    if (rows.length === 0) return changed;
    const place = { path: folder.path, uidValidity: folder.uid_validity };
    const flags = read ? { add: ['\\Seen'], remove: [] } : { add: [], remove: ['\\Seen'] };
    const done = await atServer(() =>
      connections.use(scope, folder.mailbox_id, (session) => changeFlags(session, place, rows.map(asRemote), flags)),
    );
    await changeMessages(db, scope, done, { seen: read });
    await tellChanged(db, scope, [folder.mailbox_id]);
    changed += done.length;
    // What the server no longer has is the sync's to find out; asking again would not end.
    if (done.length < rows.length) return changed;
  }
}
