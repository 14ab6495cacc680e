import { type Note, writeNotes } from './notes.repository.ts';
import type { SendingDeps } from './sending-deps.ts';

export type Notary = {
  /** Whether it held, once it is durable. */
  note(lane: string, note: Note): Promise<boolean>;
};

type Waiting = { lane: string; note: Note; done: (held: boolean) => void };

/** What a note that met the unlikely is worth trying again, and for how long it rests in between. */
const AGAIN_MS = 250;
/** PostgreSQL's own bound is far above; beyond this a batch only delays those in it. */
const BATCH_MAX = 1_000;
/** While one waits for the disk another can be on its way: a note does not wait for the end of a flush it came too late for. */
const AT_ONCE = 2;

/**
 * Writes the notes of all lanes of one worker. While statements are under way the next notes gather, so that a flush is
 * shared by as many as came in the meantime. Of one lane there is never more than one statement under way: what it said
 * first is durable first, so that no lane leaves more than one mail in doubt; and of a mail two notes never stand in
 * one statement.
 */
export function createNotary(
  { db, log, pause, atPoint }: Pick<SendingDeps, 'db' | 'log' | 'pause' | 'atPoint'>,
  me: string,
  isFenced: () => boolean,
): Notary {
  let waiting: Waiting[] = [];
  const busyLanes = new Set<string>();
  let underWay = 0;

  function writeMore() {
    while (underWay < AT_ONCE && waiting.length > 0) {
      const { batch, rest } = takeBatch(waiting, busyLanes);
      if (batch.length === 0) return;
      waiting = rest;
      void write(batch);
    }
  }

  async function write(batch: readonly Waiting[]) {
    underWay += 1;
    for (const { lane } of batch) busyLanes.add(lane);
    const held = await writeUntilKnown(batch.map(({ note }) => note));
    underWay -= 1;
    for (const { lane } of batch) busyLanes.delete(lane);
    for (const { note, done } of batch) done(held.has(note.id));
    writeMore();
  }

  /** A lost connection leaves open whether it was written; saying it again settles that. */
  async function writeUntilKnown(notes: readonly Note[]): Promise<Set<string>> {
    for (;;) {
      try {
        const writing = writeNotes(db, me, notes);
        await atPoint?.('duringNote');
        return await writing;
      } catch (error) {
        if (isFenced()) return new Set();
        log.warn({ err: error, notes: notes.length }, 'notes are written again');
        await pause(AGAIN_MS);
      }
    }
  }

  return {
    note: (lane, note) =>
      new Promise((done) => {
        waiting.push({ lane, note, done });
        // With whatever else is said in the same moment.
        queueMicrotask(writeMore);
      }),
  };
}

function takeBatch(waiting: readonly Waiting[], busyLanes: ReadonlySet<string>) {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const mails = new Set<string>();
  const held = new Set(busyLanes);
  for (const each of waiting) {
    const isFit = !held.has(each.lane) && !mails.has(each.note.id) && batch.length < BATCH_MAX;
    (isFit ? batch : rest).push(each);
    mails.add(each.note.id);
    // Whatever a lane says after something that waits, waits too.
    if (!isFit) held.add(each.lane);
  }
  return { batch, rest };
}
