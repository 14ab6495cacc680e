import type { ImapClient } from './imap-client.ts';

/** Where other mail programs would make them, too. */
const NAMES = { '\\Sent': 'Sent', '\\Drafts': 'Drafts', '\\Trash': 'Trash' } as const;

/**
 * A folder by its use (RFC 6154), or by its name where the server tells no uses. Made where there is none, and shown to
 * programs that show what is subscribed to.
 */
async function ensureFolder(client: ImapClient, use: keyof typeof NAMES): Promise<string> {
  const folders = await client.list();
  const known = folders.find(({ specialUse }) => specialUse === use);
  if (known) return known.path;
  // Below the mailbox's own prefix, where it has one (RFC 2342): the library adds it.
  const { path } = await client.mailboxCreate(NAMES[use]);
  await client.mailboxSubscribe(path);
  return path;
}

export const ensureSentFolder = (client: ImapClient): Promise<string> => ensureFolder(client, '\\Sent');
export const ensureDraftsFolder = (client: ImapClient): Promise<string> => ensureFolder(client, '\\Drafts');
export const ensureTrashFolder = (client: ImapClient): Promise<string> => ensureFolder(client, '\\Trash');
