import type { Readable } from 'node:stream';
import type { Session } from './connections.ts';
import { findUids, inFolder, type RemoteFolder, type RemoteMessage } from './in-folder.ts';

/** The beginning of a message as it is, without marking it as read. `undefined`: it is no longer there. */
export function fetchSource(
  session: Session,
  folder: RemoteFolder,
  message: RemoteMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const { client } = session;
  return inMessage(session, folder, message, async (uid) => {
    const source = { start: 0, maxLength: maxBytes };
    const fetched = await client.fetchAll(String(uid), { uid: true, source }, { uid: true });
    // A server may tell of its flags in between.
    return fetched.find((one) => one.source)?.source;
  });
}

/** One part of a message, decoded, given to `take` as it comes. False: it is no longer there. */
export async function fetchPart(
  session: Session,
  folder: RemoteFolder,
  message: RemoteMessage,
  part: string,
  take: (content: Readable) => Promise<void>,
): Promise<boolean> {
  const { client } = session;
  const isThere = await inMessage(session, folder, message, async (uid) => {
    const download = await client.download(String(uid), part, { uid: true });
    if (!download.content) return false;
    await take(download.content);
    return true;
  });
  return isThere ?? false;
}

const inMessage = <T>(
  session: Session,
  { path, uidValidity }: RemoteFolder,
  message: RemoteMessage,
  work: (uid: number) => Promise<T>,
): Promise<T | undefined> =>
  inFolder(session, path, async (validity) => {
    const found = await findUids(session.client, [message], validity === uidValidity);
    const uid = found.get(message.id);
    return uid === undefined ? undefined : work(uid);
  });
