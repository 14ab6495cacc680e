import { listDeleted, markDeleted, unmarkDeleted } from './deleted.repository.ts';
import { fetchUids } from './fetch-headers.ts';
import { storeMessages } from './store-messages.ts';
import type { SyncedFolder, SyncSession } from './sync-session.ts';

type Seen = { uid: number; isDeleted: boolean };

/**
 * Messages of the open folder whose mark of deletion was set or taken off. A mark is all a client can set where the server
 * lacks UIDPLUS, so it makes a message gone; one that loses it is there again.
 */
export async function settleDeleted(session: SyncSession, folder: SyncedFolder, seen: readonly Seen[]): Promise<void> {
  const { deps, held, vanished } = session;
  const known = new Set(await listDeleted(deps.db, held, folder.id));
  const marked = seen.filter(({ uid, isDeleted }) => isDeleted && !known.has(uid)).map(({ uid }) => uid);
  const unmarked = seen.filter(({ uid, isDeleted }) => !isDeleted && known.has(uid)).map(({ uid }) => uid);
  await markDeleted(deps.db, held, folder.id, marked);
  // The other folders are looked at before anything is removed: it may have been copied there.
  if (marked.length > 0) vanished.set(folder, vanished.get(folder) ?? []);
  await bringBack(session, folder, unmarked);
}

async function bringBack(session: SyncSession, folder: SyncedFolder, uids: readonly number[]): Promise<void> {
  const { deps, held, rules } = session;
  for (let from = 0; from < uids.length; from += rules.batch) {
    const some = uids.slice(from, from + rules.batch);
    await storeMessages(session, folder, await fetchUids(session, some.join(',')), {});
    await unmarkDeleted(deps.db, held, folder.id, some);
    Object.assign(session, { hasFresh: true, hasTextsLeft: true });
  }
}
