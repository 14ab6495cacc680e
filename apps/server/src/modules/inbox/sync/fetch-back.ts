import { fetchMany, searchUids } from './fetch-headers.ts';
import { changeFolder } from './folders/folders.repository.ts';
import { dropRenumbered } from './messages.repository.ts';
import { storeMessages } from './store-messages.ts';
import { type SyncedFolder, type SyncSession, useFolder } from './sync-session.ts';
import { noteProgress, tellChange } from './syncs.repository.ts';
import { settleHeads } from './threads.repository.ts';

export const isRead = ({ oldestUid }: SyncedFolder): boolean => oldestUid === 1;

/** Small batches first, so that something is there to be seen; larger ones take fewer turns to the database. */
const LARGEST = 8;

/**
 * Goes on backwards from where it is, so many messages, until one is older than that, or until the inbox has new mail. Two
 * batches may wait to be stored while the next one is fetched, so that neither side waits for the other.
 */
export async function fetchBack(
  session: SyncSession,
  folder: SyncedFolder,
  { most, since }: { most: number; since?: Date },
): Promise<void> {
  const { rules } = session;
  const { uidValidity } = await useFolder(session, folder.path);
  // The next look at the folder sees to that.
  if (String(uidValidity) !== folder.uidValidity) return;
  folder.left ??= await listLeft(session, folder);
  const { left } = folder;
  let [older, storing]: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()];
  try {
    const first = rules.batch * (since ? 1 : LARGEST);
    const hasNewMail = () => since === undefined && session.isInboxStirred;
    for (let [fetched, size] = [0, first]; left.length > 0 && fetched < most && !hasNewMail(); size *= 2) {
      const uids = left.slice(-Math.min(size, rules.batch * LARGEST, most - fetched));
      const [oldest = 1] = uids;
      const messages = await fetchMany(session, setOf(folder, uids));
      left.length -= uids.length;
      fetched += uids.length;
      await older;
      older = storing;
      storing = older.then(() => storeMessages(session, folder, messages, { oldestUid: oldest }));
      // Awaited two batches later; until then nobody else does.
      storing.catch(() => undefined);
      if (since && messages.some(({ receivedAt }) => receivedAt < since)) break;
    }
    await storing;
  } catch (error) {
    await storing.catch(() => undefined);
    // What was taken from the list is not stored; it is asked for anew.
    folder.left = undefined;
    throw error;
  }
  if (left.length === 0) await finish(session, folder);
}

/** One range where nothing else lies between. */
const setOf = ({ remote }: SyncedFolder, uids: number[]) =>
  remote.isAllMail ? uids.join(',') : `${uids.at(0)}:${uids.at(-1)}`;

/** What the folder has before what is stored. */
async function listLeft(session: SyncSession, folder: SyncedFolder): Promise<number[]> {
  const { client } = session;
  const to = (folder.oldestUid ?? 1) - 1;
  if (!client.mailbox || client.mailbox.exists === 0 || to < 1) return [];
  return searchUids(session, folder.remote, { to });
}

/** Read to its beginning: those of its old numbers that were not met again are gone. */
async function finish(session: SyncSession, folder: SyncedFolder): Promise<void> {
  const { deps, held } = session;
  await deps.db.transaction().execute(async (trx) => {
    const threadIds = session.hasRenumbered ? await dropRenumbered(trx, held, folder.id) : [];
    await settleHeads(trx, held, threadIds);
    await changeFolder(trx, held, folder.id, { oldestUid: 1, syncedAt: deps.now() });
    await noteProgress(trx, held);
    if (threadIds.length > 0) await tellChange(trx, held, 'message');
  });
  folder.oldestUid = 1;
  folder.left = undefined;
}
