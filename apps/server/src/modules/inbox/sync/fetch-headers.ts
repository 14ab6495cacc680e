import { fetchSet } from '../../../platform/imap/fetch-lines.ts';
import { listAttachments } from './list-attachments.ts';
import { headersQuery, type ReadMessage, readMessage } from './read-message.ts';
import type { SyncSession } from './sync-session.ts';

/** All there is to know of some messages, in one turn. */
export const fetchUids = (session: SyncSession, set: string): Promise<ReadMessage[]> =>
  fetchSet(session, set, headersQuery(session.deps, { structure: true }), (message) =>
    readMessage(session.deps, message),
  );

/** RFC 7162, 4: a line of some 8 000 octets is what servers are sure to take. */
export const UIDS_A_LINE = 500;

/**
 * The same of many. Their structure is a good third of the work, and a mail of one text has none to tell, so it is asked for
 * where there is one; from all of them where that is most.
 */
export async function fetchMany(session: SyncSession, set: string): Promise<ReadMessage[]> {
  const messages = await fetchSet(session, set, headersQuery(session.deps, { structure: false }), (message) =>
    readMessage(session.deps, message),
  );
  const parted = new Map(messages.flatMap((message) => (message.hasParts ? [[message.uid, message]] : [])));
  const uids = [...parted.keys()];
  const lines = Array.from({ length: Math.ceil(uids.length / UIDS_A_LINE) }, (_line, index) =>
    uids.slice(index * UIDS_A_LINE, (index + 1) * UIDS_A_LINE).join(','),
  );
  for (const some of uids.length * 2 > messages.length ? [set] : lines) {
    await fetchSet(session, some, { uid: true, bodyStructure: true }, ({ uid, bodyStructure }) => {
      const message = parted.get(uid);
      if (message && bodyStructure) message.attachments = listAttachments(bodyStructure);
    });
  }
  return messages;
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
