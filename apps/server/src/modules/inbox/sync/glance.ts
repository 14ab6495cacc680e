import { listRemote, lookAround, lookThere, tellCounters } from './look-around.ts';
import type { RemoteFolder } from './plan-folders.ts';
import type { SyncSession } from './sync-session.ts';

/** Without a counter of changes, flags of so many folders are compared each time, in turn. */
const COMPARED_AT_ONCE = 4;

/** In commands. */
export const costOfGlance = ({ client: { capabilities }, folders }: SyncSession): number =>
  (capabilities.has('LIST-STATUS') ? 1 : folders.length) + (capabilities.has('CONDSTORE') ? 0 : 2 * COMPARED_AT_ONCE);

/**
 * Lists the counters of all folders and looks around only where one of them differs from the last time. What the inbox has
 * is left to the look at the inbox. Gmail's folder of all mail counts every mail anywhere, and looking into it takes a search
 * through all of it, so it waits for the regular look; what is archived is found as it leaves the folder it was in.
 */
export async function glance(session: SyncSession): Promise<void> {
  const remote = await listRemote(session);
  const isOther = ({ role, isAllMail }: RemoteFolder) => role !== 'inbox' && !isAllMail;
  const others = remote.filter(isOther);
  const inbox = remote.find(({ role }) => role === 'inbox');
  const isNews = (folder: RemoteFolder) => session.told.get(folder.path) !== tellCounters(folder);
  if (inbox && (isNews(inbox) || inbox.counters?.modseq === undefined)) {
    session.isInboxStirred = true;
    session.told.set(inbox.path, tellCounters(inbox));
  }
  if (remote.length !== session.told.size || others.some(isNews)) return lookAround(session, remote);
  await compareSome(session, others);
}

async function compareSome(session: SyncSession, others: readonly RemoteFolder[]): Promise<void> {
  const mute = others.filter(({ counters }) => counters?.messages !== 0 && counters?.modseq === undefined);
  const chosen = mute.slice(session.turn, session.turn + COMPARED_AT_ONCE);
  session.turn = session.turn + COMPARED_AT_ONCE < mute.length ? session.turn + COMPARED_AT_ONCE : 0;
  for (const { path } of chosen) {
    const folder = session.folders.find((one) => one.path === path);
    if (folder) await lookThere(session, folder);
  }
}
