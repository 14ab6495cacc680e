import type { ImapFlow } from 'imapflow';
import type { ImapClient } from './imap-client.ts';

const BY_UID = { uid: true, silent: true } as const;

/** Its own moving and deleting, where the server does both by number alone. */
const libraryOf = (client: ImapClient) => client as ImapClient & Pick<ImapFlow, 'messageMove' | 'messageDelete'>;

/**
 * Moves messages of the open folder, and only those. Gives their new numbers as far as the server tells them (RFC 4315), or
 * nothing when it refuses. Without MOVE (RFC 6851) they are copied first, so that a broken connection leaves one too many
 * and never one too few.
 */
export async function moveMessages(
  client: ImapClient,
  uids: readonly number[],
  target: string,
): Promise<ReadonlyMap<number, number> | undefined> {
  if (offers(client, 'MOVE')) {
    const moved = await libraryOf(client).messageMove([...uids], target, BY_UID);
    return moved ? (moved.uidMap ?? new Map()) : undefined;
  }
  const copied = await client.messageCopy([...uids], target, BY_UID);
  if (!copied || !(await deleteMessages(client, uids))) return undefined;
  return copied.uidMap ?? new Map();
}

/**
 * Deletes messages of the open folder; false when the server refuses. Without UIDPLUS (RFC 4315) they stay there, marked as
 * deleted: removing them would remove what other clients have marked, too. Unmarking theirs for that moment is no way out,
 * as they may mark another in it.
 */
export async function deleteMessages(client: ImapClient, uids: readonly number[]): Promise<boolean> {
  if (offers(client, 'UIDPLUS')) return libraryOf(client).messageDelete([...uids], BY_UID);
  return client.messageFlagsAdd([...uids], ['\\Deleted'], BY_UID);
}

/** Whether the server removes the messages it is given, and no others. */
export const isByUid = (client: ImapClient): boolean => offers(client, 'UIDPLUS');

/** RFC 9051, E: part of IMAP4rev2, which is in force where the server knows nothing older. */
const offers = ({ capabilities }: ImapClient, name: 'MOVE' | 'UIDPLUS') =>
  capabilities.has(name) || (capabilities.has('IMAP4rev2') && !capabilities.has('IMAP4rev1'));
