import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '../../../platform/db.ts';
import { assignThreads, keysOf } from './assign-threads.ts';
import { type Batch, type Head, type Known, lookUpBatch, type NewMessage, writeBatch } from './batch.repository.ts';
import { markDeleted } from './deleted.repository.ts';
import { adoptRenumbered } from './messages.repository.ts';
import type { ReadMessage } from './read-message.ts';
import type { SyncedFolder, SyncSession } from './sync-session.ts';
import { mergeThreads, settleHeads } from './threads.repository.ts';

/**
 * Stores a batch and moves the folder's cursor past it, all or nothing: a worker that dies loses nothing and does nothing
 * twice. Gives how many were new.
 */
export async function storeMessages(
  session: SyncSession,
  folder: SyncedFolder,
  messages: readonly ReadMessage[],
  cursor: Batch['cursor'],
): Promise<number> {
  const { deps, held } = session;
  const deleted = messages.filter(({ isDeleted }) => isDeleted).map(({ uid }) => uid);
  await markDeleted(deps.db, held, folder.id, deleted);
  const kept = messages.filter((message) => !message.isDeleted || isToBeClassified(folder, message, deps.now()));
  const stored = await storePlainly();
  Object.assign(folder, cursor);
  if (session.ownRead !== 'all') session.ownRead.push(...ownIds(session, folder, kept));
  return stored;

  /** Two turns to the database, unless something stored before changes with it. */
  async function storePlainly(): Promise<number> {
    const found = session.hasRenumbered ? undefined : await planBatch(deps.db, session, folder, kept);
    if (!found || found.merges.length > 0) return deps.db.transaction().execute(storeWithOthers);
    return writeBatch(deps.db, held, placeOf(folder), { ...found, cursor, hasChanged: false, at: deps.now() });
  }

  async function storeWithOthers(trx: Trx): Promise<number> {
    const adopted = session.hasRenumbered ? await adoptRenumbered(trx, held, placeOf(folder), kept) : new Set<number>();
    const fresh = kept.filter(({ uid }) => !adopted.has(uid));
    const found = await planBatch(trx, session, folder, fresh);
    await mergeThreads(trx, held, found.merges);
    const hasChanged = adopted.size > 0;
    const count = await writeBatch(trx, held, placeOf(folder), { ...found, cursor, hasChanged, at: deps.now() });
    await settleHeads(trx, held, [...found.known]);
    return count;
  }
}

const DAY_MS = 86_400_000;
const JUDGED_DAYS = 30;

/** An answer counts though it was deleted before it was seen here; it is shown no longer once it was classified. */
const isToBeClassified = ({ role }: SyncedFolder, { receivedAt }: ReadMessage, now: Date): boolean =>
  (role === 'inbox' || role === 'spam') && now.getTime() - receivedAt.getTime() < JUDGED_DAYS * DAY_MS;

const placeOf = ({ id, remote: { role } }: SyncedFolder) => ({ id, role });

/** Gives every message its thread and its place in it. */
async function planBatch(db: Db | Trx, session: SyncSession, folder: SyncedFolder, read: readonly ReadMessage[]) {
  const wanted = { keys: new Set<string>(), messageIds: new Set<string>() };
  for (const message of read) {
    const isOwn = isSurelyOwn(session, folder, message);
    // A copy of one of ours turns out to be that only now; its thread is known by its Message-ID.
    for (const key of keysOf({ ...message, isOwn }).joins) wanted.keys.add(key);
    if (!isOwn && message.messageId !== '') wanted.messageIds.add(message.messageId);
  }
  const found: Known = await lookUpBatch(db, session.held, folder.id, wanted);
  const messages = read.map((message): NewMessage => {
    const isOwn = isSurelyOwn(session, folder, message) || found.ownIds.has(message.messageId);
    const isWarmup = message.isWarmup || (isOwn && isToItself(session, message));
    return { ...message, isOwn, isWarmup, id: randomUUID(), threadId: '', isHead: false };
  });
  const { threadIds, merges, keys, known } = assignThreads(messages, found.keys, randomUUID);
  for (const [index, message] of messages.entries()) message.threadId = threadIds[index] ?? message.id;
  return { messages, keys, merges, known, surpassed: markHeads(messages, found.heads) };
}

/** Sent from an address of ours, or lying where what we write lies; a copy of such a one is known by its Message-ID. */
const isSurelyOwn = ({ ownAddresses }: SyncSession, { remote: { role } }: SyncedFolder, { from }: ReadMessage) =>
  role === 'sent' || role === 'drafts' || ownAddresses.has(from.email);

/** Of what was sent, in any folder. */
const ownIds = (session: SyncSession, folder: SyncedFolder, messages: readonly ReadMessage[]): string[] =>
  messages.flatMap((message) => (isSurelyOwn(session, folder, message) ? message.messageId : []));

/** What a mailbox writes to itself to see whether it arrives is nothing to read either. */
const isToItself = ({ ownAddresses }: SyncSession, { isAutomatic, from, receivers }: ReadMessage) =>
  isAutomatic && ownAddresses.has(from.email) && receivers.to.every(({ email }) => email === from.email);

/** The newest of each thread, unless there is a newer one. Gives those that no longer are. */
function markHeads(rows: NewMessage[], heads: ReadonlyMap<string, Head>): string[] {
  const newest = new Map<string, NewMessage>();
  for (const row of rows) {
    const other = newest.get(row.threadId);
    if (!other || isNewer(row, { at: other.receivedAt, uid: other.uid })) newest.set(row.threadId, row);
  }
  return [...newest.values()].flatMap((row) => {
    const head = heads.get(row.threadId);
    row.isHead = !head || isNewer(row, head);
    return head && row.isHead ? [head.id] : [];
  });
}

/** At the same moment, the one with the higher number. */
const isNewer = ({ receivedAt, uid }: NewMessage, { at, uid: other }: Pick<Head, 'at' | 'uid'>): boolean =>
  receivedAt > at || (receivedAt.getTime() === at.getTime() && uid > other);
