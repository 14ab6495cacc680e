import { type Note, writeNotes } from './notes.repository.ts';
import type { SendingDeps } from './sending-deps.ts';

export type Notary = {
  /** Whether it held, once it is durable. */
  note(note: Note): Promise<boolean>;
};

type Waiting = { note: Note; done: (held: boolean) => void };

/** What a note that met the unlikely is worth trying again, and for how long it rests in between. */
const AGAIN_MS = 250;
/** PostgreSQL's own bound is far above; beyond this a batch only delays those in it. */
const BATCH_MAX = 1_000;

/**
 * Writes the notes of all lanes of one worker. While one statement is under way the next notes gather, so that a flush is
 * shared by as many as came in the meantime. One after the other: what a lane said first is durable first, and of a
 * mail that is two notes never stand in one statement.
 */
export function createNotary(
  { db, log, pause, atPoint }: Pick<SendingDeps, 'db' | 'log' | 'pause' | 'atPoint'>,
  me: string,
  isFenced: () => boolean,
): Notary {
  const queue: Waiting[] = [];
  let isWriting = false;

  async function write() {
    isWriting = true;
    while (queue.length > 0) {
      const batch = takeBatch(queue);
      const held = await writeUntilKnown(batch.map(({ note }) => note));
      for (const { note, done } of batch) done(held.has(note.id));
    }
    isWriting = false;
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
    note: (note) =>
      new Promise((done) => {
        queue.push({ note, done });
        if (!isWriting) void write();
      }),
  };
}

function takeBatch(queue: Waiting[]): Waiting[] {
  const seen = new Set<string>();
  let size = 0;
  for (const { note } of queue) {
    if (seen.has(note.id) || size === BATCH_MAX) break;
    seen.add(note.id);
    size += 1;
  }
  return queue.splice(0, size);
}
