import type { SyncSession } from '../sync/sync-session.ts';
import { tellChange } from '../sync/syncs.repository.ts';
import { listOwnUnread, saveText } from './classify.repository.ts';
import { readText } from './classify-incoming.ts';
import { fetchSources } from './fetch-sources.ts';

/** Fetches texts of what we sent ourselves, for the lines of a thread and for the search. False when nothing is left. */
export async function readOwnTexts(session: SyncSession): Promise<boolean> {
  const { deps, held, rules, missing } = session;
  const since = new Date(deps.now().getTime() - rules.windowMs);
  const due = await listOwnUnread(deps.db, held, { since, without: [...missing], limit: rules.textBatch });
  for (const [folderId, messages] of Map.groupBy(due, (message) => message.folderId)) {
    const sources = await fetchSources(session, folderId, messages);
    for (const message of messages) {
      const source = sources.get(message.uid);
      if (!source) missing.add(message.id);
      else
        await saveText(
          deps.db,
          held,
          { id: message.id, isCut: message.size > source.length, at: deps.now() },
          readText(source),
        );
    }
    await tellChange(deps.db, held, 'message');
  }
  return due.length > 0;
}
