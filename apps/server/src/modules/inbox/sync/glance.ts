import type { RemoteFolder } from './folders/plan-folders.ts';
import { listRemote, lookAround, lookThere, tellCounters } from './look-around.ts';
import type { SyncSession } from './sync-session.ts';

/** What a glance has to ask for. */
export const workOfGlance = ({ client: { capabilities }, folders }: SyncSession) => ({
  listing: capabilities.has('LIST-STATUS') ? 1 : folders.length,
  mute: folders.filter(({ remote }) => isOther(remote) && isMute(remote)).length,
});

const isOther = ({ role, isAllMail }: RemoteFolder) => role !== 'inbox' && !isAllMail;

/** Something may change in it that no counter tells of. */
const isMute = ({ counters }: RemoteFolder) => counters?.messages !== 0 && counters?.modseq === undefined;

/**
 * Lists the counters of all folders and looks around only where one of them differs from the last time; of so many folders
 * that do not tell of flags, these are compared. What the inbox has is left to the look at the inbox. Gmail's folder of all
 * mail counts every mail anywhere, and looking into it takes a search through all of it, so it waits for the regular look;
 * what is archived is found as it leaves the folder it was in.
 */
export async function glance(session: SyncSession, { compared }: { compared: number }): Promise<void> {
  const remote = await listRemote(session);
  const others = remote.filter(isOther);
  const inbox = remote.find(({ role }) => role === 'inbox');
  const hasChanged = (folder: RemoteFolder) => session.lastCounters.get(folder.path) !== tellCounters(folder);
  if (inbox && (hasChanged(inbox) || inbox.counters?.modseq === undefined)) {
    session.isInboxStirred = true;
    session.lastCounters.set(inbox.path, tellCounters(inbox));
  }
  if (remote.length !== session.lastCounters.size || others.some(hasChanged)) await lookAround(session, remote);
  await compareSome(session, others.filter(isMute), compared);
}

/** The next ones in turn. */
async function compareSome(session: SyncSession, mute: readonly RemoteFolder[], compared: number): Promise<void> {
  const from = session.turn < mute.length ? session.turn : 0;
  session.turn = from + compared;
  for (const { path } of mute.slice(from, from + compared)) {
    const folder = session.folders.find((one) => one.path === path);
    if (folder) await lookThere(session, folder);
  }
}
