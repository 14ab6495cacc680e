import { headersQuery, type ReadMessage, readMessage } from './read-message.ts';
import type { SyncSession } from './sync-session.ts';

/** The messages of a set of numbers of the open folder (RFC 3501, 9: sequence-set). */
export async function fetchUids({ client, deps }: SyncSession, set: string): Promise<ReadMessage[]> {
  const messages = await client.fetchAll(set, headersQuery(deps), { uid: true });
  return messages.map((message) => readMessage(deps, message));
}

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
