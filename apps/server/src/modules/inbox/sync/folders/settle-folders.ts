import { fetchSet } from '../../../../platform/imap/fetch-lines.ts';
import type { OpenFolder } from '../../../../platform/imap/imap-types.ts';
import { listShownDeleted } from '../deleted.repository.ts';
import { listDraftMarks, listNewest, listUids, removeVanished } from '../messages.repository.ts';
import { modseqOf, openFolder, type SyncedFolder, type SyncSession } from '../sync-session.ts';
import { noteProgress, tellChange } from '../syncs.repository.ts';
import { settleHeads } from '../threads.repository.ts';
import { deleteFolder, insertFolder, type KnownFolder, listFolders, renameFolder } from './folders.repository.ts';
import { uidNextOf } from './look-at-folder.ts';
import type { RemoteFolder } from './plan-folders.ts';

/** So many messages at their old numbers show that a folder is the one that had another name. */
const PROOFS = 5;

/** Knows every folder the server has: those of before, renamed ones, new ones. Gives those it has no longer. */
export async function settleFolders(session: SyncSession, remote: readonly RemoteFolder[]): Promise<KnownFolder[]> {
  const { deps, held } = session;
  const known = new Map((await listFolders(deps.db, held)).map((folder) => [folder.path, folder]));
  const before = new Map(session.folders.map((folder) => [folder.id, folder]));
  const paths = new Set(remote.map(({ path }) => path));
  const missing = [...known.values()].filter(({ path }) => !paths.has(path));
  // One that was never looked at was made here, perhaps after the server listed its folders: the next list tells.
  const isLost = ({ id, oldestUid }: KnownFolder) => oldestUid !== null || session.unlisted.has(id);
  const lost = new Set(missing.filter(isLost));
  session.unlisted = new Set(missing.map(({ id }) => id));
  const folders: SyncedFolder[] = [];
  for (const one of remote) {
    const found = known.get(one.path) ?? (await meet(session, one, lost));
    if (!found) continue;
    lost.delete(found);
    if (found.role !== one.role) await rename(session, found, one);
    const { comparedAt = 0, flaggedBefore, left } = before.get(found.id) ?? {};
    folders.push({ ...found, role: one.role, remote: one, comparedAt, flaggedBefore, left });
  }
  session.folders = folders;
  return [...lost];
}

/** A folder of a name not met before: a lost one that was renamed, or a new one. Nothing when it cannot be opened. */
async function meet(session: SyncSession, remote: RemoteFolder, lost: ReadonlySet<KnownFolder>) {
  const { deps, held } = session;
  const opened = await openFolder(session, remote.path).catch((error: unknown) => {
    // Listed, but not for us. A broken connection is another matter.
    if (session.client.usable) return undefined;
    throw error;
  });
  if (!opened) return undefined;
  const uidValidity = String(opened.uidValidity);
  for (const folder of lost) {
    if (folder.uidValidity !== uidValidity || !(await isSame(session, folder))) continue;
    await rename(session, folder, remote);
    return folder;
  }
  const numbers = { uidValidity, uidNext: await uidNextOf(session, opened), modseq: modseqAtStart(opened) };
  const id = await deps.db.transaction().execute(async (trx) => {
    await noteProgress(trx, held);
    return insertFolder(trx, held, { ...remote, ...numbers });
  });
  return { id, path: remote.path, role: remote.role, ...numbers, oldestUid: numbers.uidNext };
}

const modseqAtStart = (opened: OpenFolder) => modseqOf(opened) ?? null;

/** The open folder has the same messages under the same numbers. Servers give many folders one UIDVALIDITY. */
async function isSame(session: SyncSession, { id }: KnownFolder): Promise<boolean> {
  const { deps, held } = session;
  const proofs = await listNewest(deps.db, held, id, PROOFS);
  if (proofs.length === 0) return false;
  const set = proofs.map(({ uid }) => uid).join(',');
  const there = new Map(
    await fetchSet(session, set, { uid: true, envelope: true }, ({ uid, envelope }) => [
      uid,
      envelope?.messageId ?? '',
    ]),
  );
  return proofs.every(({ uid, messageId }) => there.get(uid)?.includes(messageId) ?? false);
}

async function rename({ deps, held }: SyncSession, folder: KnownFolder, { path, name, role }: RemoteFolder) {
  await deps.db.transaction().execute(async (trx) => {
    await renameFolder(trx, held, folder.id, { path, name, role });
    await noteProgress(trx, held);
    await tellChange(trx, held, 'message');
  });
  Object.assign(folder, { path, role });
}

/** Removes folders the server no longer has. What was moved out of them before is kept where it is now. */
export async function forgetFolders({ deps, held }: SyncSession, lost: readonly KnownFolder[]): Promise<void> {
  for (const { id } of lost) {
    const uids = await listUids(deps.db, held, id);
    await deps.db.transaction().execute(async (trx) => {
      const threadIds = await removeVanished(trx, held, id, uids);
      await deleteFolder(trx, held, id);
      await settleHeads(trx, held, threadIds);
      await noteProgress(trx, held);
      await tellChange(trx, held, 'message');
    });
  }
}

/** When every folder was looked at: what is gone from one, or marked as deleted there, and nowhere else is gone. */
export async function applyVanished(session: SyncSession): Promise<void> {
  const { deps, held, vanished } = session;
  const remove = (folderId: string, uids: readonly number[]) =>
    deps.db.transaction().execute(async (trx) => {
      const marks = await listDraftMarks(trx, held, folderId, uids);
      const threadIds = await removeVanished(trx, held, folderId, uids);
      if (marks.length > 0) await deps.onDraftsGone?.(trx, held, marks);
      await settleHeads(trx, held, threadIds);
      await noteProgress(trx, held);
      await tellChange(trx, held, 'message');
    });
  for (const [folder, uids] of vanished) {
    if (uids.length > 0) await remove(folder.id, uids);
    vanished.delete(folder);
  }
  for (const [folderId, marked] of Map.groupBy(await listShownDeleted(deps.db, held), (one) => one.folderId)) {
    await remove(
      folderId,
      marked.map(({ uid }) => uid),
    );
  }
}
