import { unmarkDeleted } from '../deleted.repository.ts';
import { fetchUids, searchUids } from '../fetch-headers.ts';
import { changeFolder } from '../folders/folders.repository.ts';
import { listUids } from '../messages.repository.ts';
import { storeMessages } from '../store-messages.ts';
import type { SyncedFolder, SyncSession } from '../sync-session.ts';

/** Gmail's archive: mail comes in and goes out of it as its labels change, not its number. */
export async function takeUnlabelled(session: SyncSession, folder: SyncedFolder, uidNext: number): Promise<void> {
  const { deps, held, rules } = session;
  const there = await searchUids(session, folder.remote, { from: folder.oldestUid ?? 1 });
  const here = new Set(await listUids(deps.db, held, folder.id));
  const missing = there.filter((uid) => !here.has(uid));
  for (let from = 0; from < missing.length; from += rules.batch) {
    const messages = await fetchUids(session, missing.slice(from, from + rules.batch).join(','));
    await storeMessages(session, folder, messages, {});
  }
  await changeFolder(deps.db, held, folder.id, { uidNext });
  folder.uidNext = uidNext;
  const kept = new Set(there);
  const gone = [...here].filter((uid) => !kept.has(uid));
  await unmarkDeleted(deps.db, held, folder.id, gone);
  if (gone.length > 0) session.vanished.set(folder, gone);
}
