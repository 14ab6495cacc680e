import { isRefusal } from '../../../platform/imap/imap-failure.ts';
import { fetchBack, isRead } from './fetch-back.ts';
import { lookAtFolder } from './folders/look-at-folder.ts';
import { planFolders, type RemoteFolder } from './folders/plan-folders.ts';
import { applyVanished, forgetFolders, settleFolders } from './folders/settle-folders.ts';
import { countMessages, hasRenumbered, listOwnAddresses } from './messages.repository.ts';
import type { SyncedFolder, SyncSession } from './sync-session.ts';
import { noteProgress, tellChange } from './syncs.repository.ts';

const COUNTERS = { messages: true, uidNext: true, uidValidity: true, highestModseq: true };

/** All folders with their counters: in one command where the server has LIST-STATUS (RFC 5819), else in one for each. */
export async function listRemote({ client, deps }: SyncSession): Promise<RemoteFolder[]> {
  const { capabilities } = client;
  const statusQuery = capabilities.has('CONDSTORE') ? COUNTERS : { ...COUNTERS, unseen: true };
  return planFolders(await client.list({ statusQuery }), {
    warmupFolder: deps.warmup.folder,
    hasLabels: capabilities.has('X-GM-EXT-1'),
  });
}

/** Every change in a folder makes another line of it; only flags do not, where no counter tells of them. */
export const tellCounters = ({ role, counters }: RemoteFolder): string => JSON.stringify([role, counters]);

/** Looks at every folder whose counters say that something changed, and removes what is gone from all of them. */
export async function lookAround(session: SyncSession, listed?: readonly RemoteFolder[]): Promise<void> {
  const { deps, held } = session;
  const began = deps.now();
  session.ownAddresses = await listOwnAddresses(deps.db, held);
  session.hasRenumbered = await hasRenumbered(deps.db, held);
  const remote = listed ?? (await listRemote(session));
  const lost = await settleFolders(session, remote);
  for (const folder of session.folders) {
    if (await isChanged(session, folder)) await lookThere(session, folder);
  }
  await applyVanished(session);
  await forgetFolders(session, lost);
  await tellOwnRead(session);
  session.lastCounters = new Map(remote.map((folder) => [folder.path, tellCounters(folder)]));
  // Most of what Gmail's folder of all mail has was counted under a label.
  const counted = remote.filter(({ isAllMail }) => !isAllMail);
  const total = counted.reduce((sum, { counters }) => sum + (counters?.messages ?? 0), 0);
  await noteProgress(deps.db, held, { total });
  Object.assign(session, { lookBegan: began, isCaughtUp: false });
}

/** What was sent is known before what came in is classified, as that may answer it. */
export async function tellOwnRead(session: SyncSession): Promise<void> {
  const { deps, held, ownRead } = session;
  if (ownRead.length === 0) return;
  await deps.noteOwnMails?.(held, ownRead);
  session.ownRead = [];
}

/** One folder that cannot be read does not keep the others from being read. */
export async function lookThere(session: SyncSession, folder: SyncedFolder): Promise<void> {
  try {
    await lookAtFolder(session, folder);
  } catch (error) {
    if (!isRefusal(error) || !session.client.usable) throw error;
    session.deps.log.warn({ err: error, mailbox: session.held.mailboxId }, 'a folder could not be read');
  }
}

async function isChanged({ deps, held, rules, lastCounters }: SyncSession, folder: SyncedFolder): Promise<boolean> {
  const { counters, isAllMail, path } = folder.remote;
  if (!counters || counters.uidNext === undefined || counters.uidValidity !== folder.uidValidity) return true;
  if (counters.uidNext !== folder.uidNext) return true;
  // Without a counter of changes, flags have to be compared.
  if (counters.modseq === undefined)
    return (
      folder.role === 'inbox' ||
      lastCounters.get(path) !== tellCounters(folder.remote) ||
      isCompareDue(folder, deps.now(), rules)
    );
  if (counters.modseq !== folder.modseq) return true;
  return !isAllMail && isRead(folder) && counters.messages !== (await countMessages(deps.db, held, folder.id));
}

const isCompareDue = ({ comparedAt }: SyncedFolder, now: Date, rules: SyncSession['rules']) =>
  now.getTime() - comparedAt >= rules.compareAllMs;

/** The newest of every folder, so that people can begin; the inbox first. */
export async function readWindows(session: SyncSession): Promise<void> {
  const { rules, deps, held } = session;
  const since = new Date(deps.now().getTime() - rules.windowMs);
  for (const folder of session.folders) {
    if (!isRead(folder)) await fetchBack(session, folder, { most: rules.windowMessages, since });
  }
  await noteProgress(deps.db, held, { state: 'live' });
  await tellChange(deps.db, held, 'sync');
}
