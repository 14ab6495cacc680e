import { FOLDER_IDS } from '@outrider/contract/inbox/message';
import type { ProxyOutput } from '@outrider/contract/inbox/proxy';
import type { Db, Scope } from '../../../platform/db.ts';
import { findAccount } from './find-place.ts';
import { countFolders, countRoles, type FolderRow, listFolders, listOwnFolders } from './folders.repository.ts';

type Deps = { db: Db; now: () => Date };
type Folders = ProxyOutput<'mbox:getAllFolders'>;

/** The folders every mailbox has, across all or of one, and those people made themselves. */
export async function getAllFolders({ db, now }: Deps, scope: Scope, account: string): Promise<Folders> {
  const mailboxId = await findAccount(db, scope, account);
  if (mailboxId === undefined) {
    const roles = await countRoles(db, scope, now());
    const own = await countedFolders({ db, now }, scope, await listOwnFolders(db, scope));
    return { folders: [...roles.map(({ role, ...counts }) => common(role, null, counts)), ...own] };
  }
  const folders = await countedFolders({ db, now }, scope, await listFolders(db, scope, mailboxId));
  const missing = Object.entries(FOLDER_IDS).filter(([, fid]) => !folders.some((folder) => folder.fid === fid));
  const empty = missing.map(([, fid]) => ({ fid, name: '', accountId: mailboxId, total: 0, unread: 0 }));
  return { folders: [...folders, ...empty].toSorted((a, b) => a.fid - b.fid) };
}

type Counts = { total: number; unread: number };

const common = (role: keyof typeof FOLDER_IDS, accountId: string | null, counts: Counts) => ({
  fid: FOLDER_IDS[role],
  name: '',
  accountId,
  ...counts,
});

/** A mailbox with two folders of one use, such as two for spam, shows them as one. */
async function countedFolders({ db, now }: Deps, scope: Scope, rows: readonly FolderRow[]) {
  const counted = await countFolders(
    db,
    scope,
    rows.map(({ id }) => id),
    now(),
  );
  const shown = new Map<number, Folders['folders'][number]>();
  for (const { id, role, name, mailbox_id } of rows) {
    const { total = 0, unread = 0 } = counted.get(id) ?? {};
    const fid = role ? FOLDER_IDS[role] : Number(id);
    const known = shown.get(fid) ?? { fid, name: role ? '' : name, accountId: mailbox_id, total: 0, unread: 0 };
    shown.set(fid, { ...known, total: known.total + total, unread: known.unread + unread });
  }
  return [...shown.values()];
}
