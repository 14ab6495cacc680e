import type { Db } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import type { SentCopy } from '../mailboxes/index.ts';
import type { Departure } from './departure.ts';
import { countMarks, takeBatch } from './take-batch.ts';
import type { LedgerWrite, WriteLedger } from './writes.repository.ts';

export type LedgerWriterDeps<Detail> = {
  /** A connection of its own that keeps plans. */
  writesDb: Db;
  writeLedger: WriteLedger<Detail>;
  /** Copies for Sent, durable before the last bytes leave. */
  keepCopies: (copies: readonly SentCopy[]) => Promise<void>;
  /** What is kept beside the database. */
  noteDepartures?: ((departures: readonly Departure[]) => Promise<void>) | undefined;
  log: Pick<Log, 'warn'>;
  pause: (milliseconds: number) => Promise<unknown>;
  /** Tests stop here. */
  duringWrite?: () => unknown;
};

export type LedgerWriter<Detail> = {
  /** Whether it held, once it is durable. */
  write(write: LedgerWrite<Detail>): Promise<boolean>;
  /** The same without hurry: it travels with the next write that is waited for, or goes by itself soon. */
  writeInPassing(write: LedgerWrite<Detail>): Promise<boolean>;
  /** Those in passing are waited for after all. */
  hurry(): void;
};

type Waiting<Detail> = { write: LedgerWrite<Detail>; done: (held: boolean) => void };

/** How long a write that failed rests before it is tried again. */
const AGAIN_MS = 250;
/** How long a write in passing waits for others. */
const IN_PASSING_MS = 20;

/**
 * Group commit: the writes of all connections of one worker, one statement at a time. While one is under way the next gather,
 * so that its cost and its flush are shared by as many as came in the meantime. It lets go at most half of the mails there
 * are, so that one half is with its servers while the database has the other. What a connection says first is durable first,
 * so that none leaves more than one mail in doubt; and of a mail two writes never stand in one statement.
 */
export function createLedgerWriter<Detail>(
  { writesDb, writeLedger, keepCopies, noteDepartures, log, pause, duringWrite }: LedgerWriterDeps<Detail>,
  me: string,
  isFenced: () => boolean,
): LedgerWriter<Detail> {
  let waiting: Waiting<Detail>[] = [];
  /** By the last statement: so many mails are with their servers. */
  let letGo = 0;
  let isWriting = false;
  let isInAHurry = false;
  let isTimed = false;

  async function writeAll() {
    if (isWriting) return;
    isWriting = true;
    while (isInAHurry && waiting.length > 0) {
      const { batch, rest } = takeBatch(waiting, letGo);
      letGo = countMarks(batch);
      waiting = rest;
      isInAHurry = rest.length > 0;
      const held = await writeUntilKnown(batch.map(({ write }) => write));
      for (const { write, done } of batch) done(held.has(write.id));
    }
    isWriting = false;
  }

  /** A lost connection leaves open whether it was written; writing it again settles that. */
  async function writeUntilKnown(writes: readonly LedgerWrite<Detail>[]): Promise<Set<string>> {
    for (;;) {
      try {
        // Beside each other: neither waits for the other, and a last byte waits for both.
        const keeping = keepCopies(copiesOf(writes));
        const leaving = noteDepartures?.(writes.flatMap(departureOf));
        const [held] = await Promise.all([writeLedger(writesDb, me, writes), keeping, leaving, duringWrite?.()]);
        return held;
      } catch (error) {
        if (isFenced()) return new Set();
        log.warn({ err: error, writes: writes.length }, 'the ledger is written again');
        await pause(AGAIN_MS);
      }
    }
  }

  function hurry() {
    isInAHurry = true;
    // With all else that is said in the same moment.
    queueMicrotask(() => void writeAll());
  }

  async function hurrySoon() {
    if (isTimed) return;
    isTimed = true;
    await pause(IN_PASSING_MS);
    isTimed = false;
    hurry();
  }

  const gather = (write: LedgerWrite<Detail>) => new Promise<boolean>((done) => void waiting.push({ write, done }));

  return {
    write(write) {
      hurry();
      return gather(write);
    },
    writeInPassing(write) {
      void hurrySoon();
      return gather(write);
    },
    hurry,
  };
}

function departureOf(write: LedgerWrite): Departure[] {
  const { id: ledgerId } = write;
  if (write.state === 'complete')
    return write.place === undefined ? [] : [{ kind: 'leaving', ledgerId, place: write.place, at: write.at }];
  if (write.state === 'doubt') return [];
  return [{ kind: write.state === 'taken' ? 'left' : 'ended', ledgerId }];
}

const copiesOf = (writes: readonly LedgerWrite[]) =>
  writes.flatMap((write) => (write.state === 'complete' && write.copy ? [write.copy] : []));
