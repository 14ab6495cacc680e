import { findByMessageId } from '../../../platform/imap/find-messages.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import {
  deleteMessages as deleteInFolder,
  moveMessages as moveInFolder,
} from '../../../platform/imap/remove-messages.ts';
import type { Session } from './connections.ts';
import { findUids, inFolder, type RemoteFolder, type RemoteMessage } from './in-folder.ts';

/** Where each message is now; without a number where the server did not tell it and the message was not found either. */
export type Moved = { id: string; uid: number | undefined };

export async function moveMessages(
  session: Session,
  { path, uidValidity }: RemoteFolder,
  messages: readonly RemoteMessage[],
  target: string,
): Promise<Moved[]> {
  const { client } = session;
  const moved = await inFolder(session, path, async (validity) => {
    const found = await findUids(client, messages, validity === uidValidity);
    if (found.size === 0) return [];
    const newUids = await moveInFolder(client, [...found.values()], target);
    if (!newUids) throw session.refusal();
    return [...found].map(([id, uid]) => ({ id, uid: newUids.get(uid) }));
  });
  return findUntold(session, target, messages, moved ?? []);
}

/** RFC 4315: only a server with UIDPLUS tells the new numbers. */
async function findUntold(
  session: Session,
  target: string,
  messages: readonly RemoteMessage[],
  moved: Moved[],
): Promise<Moved[]> {
  if (moved.every(({ uid }) => uid !== undefined)) return moved;
  const idOf = new Map(messages.map(({ id, messageId }) => [id, messageId]));
  const look = async (client: ImapClient, { id, uid }: Moved) => ({
    id,
    uid: uid ?? (await findByMessageId(client, idOf.get(id) ?? '')).at(-1),
  });
  const looked = await inFolder(session, target, async () => {
    const all: Moved[] = [];
    for (const one of moved) all.push(await look(session.client, one));
    return all;
  });
  return looked ?? moved;
}

/** Deletes for good, as far as the server lets us; gives the ids of those that were there. */
export async function removeMessages(
  session: Session,
  { path, uidValidity }: RemoteFolder,
  messages: readonly RemoteMessage[],
): Promise<string[]> {
  const { client } = session;
  const gone = await inFolder(session, path, async (validity) => {
    const found = await findUids(client, messages, validity === uidValidity);
    if (found.size > 0 && !(await deleteInFolder(client, [...found.values()]))) throw session.refusal();
    return [...found.keys()];
  });
  return gone ?? [];
}
