import type { Departure } from './departure.ts';
import { type Note, writeNotes } from './notes.repository.ts';
import type { SendingDeps } from './sending-deps.ts';
import { countDots, takeBatch } from './take-batch.ts';

export type Notary = {
  /** Whether it held, once it is durable. */
  note(note: Note): Promise<boolean>;
  /** The same for what nobody waits for: it travels with the next note somebody waits for, or goes by itself soon. */
  noteInPassing(note: Note): Promise<boolean>;
  /** Somebody waits for those after all. */
  hurry(): void;
};

type Waiting = { note: Note; done: (held: boolean) => void };

/** What a note that met the unlikely is worth trying again, and for how long it rests in between. */
const AGAIN_MS = 250;
/** How long a note that nobody waits for waits for company. */
const IN_PASSING_MS = 20;

/**
 * Writes the notes of all lanes of one worker, one statement at a time: while one is under way the next notes gather, so
 * that its cost and its flush are shared by as many as came in the meantime. It lets go at most half of the lanes there are,
 * so that one half is with its servers while the database has the other. What a lane says first is durable first, so that
 * no lane leaves more than one mail in doubt; and of a mail two notes never stand in one statement.
 */
export function createNotary(
  {
    notesDb,
    keepCopies,
    noteDepartures,
    log,
    pause,
    atPoint,
  }: Pick<SendingDeps, 'notesDb' | 'keepCopies' | 'noteDepartures' | 'log' | 'pause' | 'atPoint'>,
  me: string,
  isFenced: () => boolean,
): Notary {
  let waiting: Waiting[] = [];
  /** By the last statement: so many lanes are with their servers. */
  let letGo = 0;
  let isWriting = false;
  let isInAHurry = false;
  let isTimed = false;

  async function writeAll() {
    if (isWriting) return;
    isWriting = true;
    while (isInAHurry && waiting.length > 0) {
      const { batch, rest } = takeBatch(waiting, letGo);
      letGo = countDots(batch);
      waiting = rest;
      isInAHurry = rest.length > 0;
      const held = await writeUntilKnown(batch.map(({ note }) => note));
      for (const { note, done } of batch) done(held.has(note.id));
    }
    isWriting = false;
  }

  /** A lost connection leaves open whether it was written; saying it again settles that. */
  async function writeUntilKnown(notes: readonly Note[]): Promise<Set<string>> {
    for (;;) {
      try {
        // Beside each other: neither waits for the other, and a last byte waits for both.
        const keeping = keepCopies(copiesOf(notes));
        const leaving = noteDepartures?.(notes.flatMap(departureOf));
        const [held] = await Promise.all([writeNotes(notesDb, me, notes), keeping, leaving, atPoint?.('duringNote')]);
        return held;
      } catch (error) {
        if (isFenced()) return new Set();
        log.warn({ err: error, notes: notes.length }, 'notes are written again');
        await pause(AGAIN_MS);
      }
    }
  }

  function hurry() {
    isInAHurry = true;
    // With whatever else is said in the same moment.
    queueMicrotask(() => void writeAll());
  }

  async function hurrySoon() {
    if (isTimed) return;
    isTimed = true;
    await pause(IN_PASSING_MS);
    isTimed = false;
    hurry();
  }

  const gather = (note: Note) => new Promise<boolean>((done) => void waiting.push({ note, done }));

  return {
    note(note) {
      hurry();
      return gather(note);
    },
    noteInPassing(note) {
      void hurrySoon();
      return gather(note);
    },
    hurry,
  };
}

function departureOf(note: Note): Departure[] {
  const { id: ledgerId } = note;
  if (note.state === 'complete') return note.place ? [{ kind: 'leaving', ledgerId, ...note.place, at: note.at }] : [];
  if (note.state === 'doubt') return [];
  return [{ kind: note.state === 'taken' ? 'left' : 'ended', ledgerId }];
}

const copiesOf = (notes: readonly Note[]) =>
  notes.flatMap((note) => (note.state === 'complete' && note.copy ? [note.copy] : []));
