import type { ImportChoices } from '@outrider/contract/contacts/import';
import type { Scope, Trx } from '../../../platform/db.ts';
import { lockContactCount } from '../contact-counts.repository.ts';
import { rowsBelow } from './describe-import.ts';
import type { ImportDeps } from './import-deps.ts';
import { changeImport, commitLazily, countDone, type ImportRow } from './imports.repository.ts';
import { judgeRow, type NewRow, type Surroundings } from './judge-rows.ts';
import { deleteParts, isStored } from './parts.repository.ts';
import type { ReadRun } from './preview-import.ts';
import { createSeenAddresses, type SeenAddresses } from './seen-addresses.ts';
import { isRefused, type Shaped } from './shape-row.ts';
import {
  afterRows,
  type Batch,
  emptyBatch,
  gather,
  type Labels,
  labelsFor,
  nameTags,
  storeRows,
  type Work,
} from './store-rows.ts';
import { dataRows } from './stored-file.ts';
import { type Asked, lookAround, rowShaperFor, whomToAskFor } from './surroundings.ts';
import { say } from './words.ts';

/** Looked up and judged together: fewer mean more questions to the database, more mean more memory. */
const PIECE = 500;
/** A transaction ends with the piece that fills it. */
const BATCH = 10_000;
/** Rows of a small file are made findable at once; of a large one by a job afterwards. */
const SETTLED_AT_ONCE = 5_000;

/** Somebody canceled, or another worker goes on with it. */
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
type Taking = { seen: SeenAddresses; tagIdOf: Map<string, string> };

async function takeRows(work: Work<ReadRun>): Promise<void> {
  const taking: Taking = { seen: createSeenAddresses(seedOf(work.run.id)), tagIdOf: new Map() };
  const pieces = freshRows(work, taking);
  try {
    for (let piece = await pieces.next(); !piece.done; ) piece = await storeBatch(work, taking, piece.value, pieces);
  } finally {
    await pieces.return(undefined);
  }
  await work.deps.db.transaction().execute((trx) => finish(work, trx));
}

const seedOf = (importId: string) => Number.parseInt(importId.slice(0, 8), 16);

/** The rows that are not stored yet, a few at a time. */
async function* freshRows(
  { deps, scope, run, choices }: Work<ReadRun>,
  { seen }: Taking,
): AsyncGenerator<Shaped[], void> {
  const shape = await rowShaperFor(run, choices);
  let ordinal = 0;
  let fresh: Shaped[] = [];
  for await (const rows of dataRows(deps.db, scope, run, choices.hasHeader)) {
    for (const row of rows) {
      const shaped = shape(ordinal, row);
      ordinal += 1;
      if (ordinal > run.rows_done) fresh.push(shaped);
      else if (!isRefused(shaped)) seen.add(shaped.email);
    }
    if (fresh.length < PIECE) continue;
    yield fresh;
    fresh = [];
  }
  if (fresh.length > 0) yield fresh;
}

type Pieces = AsyncGenerator<Shaped[], void>;

/** How far a transaction has come. `piece` is the one to go on with, `beyond` the row the plan has no room for. */
type Course = {
  batch: Batch;
  rows: number;
  piece: IteratorResult<Shaped[], void>;
  beyond: Shaped | undefined;
};

/** One transaction. Rows go to the database while the next are read, so memory holds a few at a time. */
async function storeBatch(work: Work, taking: Taking, first: Shaped[], pieces: Pieces): Promise<Course['piece']> {
  const { deps, scope, run, connection } = work;
  const course: Course = { batch: emptyBatch(), rows: 0, piece: { done: false, value: first }, beyond: undefined };
  const from = first[0]?.ordinal ?? 0;
  const labels = await labelsFor(deps.db, scope, work.choices);
  await connection.db.transaction().execute(async (trx) => {
    // Should the database lose its last rows in a crash, it loses their count with them, and they are taken in again.
    await commitLazily(trx);
    // Held to the end: whoever adds contacts waits, so nobody adds one of these addresses or uses up the room.
    const used = await lockContactCount(trx, scope);
    const total = await deps.roomFor(scope);
    const asked = await whomToAskFor(trx, scope, run.id);
    const judged = judgePieces(work, { ...taking, ...labels, asked, room: total - used }, pieces, course);
    const storing = { ...labels, tagIdOf: taking.tagIdOf, isSettled: isSettledAtOnce(run, work.choices) };
    await storeRows(work, trx, { pieces: judged, batch: course.batch }, storing);
    const done = { from, to: from + course.rows, tally: course.batch.tally };
    if (!(await countDone(trx, scope, run.id, done))) throw new Stopped();
    if (course.beyond) await stopForRoom(work, trx, { row: course.beyond.row.line, total });
  });
  if (course.beyond) throw new Stopped();
  return course.piece;
}

type Judging = Taking & Labels & { asked: Asked; room: number };

/** Asks on connections of its own, as the one that stores is busy storing; who adds contacts waits for it, so both agree. */
async function* judgePieces(work: Work, judging: Judging, pieces: Pieces, course: Course): AsyncGenerator<NewRow[]> {
  const { deps, scope, choices } = work;
  const { tagIdOf, tagIds, listIds, asked } = judging;
  while (!course.piece.done && !course.beyond && course.rows < BATCH) {
    const rows = course.piece.value;
    await nameTags(deps.db, work, rows, tagIdOf);
    const around = await lookAround(deps, deps.db, scope, rows, asked);
    yield judgePiece(rows, judging, { ...around, choices, tagIdOf, tagIds, listIds }, course);
    if (!course.beyond) course.piece = await pieces.next();
  }
}

function judgePiece(rows: readonly Shaped[], { seen, room }: Judging, around: Surroundings, course: Course): NewRow[] {
  const added: NewRow[] = [];
  for (const shaped of rows) {
    const judged = judgeRow(shaped, seen, around);
    if (judged.added && course.batch.added >= room) {
      course.beyond = shaped;
      break;
    }
    const row = gather(course.batch, judged);
    if (row) added.push(row);
    course.rows += 1;
  }
  return added;
}

const isSettledAtOnce = (run: ImportRow, { hasHeader }: ImportChoices) => rowsBelow(run, hasHeader) <= SETTLED_AT_ONCE;

/** The file is kept: with more room it goes on from here. */
async function stopForRoom({ deps, scope, run }: Work, trx: Trx, { row, total }: { row: number; total: number }) {
  const problem = JSON.stringify(say('noRoom', { row, total }));
  await changeImport(trx, scope, run.id, ['running'], { state: 'failed', problem, ended_at: deps.now() });
  await afterRows(deps, trx, scope);
}

async function finish({ deps, scope, run, choices }: Work, trx: Trx): Promise<void> {
  const ended = { state: 'done' as const, ended_at: deps.now() };
  if (!(await changeImport(trx, scope, run.id, ['running'], ended))) return;
  await deleteParts(trx, scope, run.id);
  await afterRows(deps, trx, scope);
  if (!choices.verifyAfter) return;
  const { workspaceId } = scope;
  await deps.verifyImported(trx, { workspaceId, userId: run.user_id, importId: run.id, fileName: run.file_name });
}
