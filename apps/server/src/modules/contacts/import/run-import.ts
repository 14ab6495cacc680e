import type { ImportChoices } from '@outrider/contract/contacts/import';
import type { Scope, Trx } from '../../../platform/db.ts';
import { lockContactCount } from '../contact-counts.repository.ts';
import { rowsBelow } from './describe-import.ts';
import type { ImportDeps } from './import-deps.ts';
import { changeImport, countDone, type ImportRow } from './imports.repository.ts';
import { type Judged, judgeRow } from './judge-rows.ts';
import { deleteParts, isStored } from './parts.repository.ts';
import type { ReadRun } from './preview-import.ts';
import { createSeenAddresses, type SeenAddresses } from './seen-addresses.ts';
import { isRefused, type Shaped } from './shape-row.ts';
import { afterRows, labelRows, storeRows, tallyOf, type Work } from './store-rows.ts';
import { dataRows } from './stored-file.ts';
import { lookAround, rowShaperFor } from './surroundings.ts';
import { say } from './words.ts';

const CHUNK = 5_000;
/** Rows of a small file are made findable at once; of a large one by a job afterwards. */
const SETTLED_AT_ONCE = 5_000;

/** Somebody canceled, or another worker goes on with it. */
class Stopped extends Error {}

/**
 * Takes the rows of a file in, chunk by chunk; a chunk's contacts, remarks and count are one transaction. After a crash the
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
  const { deps, scope, run, choices } = work;
  const shape = await rowShaperFor(run, choices);
  const taking: Taking = { seen: createSeenAddresses(seedOf(run.id)), tagIdOf: new Map() };
  let ordinal = 0;
  let chunk: Shaped[] = [];
  // The next chunk is read while the database stores this one.
  let storing: Promise<void> = Promise.resolve();
  const store = async () => {
    const rows = chunk;
    chunk = [];
    await storing;
    storing = storeChunk(work, rows, taking);
    // Awaited with the next chunk; until then a failure waits too.
    storing.catch(() => undefined);
  };
  for await (const rows of dataRows(deps.db, scope, run, choices.hasHeader)) {
    for (const row of rows) {
      const shaped = shape(ordinal, row);
      ordinal += 1;
      if (ordinal > run.rows_done) chunk.push(shaped);
      else if (!isRefused(shaped)) taking.seen.add(shaped.email);
      if (chunk.length >= CHUNK) await store();
    }
  }
  if (chunk.length > 0) await store();
  await storing;
  await deps.db.transaction().execute((trx) => finish(work, trx));
}

const seedOf = (importId: string) => Number.parseInt(importId.slice(0, 8), 16);

async function storeChunk(work: Work, rows: readonly Shaped[], taking: Taking): Promise<void> {
  const { deps, scope, run, connection } = work;
  const { seen, tagIdOf } = taking;
  const isFull = await connection.db.transaction().execute(async (trx) => {
    // Held to the end: whoever adds contacts waits, so nobody adds one of these addresses or uses up the room.
    const used = await lockContactCount(trx, scope);
    const around = await lookAround(deps, trx, scope, rows);
    const labels = await labelRows(trx, work, rows, tagIdOf);
    const judged = rows.map((row) => judgeRow(row, seen, { ...around, ...labels, tagIdOf, choices: work.choices }));
    const total = await deps.roomFor(scope);
    const within = withinRoom(judged, total - used);
    const from = rows[0]?.ordinal ?? 0;
    await storeRows(work, trx, within, { ...labels, tagIdOf, isSettled: isSettledAtOnce(run, work.choices) });
    const done = { from, to: from + within.length, tally: tallyOf(within) };
    if (!(await countDone(trx, scope, run.id, done))) throw new Stopped();
    const left = judged[within.length];
    if (left) await stopForRoom(work, trx, { row: left.shaped.row.line, total });
    return left !== undefined;
  });
  if (isFull) throw new Stopped();
}

/** The rows up to the first one that the plan has no room for. */
function withinRoom(judged: readonly Judged[], room: number): readonly Judged[] {
  let added = 0;
  const beyond = judged.findIndex((one) => one.added !== undefined && ++added > room);
  return beyond < 0 ? judged : judged.slice(0, beyond);
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
