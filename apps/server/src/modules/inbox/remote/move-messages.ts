import type { ImapFlow } from 'imapflow';
import type { Session } from './connections.ts';
import { findByMessageId, findUids, inFolder, type RemoteFolder, type RemoteMessage } from './in-folder.ts';

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
    const result = await client.messageMove([...found.values()], target, { uid: true });
    if (!result) throw session.refusal();
    return [...found].map(([id, uid]) => ({ id, uid: result.uidMap?.get(uid) }));
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
  const look = async (client: ImapFlow, { id, uid }: Moved) => ({
    id,
    uid: uid ?? (await findByMessageId(client, idOf.get(id) ?? '')),
  });
  const looked = await inFolder(session, target, async () => {
    const all: Moved[] = [];
    for (const one of moved) all.push(await look(session.client, one));
    return all;
  });
  return looked ?? moved;
}

/** Gone for good; gives the ids of those that were there. */
export async function expungeMessages(
  session: Session,
  { path, uidValidity }: RemoteFolder,
  messages: readonly RemoteMessage[],
): Promise<string[]> {
  const { client } = session;
  const gone = await inFolder(session, path, async (validity) => {
    const found = await findUids(client, messages, validity === uidValidity);
    if (found.size > 0 && !(await client.messageDelete([...found.values()], { uid: true }))) throw session.refusal();
    return [...found.keys()];
  });
  return gone ?? [];
}
