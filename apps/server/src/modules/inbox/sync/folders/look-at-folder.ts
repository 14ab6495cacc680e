import type { OpenFolder } from '../../../../platform/imap/imap-types.ts';
import { fetchUids } from '../fetch-headers.ts';
import { takeFlags } from '../flags/take-flags.ts';
import { takeUnlabelled } from '../flags/take-unlabelled.ts';
import { noteVanished } from '../note-vanished.ts';
import { storeMessages } from '../store-messages.ts';
import { modseqOf, openFolder, type SyncedFolder, type SyncSession } from '../sync-session.ts';
import { noteProgress } from '../syncs.repository.ts';
import { changeFolder, renumberFolder } from './folders.repository.ts';

/** Takes in what is new, changed and gone in a folder. What is gone is only noted: it may turn up in another folder. */
export async function lookAtFolder(session: SyncSession, folder: SyncedFolder): Promise<void> {
  const heard = new Set<number>();
  const onExpunge = ({ path, uid }: { path: string; uid?: number | undefined }) => {
    if (path === folder.path && uid) heard.add(uid);
  };
  session.client.on('expunge', onExpunge);
  try {
    const opened = await openFolder(session, folder.path);
    if (folder.role === 'inbox') session.isInboxStirred = false;
    // As of now: the library changes them while we go on.
    const [exists, modseq] = [opened.exists, modseqOf(opened)];
    const uidNext = await uidNextOf(session, opened);
    if (String(opened.uidValidity) !== folder.uidValidity) return await startAnew(session, folder, opened, uidNext);
    if (folder.remote.isAllMail) await takeUnlabelled(session, folder, uidNext);
    else await takeNew(session, folder, uidNext);
    await takeFlags(session, folder, { modseq, exists });
    if (!folder.remote.isAllMail) await noteVanished(session, folder, { heard, exists });
    await keepModseq(session, folder, modseq ?? null);
  } finally {
    session.client.off('expunge', onExpunge);
  }
}

/** RFC 3501, 6.3.1: a server may keep it to itself; then the last message tells. */
export async function uidNextOf(
  { client }: Pick<SyncSession, 'client'>,
  { uidNext, exists }: OpenFolder,
): Promise<number> {
  if (uidNext > 0) return uidNext;
  if (exists === 0) return 1;
  const last = await client.fetchOne('*', { uid: true });
  if (!last) throw new Error('the server did not show its last message');
  return last.uid + 1;
}

async function startAnew(session: SyncSession, folder: SyncedFolder, opened: OpenFolder, uidNext: number) {
  const { deps, held } = session;
  const numbers = { uidValidity: String(opened.uidValidity), uidNext, modseq: modseqOf(opened) ?? null };
  await deps.db.transaction().execute(async (trx) => {
    await renumberFolder(trx, held, folder.id, numbers);
    await noteProgress(trx, held);
  });
  Object.assign(folder, { ...numbers, oldestUid: uidNext, left: undefined, flaggedBefore: undefined });
  session.hasRenumbered = true;
}

async function takeNew(session: SyncSession, folder: SyncedFolder, uidNext: number): Promise<void> {
  while (folder.uidNext < uidNext) {
    const last = Math.min(folder.uidNext + session.rules.batch, uidNext) - 1;
    const messages = await fetchUids(session, `${folder.uidNext}:${last}`);
    await storeMessages(session, folder, messages, { uidNext: last + 1 });
    if (messages.length > 0) Object.assign(session, { hasFresh: true, hasTextsLeft: true });
  }
}

async function keepModseq({ deps, held }: SyncSession, folder: SyncedFolder, modseq: string | null): Promise<void> {
  if (modseq === folder.modseq) return;
  await changeFolder(deps.db, held, folder.id, { modseq });
  folder.modseq = modseq;
}
