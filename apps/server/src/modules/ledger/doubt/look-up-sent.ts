import type { ImapClient } from '../../../platform/imap/imap-client.ts';

/** Where sent mail lies (RFC 6154): in Sent, or with all other mail. */
const FOLDERS = ['\\Sent', '\\All'];

/** Which of these Message-IDs lie in the mailbox's Sent or All Mail. */
export async function lookUpSent(client: ImapClient, messageIds: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const folders = (await client.list()).filter(({ specialUse }) => specialUse && FOLDERS.includes(specialUse));
  for (const { path } of folders) {
    const lock = await client.getMailboxLock(path, { readOnly: true });
    try {
      for (const messageId of messageIds) {
        if (found.has(messageId)) continue;
        const uids = await client.search({ header: { 'message-id': messageId } }, { uid: true });
        if (uids && uids.length > 0) found.add(messageId);
      }
    } finally {
      lock.release();
    }
  }
  return found;
}
