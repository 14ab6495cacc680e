import type { Session } from './connections.ts';
import { findUids, inFolder, type RemoteFolder, type RemoteMessage } from './in-folder.ts';

export type FlagChange = { add: readonly string[]; remove: readonly string[] };

/** Sets and clears flags; gives the ids of the messages that were there. Throws the server's words when it refuses. */
export async function changeFlags(
  session: Session,
  { path, uidValidity }: RemoteFolder,
  messages: readonly RemoteMessage[],
  { add, remove }: FlagChange,
): Promise<string[]> {
  const { client } = session;
  const changed = await inFolder(session, path, async (validity) => {
    const found = await findUids(client, messages, validity === uidValidity);
    const uids = [...found.values()];
    if (uids.length === 0) return [];
    const silent = { uid: true, silent: true };
    if (add.length > 0 && !(await client.messageFlagsAdd(uids, [...add], silent))) throw session.refusal();
    if (remove.length > 0 && !(await client.messageFlagsRemove(uids, [...remove], silent))) throw session.refusal();
    return [...found.keys()];
  });
  return changed ?? [];
}
