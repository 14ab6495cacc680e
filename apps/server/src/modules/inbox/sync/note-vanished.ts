import { unmarkDeleted } from './deleted.repository.ts';
import { isRead } from './fetch-back.ts';
import { searchUids } from './fetch-headers.ts';
import { countMessages, listUids } from './messages.repository.ts';
import type { SyncedFolder, SyncSession } from './sync-session.ts';

/** `heard`: what the server said by itself (RFC 7162, VANISHED); `exists`: how many it had when it was asked. */
type Reported = { heard: ReadonlySet<number>; exists: number };

/**
 * Once a folder is read, all it has is here; so as long as there are not fewer there than here, none is gone. Where there
 * are, and the server did not say which, its list of numbers does.
 */
export async function noteVanished(
  session: SyncSession,
  folder: SyncedFolder,
  { heard, exists }: Reported,
): Promise<void> {
  const { deps, held } = session;
  const stored = await countMessages(deps.db, held, folder.id);
  if (stored === 0) return;
  const isShort = isRead(folder) && exists < stored;
  if (!isShort && heard.size === 0) return;
  const uids = await listUids(deps.db, held, folder.id);
  const gone = uids.filter((uid) => heard.has(uid));
  if (isShort && stored - gone.length > exists) {
    const there = new Set(await searchUids(session, folder.remote, {}));
    gone.push(...uids.filter((uid) => !there.has(uid) && !heard.has(uid)));
  }
  await unmarkDeleted(deps.db, held, folder.id, gone);
  if (gone.length > 0) session.vanished.set(folder, gone);
}
