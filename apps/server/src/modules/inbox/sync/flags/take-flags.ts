import { fetchSet } from '../../../../platform/imap/fetch-lines.ts';
import { listDeleted } from '../deleted.repository.ts';
import { UIDS_A_LINE } from '../fetch-headers.ts';
import { listDiffering, listUnlike, type SeenFlags, updateFlags } from '../messages.repository.ts';
import { isMarkedDeleted, readFlags } from '../read-message.ts';
import { settleDeleted } from '../settle-deleted.ts';
import type { SyncedFolder, SyncSession } from '../sync-session.ts';
import { noteProgress, tellChange } from '../syncs.repository.ts';
import { listFlagged, tellFlagged, uidsOf } from './list-flagged.ts';

/** Flags are compared one by one in slices of so many numbers. */
const SLICE = 5_000;

type Opened = { modseq: string | undefined; exists: number };

/**
 * Flags changed since the last look: by the counter of RFC 7162 where there is one. Else those of a small folder are compared
 * one by one each time; a large one is asked which messages have which flag, and from time to time compared as well.
 */
export async function takeFlags(session: SyncSession, folder: SyncedFolder, { modseq, exists }: Opened): Promise<void> {
  const { rules, deps } = session;
  const [first, end] = [folder.oldestUid ?? 1, folder.uidNext];
  if (end <= first) return;
  if (modseq !== undefined && folder.modseq !== null) {
    if (BigInt(modseq) <= BigInt(folder.modseq)) return;
    const changedSince = BigInt(folder.modseq);
    const changed = await fetchSet(session, `${first}:${end - 1}`, FLAGS, seenFlags, { changedSince });
    return storeFlags(session, folder, changed);
  }
  const now = deps.now().getTime();
  const isAllDue = modseq !== undefined || exists <= rules.batch || now - folder.comparedAt >= rules.compareAllMs;
  if (!isAllDue) return takeFlagged(session, folder, { first, end });
  await compareFlags(session, folder, { first, end });
  folder.comparedAt = now;
}

type Range = { first: number; end: number };

async function takeFlagged(session: SyncSession, folder: SyncedFolder, { first, end }: Range): Promise<void> {
  const { deps, held, rules } = session;
  const flagged = await listFlagged(session, { first, end });
  if (!flagged) return compareFlags(session, folder, { first: Math.max(first, end - rules.batch), end });
  const written = tellFlagged(flagged);
  if (written === folder.flaggedBefore) return;
  const deleted = new Set(uidsOf(flagged.deleted));
  const known = await listDeleted(deps.db, held, folder.id);
  await settleDeleted(
    session,
    folder,
    [...new Set([...deleted, ...known])].map((uid) => ({ uid, isDeleted: deleted.has(uid) })),
  );
  await settleFlags(session, folder, await listUnlike(deps.db, held, folder.id, { first, end, ...flagged }));
  folder.flaggedBefore = written;
}

async function compareFlags(session: SyncSession, folder: SyncedFolder, { first, end }: Range): Promise<void> {
  for (let from = first; from < end; from += SLICE) {
    const slice = `${from}:${Math.min(from + SLICE, end) - 1}`;
    await storeFlags(session, folder, await fetchSet(session, slice, FLAGS, seenFlags));
  }
}

const FLAGS = { uid: true, flags: true };

const seenFlags = ({ uid, flags }: { uid: number; flags?: Set<string> | undefined }): SeenFlags => ({
  uid,
  isDeleted: isMarkedDeleted(flags),
  ...readFlags(flags),
});

async function storeFlags(session: SyncSession, folder: SyncedFolder, seen: SeenFlags[]): Promise<void> {
  if (seen.length === 0) return;
  await settleDeleted(session, folder, seen);
  await settleFlags(session, folder, await listDiffering(session.deps.db, session.held, folder.id, seen));
}

/**
 * A user may have changed a message here since its flags were read, at the server first: written now, they would undo that
 * for a moment. So those that differ are read once more, and written only over what they were compared with, `before`.
 */
async function settleFlags(session: SyncSession, folder: SyncedFolder, before: Map<number, string>): Promise<void> {
  const { deps, held } = session;
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
