import { MailServerError } from '../net/failure.ts';
import type { ImapClient } from './imap-client.ts';
import { runCommand } from './library-internals.ts';
import { deleteMessages, isByUid, moveMessages } from './remove-messages.ts';
import { ensureTrashFolder } from './special-folder.ts';

/** A message of the open folder in another one's place; `path` is that folder's. */
export type Replacement = { path: string; raw: Buffer; flags: readonly string[] };

/**
 * Puts a message into the open folder. With one to replace, a server that knows REPLACE (RFC 8508) does both at once;
 * elsewhere it is appended first, so that a broken connection leaves one too many and never none. True: the old one is gone.
 */
export async function putMessage(
  client: ImapClient,
  { path, raw, flags }: Replacement,
  replaced: number | undefined,
): Promise<boolean> {
  if (replaced !== undefined && client.capabilities.has('REPLACE') && isPlain(path)) {
    await replace(client, { path, raw, flags }, replaced);
    return true;
  }
  if (!(await client.append(path, raw, [...flags]))) throw new MailServerError({ kind: 'unreachable', why: 'closed' });
  return false;
}

/** A name that needs no encoding (RFC 3501, 5.1.3): how the library writes the others is its own. */
const isPlain = (path: string) => /^[ -%'-~]+$/.test(path);

const replace = (client: ImapClient, { path, raw, flags }: Replacement, uid: number): Promise<void> =>
  runCommand(client, 'UID REPLACE', [
    { type: 'SEQUENCE', value: String(uid) },
    { type: 'STRING', value: path },
    flags.map((flag) => ({ type: 'ATOM', value: flag })),
    { type: 'LITERAL', value: raw },
  ]);

/**
 * Takes messages of ours out of the open folder: for good where the server can name them (RFC 4315), else into Trash, where
 * people look for what is gone; what then stays is marked, and never expunged with others' marks (decision 39).
 */
export async function putAway(client: ImapClient, uids: readonly number[]): Promise<boolean> {
  if (uids.length === 0) return true;
  if (isByUid(client)) return deleteMessages(client, uids);
  return (await moveMessages(client, uids, await ensureTrashFolder(client))) !== undefined;
}
