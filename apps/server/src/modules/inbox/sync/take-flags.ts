import { UIDS_A_LINE } from './fetch-headers.ts';
import { listDiffering, type SeenFlags, updateFlags } from './messages.repository.ts';
import { readFlags } from './read-message.ts';
import { fetchSet, type SyncedFolder, type SyncSession } from './sync-session.ts';
import { noteProgress, tellChange } from './syncs.repository.ts';

/** Flags are compared one by one in slices of so many numbers. */
const SLICE = 5_000;

/** Flags changed since the last look: by the counter of RFC 7162 where there is one, else one by one. */
export async function takeFlags(session: SyncSession, folder: SyncedFolder, modseq: string | undefined): Promise<void> {
  const { rules, deps } = session;
  const first = folder.oldestUid ?? 1;
  if (folder.uidNext <= first) return;
  if (modseq !== undefined && folder.modseq !== null) {
    if (BigInt(modseq) <= BigInt(folder.modseq)) return;
    const changedSince = BigInt(folder.modseq);
    const changed = await fetchSet(session, `${first}:${folder.uidNext - 1}`, FLAGS, seenFlags, { changedSince });
    return storeFlags(session, folder, changed);
  }
  const isAllDue = modseq !== undefined || deps.now().getTime() - folder.comparedAt >= rules.compareAllMs;
  const start = isAllDue ? first : Math.max(first, folder.uidNext - rules.batch);
  for (let from = start; from < folder.uidNext; from += SLICE) {
    const slice = `${from}:${Math.min(from + SLICE, folder.uidNext) - 1}`;
    await storeFlags(session, folder, await fetchSet(session, slice, FLAGS, seenFlags));
  }
  if (isAllDue) folder.comparedAt = deps.now().getTime();
}

const FLAGS = { uid: true, flags: true };

const seenFlags = ({ uid, flags }: { uid: number; flags?: Set<string> | undefined }): SeenFlags => ({
  uid,
  ...readFlags(flags),
});

/**
 * Somebody may have changed a message here since its flags were read, at the server first: written now, they would undo that
 * for a moment. So those that differ are read once more, and written only over what they were compared with.
 */
async function storeFlags(session: SyncSession, folder: SyncedFolder, seen: SeenFlags[]): Promise<void> {
  const { deps, held } = session;
  if (seen.length === 0) return;
  const before = await listDiffering(deps.db, held, folder.id, seen);
  const uids = [...before.keys()];
  for (let from = 0; from < uids.length; from += UIDS_A_LINE) {
    const some = uids.slice(from, from + UIDS_A_LINE);
    const now = await fetchSet(session, some.join(','), FLAGS, seenFlags);
    await deps.db.transaction().execute(async (trx) => {
      const given = now.map((one) => ({ ...one, before: before.get(one.uid) ?? '' }));
      if ((await updateFlags(trx, held, folder.id, given)) === 0) return;
      await noteProgress(trx, held);
      await tellChange(trx, held, 'message');
    });
  }
}
