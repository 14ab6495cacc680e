import { headersQuery, type ReadMessage, readMessage } from './read-message.ts';
import { fetchSet, type SyncSession } from './sync-session.ts';

export const fetchUids = (session: SyncSession, set: string): Promise<ReadMessage[]> =>
  fetchSet(session, set, headersQuery(session.deps), (message) => readMessage(session.deps, message));

/** In Gmail's own words, as its search has them: mail that lies in no other folder. */
const UNLABELLED = { gmraw: 'has:nouserlabels -in:inbox -in:sent -in:drafts -in:chats' };

/** Numbers there are from one on, or up to one, ascending; of Gmail's folder of all mail only what lies nowhere else. */
export async function searchUids(
  { client }: SyncSession,
  { isAllMail }: { isAllMail: boolean },
  { from = 1, to }: { from?: number; to?: number },
): Promise<number[]> {
  const range = { uid: `${from}:${to ?? '*'}` };
  const found = await client.search(isAllMail ? { ...range, ...UNLABELLED } : range, { uid: true });
  if (!Array.isArray(found)) throw new Error('the server refused to list its messages');
  // RFC 3501, 6.4.8: "n:*" always has the last message.
  return found.filter((uid) => uid >= from).sort((one, other) => one - other);
}
