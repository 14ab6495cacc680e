import { MailServerError } from '../net/failure.ts';
import type { ImapClient } from './imap-client.ts';
import type { SearchQuery } from './imap-types.ts';

/** The messages of the open folder whose header of this name has these words, by number, oldest first. */
export const findByHeader = (client: ImapClient, name: string, words: string): Promise<number[]> =>
  find(client, { header: { [name]: words }, deleted: false });

/**
 * The messages of the open folder with this Message-ID, by number, oldest first. One that is marked as deleted is gone, as
 * on servers without UIDPLUS that is all a client can do to it.
 */
export async function findByMessageId(client: ImapClient, messageId: string, since?: Date): Promise<number[]> {
  if (messageId === '') return [];
  return find(client, { header: { 'Message-ID': messageId }, deleted: false, ...(since ? { since } : {}) });
}

async function find(client: ImapClient, query: SearchQuery): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  // Refused is not absent: a caller that took it for that would file a second copy.
  if (!Array.isArray(found)) throw new MailServerError({ kind: 'protocol' });
  return found.toSorted((one, other) => one - other);
}
