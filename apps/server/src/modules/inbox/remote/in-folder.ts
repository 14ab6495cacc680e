import { findByMessageId } from '../../../platform/imap/find-messages.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import { isFolderMissing } from '../../../platform/imap/imap-failure.ts';
import type { Session } from './connections.ts';

/** A folder at the server, as it was when it was last read. */
export type RemoteFolder = { path: string; uidValidity: string };

/** A message there: by its number, or where that no longer holds by its Message-ID. */
export type RemoteMessage = { id: string; uid: number; messageId: string };

/** Work in a folder. `undefined`: the server has no such folder. */
export async function inFolder<T>(
  { client }: Session,
  path: string,
  work: (validity: string) => Promise<T>,
): Promise<T | undefined> {
  const lock = await client.getMailboxLock(path).catch((error: unknown) => {
    if (isFolderMissing(error)) return undefined;
    throw error;
  });
  if (!lock) return undefined;
  try {
    return await work(String(client.mailbox ? client.mailbox.uidValidity : ''));
  } finally {
    lock.release();
  }
}

/** The numbers these messages have now; those that are gone are left out. */
export async function findUids(
  client: ImapClient,
  messages: readonly RemoteMessage[],
  isSameValidity: boolean,
): Promise<Map<string, number>> {
  // RFC 3501, 2.3.1.1: numbers of another validity are numbers of other messages.
  const numbered = isSameValidity ? messages.filter(({ uid }) => uid > 0) : [];
  const there = new Set(await searchUids(client, numbered));
  const found = new Map(numbered.flatMap(({ id, uid }) => (there.has(uid) ? [[id, uid] as const] : [])));
  for (const { id, messageId } of messages.filter((message) => !found.has(message.id))) {
    const uid = (await findByMessageId(client, messageId)).at(-1);
    if (uid !== undefined) found.set(id, uid);
  }
  return found;
}

async function searchUids(client: ImapClient, messages: readonly RemoteMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const range = messages.map(({ uid }) => uid).join(',');
  const uids = await client.search({ uid: range, deleted: false }, { uid: true });
  return Array.isArray(uids) ? uids : [];
}
