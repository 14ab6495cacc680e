import type { ImportChoices } from '@outrider/contract/contacts/import';
import type { Scope, Trx } from '../../../platform/db.ts';
import { lockContactCount } from '../contact-counts.repository.ts';
import { rowsBelow } from './describe-import.ts';
import type { ImportDeps } from './import-deps.ts';
import { changeImport, commitLazily, countDone, type ImportRow } from './imports.repository.ts';
import { deleteParts, isStored } from './parts.repository.ts';
import type { ReadRun } from './preview-import.ts';
import type { WriteContacts } from './rows/copy-contacts.repository.ts';
import { freshRows, type Piece, type Pieces } from './rows/fresh-rows.ts';
import { judgePiece, type ShapedRows, sortPiece } from './rows/judge-piece.ts';
import type { Surroundings } from './rows/judge-rows.ts';
import { createSeenAddresses, type SeenAddresses } from './rows/seen-addresses.ts';
import {
  afterRows,
  type Batch,
  emptyBatch,
  hasTagColumn,
  type Labels,
  labelsFor,
  nameTags,
  storeRows,
  type Work,
} from './rows/store-rows.ts';
import { type Asked, lookAround, type RowReaders, rowReadersFor, whomToAskFor } from './surroundings.ts';
import { say } from './words.ts';

/** A transaction ends with the piece that fills it. */
const BATCH = 10_000;
/** Of a large file one takes a fifth, but not more than this: the database idles from the end of one to the next. */
const LARGE_BATCH = 200_000;
const BATCHES = 5;
/** Rows of a small file are made findable at once; of a large one by a job afterwards. */
const SETTLED_AT_ONCE = 5_000;

/** A user canceled, or another worker goes on with it. */
class Stopped extends Error {}

/**
 * Takes the rows of a file in, batch by batch; a batch's contacts, remarks and count are one transaction. After a crash the
 * file is read again from its beginning, for the addresses met so far, and stored from the first row that was not.
 */
export async function runImport(deps: ImportDeps, scope: Scope, run: ReadRun, choices: ImportChoices): Promise<void> {
  if (!(await isStored(deps.db, scope, run.id))) {
    const problem = JSON.stringify(say('gone'));
    await changeImport(deps.db, scope, run.id, ['running'], { state: 'failed', problem, ended_at: deps.now() });
    return;
  }
  const connection = await deps.openCopy();
  try {
    await takeRows({ deps, scope, run, choices, connection });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    await connection.close();
  }
}

/** What is known from the rows before: addresses met and tags made. */
type Taking = { readers: RowReaders; seen: SeenAddresses; tagIdOf: Map<string, string> };

async function takeRows(work: Work<ReadRun>): Promise<void> {
  const readers = await rowReadersFor(work.run, work.choices);
  const taking: Taking = { readers, seen: createSeenAddresses(seedOf(work.run.id), work.run.rows), tagIdOf: new Map() };
  const pieces = freshRows(work, readers, taking.seen);
  try {
    for (let piece = await pieces.next(); !piece.done; ) piece = await storeBatch(work, taking, piece.value, pieces);
  } finally {
    await pieces.return(undefined);
  }
  const isDone = await work.deps.db.transaction().execute((trx) => finish(work, trx));
  if (isDone) work.deps.log.info({ import: work.run.id, rows: work.run.rows }, 'An import is done');
}

const seedOf = (importId: string) => Number.parseInt(importId.slice(0, 8), 16);

/** How far a transaction has come. `piece` is the one to go on with, `beyond` the line the plan has no room for. */
type Course = {
  batch: Batch;
  rows: number;
  piece: IteratorResult<Piece, void>;
  beyond: number | undefined;
};

/** One transaction. Rows go to the database while the next are read, so memory holds a few at a time. */
async function storeBatch(work: Work, taking: Taking, first: Piece, pieces: Pieces): Promise<Course['piece']> {
  const { deps, scope, run, connection } = work;
  const course: Course = { batch: emptyBatch(), rows: 0, piece: { done: false, value: first }, beyond: undefined };
  const from = first.ordinal;
  const labels = await labelsFor(deps.db, scope, work.choices);
  await connection.db.transaction().execute(async (trx) => {
    // Should the database lose its last rows in a crash, it loses their count with them, and they are taken in again.
    await commitLazily(trx);
    // Held to the end: a request that adds contacts waits, so nobody adds one of these addresses or uses up the room.
    const used = await lockContactCount(trx, scope);
    const total = await deps.roomFor(scope);
    const asked = await whomToAskFor(trx, scope, run.id);
    const written = judgePieces(work, { ...taking, ...labels, asked, room: total - used }, pieces, course);
    await storeRows(
      work,
      trx,
      { pieces: written, batch: course.batch },
      {
        ...labels,
        tagIdOf: taking.tagIdOf,
        isSettled: isSettledAtOnce(run, work.choices),
        mayBeSuppressed: asked.suppressed,
      },
    );
    const done = { from, to: from + course.rows, tally: course.batch.tally };
    if (!(await countDone(trx, scope, run.id, done))) throw new Stopped();
    if (course.beyond !== undefined) await stopForRoom(work, trx, { row: course.beyond, total });
  });
  if (course.beyond !== undefined) throw new Stopped();
  return course.piece;
}

type Judging = Taking & Labels & { asked: Asked; room: number };

/** Asks on connections of its own, as the one that stores is busy storing; who adds contacts waits for it, so both agree. */
async function* judgePieces(
  work: Work,
  judging: Judging,
  pieces: Pieces,
  course: Course,
): AsyncGenerator<WriteContacts> {
  const size = batchSize(work, judging.asked);
  while (!course.piece.done && course.beyond === undefined && !isFull(course, size)) {
    const piece = course.piece.value;
    const { shaped, ...around } = await askAbout(work, judging, piece);
    yield (to) => {
      const { rows, beyond } = judgePiece(piece, { ...judging, around, shaped }, course.batch, to);
      course.rows += rows;
      course.beyond = beyond;
    };
    if (course.beyond === undefined) course.piece = await pieces.next();
  }
}

/** Others wait with their contacts until a transaction ends; where each address is asked for, it goes slower. */
const batchSize = ({ run }: Work, { known, suppressed }: Asked): number =>
  known || suppressed ? BATCH : Math.min(Math.max(BATCH, Math.ceil(run.rows / BATCHES)), LARGE_BATCH);

/** What is reported of rows, or changed by them, is held until the end. */
const isFull = ({ rows, batch }: Course, size: number): boolean =>
  rows >= size || batch.remarked.length + batch.changed.length >= BATCH;

const NONE_SHAPED: ShapedRows = new Map();

/** Where nobody is to be asked for, rows need not be looked through before they are judged. */
async function askAbout(
  work: Work,
  { readers, tagIdOf, tagIds, listIds, asked }: Judging,
  piece: Piece,
): Promise<Surroundings & { shaped: ShapedRows }> {
  const { deps, scope, choices } = work;
  const isSorted = asked.known || asked.suppressed || hasTagColumn(choices);
  const { shaped, emails } = isSorted ? sortPiece(readers, piece) : { shaped: NONE_SHAPED, emails: [] };
  await nameTags(deps.db, work, [...shaped.values()], tagIdOf);
  const around = await lookAround(deps, deps.db, scope, emails, asked);
  return { ...around, shaped, choices, tagIdOf, tagIds, listIds };
}

const isSettledAtOnce = (run: ImportRow, { hasHeader }: ImportChoices) => rowsBelow(run, hasHeader) <= SETTLED_AT_ONCE;

/** The file is kept: with more room it goes on from here. */
async function stopForRoom({ deps, scope, run }: Work, trx: Trx, { row, total }: { row: number; total: number }) {
  const problem = JSON.stringify(say('noRoom', { row, total }));
  await changeImport(trx, scope, run.id, ['running'], { state: 'failed', problem, ended_at: deps.now() });
  await afterRows(deps, trx, scope);
}

async function finish({ deps, scope, run, choices }: Work, trx: Trx): Promise<boolean> {
  const ended = { state: 'done' as const, ended_at: deps.now() };
  if (!(await changeImport(trx, scope, run.id, ['running'], ended))) return false;
  await deleteParts(trx, scope, run.id);
  await afterRows(deps, trx, scope);
  if (!choices.verifyAfter) return true;
  const { workspaceId } = scope;
  await deps.verifyImported(trx, { workspaceId, userId: run.user_id, importId: run.id, fileName: run.file_name });
  return true;
}
