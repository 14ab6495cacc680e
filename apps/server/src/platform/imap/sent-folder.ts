import type { ImapClient } from './imap-client.ts';

/** Where other mail programs would make it, too. */
const NAME = 'Sent';

/**
 * The folder of sent mail: by its use (RFC 6154), or by its name where the server tells no uses. Made where there is none,
 * and shown to programs that show what is subscribed to.
 */
export async function ensureSentFolder(client: ImapClient): Promise<string> {
  const folders = await client.list();
  const known = folders.find(({ specialUse }) => specialUse === '\\Sent');
  if (known) return known.path;
  // Below the mailbox's own prefix, where it has one (RFC 2342): the library adds it.
  const { path } = await client.mailboxCreate(NAME);
  await client.mailboxSubscribe(path);
  return path;
}
