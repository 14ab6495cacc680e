import { randomUUID } from 'node:crypto';
import type { Trx } from '../../../platform/db.ts';
import { assignThreads, keysOf } from './assign-threads.ts';
import { changeFolder } from './folders.repository.ts';
import { adoptRenumbered, findOwnIds, insertMessages, type NewMessage, prepareBatch } from './messages.repository.ts';
import type { ReadMessage } from './read-message.ts';
import type { SyncedFolder, SyncSession } from './sync-session.ts';
import { noteProgress, tellChange } from './syncs.repository.ts';
import { findThreadKeys, mergeThreads, saveThreadKeys, settleHeads } from './threads.repository.ts';

type Cursor = { uidNext?: number; oldestUid?: number };

/**
 * Stores a batch and moves the folder's cursor past it in one transaction: a worker that dies loses nothing and does
 * nothing twice. Gives how many were new.
 */
export async function storeMessages(
  session: SyncSession,
  folder: SyncedFolder,
  messages: readonly ReadMessage[],
  cursor: Cursor,
): Promise<number> {
  const { deps, held } = session;
  const stored = await deps.db.transaction().execute(async (trx) => {
    await prepareBatch(trx);
    const adopted = session.hasRenumbered
      ? await adoptRenumbered(trx, held, placeOf(folder), messages)
      : new Set<number>();
    const count = await insertNew(
      trx,
      session,
      folder,
      messages.filter(({ uid }) => !adopted.has(uid)),
    );
    await changeFolder(trx, held, folder.id, { ...cursor, syncedAt: deps.now() });
    await noteProgress(trx, held, { stored: count });
    if (count + adopted.size > 0) await tellChange(trx, held, 'message');
    return count;
  });
  Object.assign(folder, cursor);
  return stored;
}

const placeOf = ({ id, remote: { role } }: SyncedFolder) => ({ id, role });

async function insertNew(trx: Trx, session: SyncSession, folder: SyncedFolder, read: readonly ReadMessage[]) {
  if (read.length === 0) return 0;
  const { held } = session;
  const messages = await markOwn(trx, session, folder, read);
  const wanted = new Set(messages.flatMap((message) => keysOf(message).joins));
  const assigned = assignThreads(messages, await findThreadKeys(trx, held, [...wanted]), randomUUID);
  const { threadIds, merges, keys, known } = assigned;
  await mergeThreads(trx, held, merges);
  const rows = messages.map(
    (message, index): NewMessage => ({
      ...message,
      id: randomUUID(),
      threadId: threadIds[index] ?? randomUUID(),
      isHead: true,
    }),
  );
  markHeads(rows);
  const count = await insertMessages(trx, held, placeOf(folder), rows);
  await saveThreadKeys(trx, held, keys);
  // A thread that begins with this batch has its heads already.
  await settleHeads(trx, held, [...new Set(threadIds.filter((id) => known.has(id)))]);
  return count;
}

/** Ours: sent from an address of ours, lying where what we write lies, or a copy of such a one. */
async function markOwn(trx: Trx, session: SyncSession, folder: SyncedFolder, read: readonly ReadMessage[]) {
  const { role } = folder.remote;
  const isOwnPlace = role === 'sent' || role === 'drafts';
  const strangers = read.flatMap(({ messageId, from }) =>
    isOwnPlace || messageId === '' || session.ownAddresses.has(from.email) ? [] : [messageId],
  );
  const sent = await findOwnIds(trx, session.held, strangers);
  return read.map((message) => {
    const isOwn = isOwnPlace || session.ownAddresses.has(message.from.email) || sent.has(message.messageId);
    return { ...message, isOwn, isWarmup: message.isWarmup || (isOwn && isToItself(session, message)) };
  });
}

/** What a mailbox writes to itself to see whether it arrives is nothing to read either. */
const isToItself = ({ ownAddresses }: SyncSession, { isAutomatic, from, receivers }: ReadMessage) =>
  isAutomatic && ownAddresses.has(from.email) && receivers.to.every(({ email }) => email === from.email);

/** Of each thread, the newest of the batch; at the same moment, the one with the higher number. */
function markHeads(rows: NewMessage[]): void {
  const newest = new Map<string, NewMessage>();
  for (const row of rows) {
    const other = newest.get(row.threadId);
    const isNewer =
      !other ||
      row.receivedAt > other.receivedAt ||
      (row.receivedAt.getTime() === other.receivedAt.getTime() && row.uid > other.uid);
    if (isNewer) newest.set(row.threadId, row);
  }
  for (const row of rows) row.isHead = newest.get(row.threadId) === row;
}
