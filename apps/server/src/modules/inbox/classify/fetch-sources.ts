import { fetchSet } from '../../../platform/imap/fetch-lines.ts';
import { type SyncSession, useFolder } from '../sync/sync-session.ts';

/** The sources of messages of one folder by UID. None where the folder is gone or was made anew: then the UIDs mean others. */
export async function fetchSources(
  session: SyncSession,
  folderId: string,
  messages: readonly { uid: number }[],
): Promise<Map<number, Buffer | undefined>> {
  const folder = session.folders.find(({ id }) => id === folderId);
  const opened = folder && (await useFolder(session, folder.path));
  if (!opened || String(opened.uidValidity) !== folder.uidValidity) return new Map();
  const set = messages.map(({ uid }) => uid).join(',');
  const query = { uid: true, source: { start: 0, maxLength: session.rules.textBytes } };
  return new Map(await fetchSet(session, set, query, ({ uid, source }) => [uid, source] as const));
}
