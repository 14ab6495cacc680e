import type { ImapClient } from './imap-client.ts';

/**
 * The messages of the open folder with this Message-ID, by number, oldest first. One that is marked as deleted is gone, as
 * on servers without UIDPLUS that is all a client can do to it.
 */
export async function findByMessageId(client: ImapClient, messageId: string, since?: Date): Promise<number[]> {
  if (messageId === '') return [];
  const query = { header: { 'Message-ID': messageId }, deleted: false, ...(since ? { since } : {}) };
  const found = await client.search(query, { uid: true });
  return Array.isArray(found) ? found.toSorted((one, other) => one - other) : [];
}
