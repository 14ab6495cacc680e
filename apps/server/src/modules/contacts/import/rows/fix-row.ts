import type { ImportProblem } from '@outrider/contract/contacts/import';
import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import type { Scope, Trx } from '../../../../platform/db.ts';
import { lockContactCount } from '../../contact-counts.repository.ts';
import { canBeFixed, describeProblem } from '../describe-import.ts';
import type { ImportDeps } from '../import-deps.ts';
import { findImport, recount } from '../imports.repository.ts';
import { lookAround, rowShaperFor } from '../surroundings.ts';
import { type Said, wordsFor } from '../words.ts';
import type { ContactWriter } from './copy-contacts.repository.ts';
import { judgeRow } from './judge-rows.ts';
import { lockProblem, markFixed, type ProblemRow } from './problems.repository.ts';
import { emailsOf, isRefused, type Shaped } from './shape-row.ts';
import { afterRows, COUNTED_AS, emptyBatch, gather, labelsFor, nameTags, storeRows, type Work } from './store-rows.ts';

type Mended = { problemId: string; value: string; language: Language };

/** Takes a row after all, or mends the one field of it that was left out. */
export async function fixRow(deps: ImportDeps, { workspaceId }: Scope, mended: Mended): Promise<ImportProblem> {
  const scope = { workspaceId };
  const connection = await deps.openCopy();
  try {
    return await connection.db.transaction().execute(async (trx) => {
      const used = await lockContactCount(trx, scope);
      const problem = await lockProblem(trx, scope, mended.problemId);
      const run = problem && (await findImport(trx, scope, problem.import_id));
      if (!problem || !run?.choices) throw new AppError('notFound');
      if (!canBeFixed(problem)) throw rowStays({ code: problem.code, values: problem.details }, mended.language);
      const work = { deps, scope, run, choices: choicesFor(problem, run.choices), connection };
      await takeMended(work, trx, { problem, used, mended });
      await afterRows(deps, trx, scope);
      return describeProblem(run, await markFixed(trx, scope, problem.id, mended.value), mended.language);
    });
  } finally {
    await connection.close();
  }
}

const rowStays = (said: Said, language: Language) =>
  new AppError('importRowStays', { values: { why: wordsFor(said, language) } });

/** A row that was taken gets the one field, no matter what stands there; a row that was not is taken as the others were. */
function choicesFor({ kind, column_index }: ProblemRow, choices: Work['choices']): Work['choices'] {
  if (kind === 'notTaken') return choices;
  const columns = choices.columns.filter(({ index, target }) => index === column_index || target.kind === 'email');
  return { ...choices, ifHere: 'overwrite', columns };
}

async function takeMended(
  work: Work,
  trx: Trx,
  { problem, used, mended }: { problem: ProblemRow; used: number; mended: Mended },
): Promise<void> {
  const { deps, scope, run, choices } = work;
  const cells = problem.cells.with(problem.column_index, mended.value);
  const shape = await rowShaperFor(run, choices);
  const shaped = shape(problem.ordinal, { line: problem.line, cells });
  const objection = objectionTo(shaped, problem.column_index);
  if (objection) throw rowStays(objection, mended.language);
  const tagIdOf = new Map<string, string>();
  await nameTags(trx, work, [shaped], tagIdOf);
  const labels = await labelsFor(trx, scope, choices);
  const around = await lookAround(deps, trx, scope, emailsOf([shaped]));
  const judged = judgeRow(shaped, undefined, { ...around, ...labels, tagIdOf, choices });
  if (judged.outcome === 'notTaken' && judged.why) throw rowStays(judged.why, mended.language);
  if (judged.added && problem.kind === 'remark') throw new AppError('notFound');
  const total = await deps.roomFor(scope);
  if (judged.added && used >= total) throw new AppError('contactQuotaReached', { values: { total, wanted: used + 1 } });
  const batch = emptyBatch();
  const added = gather(batch, judged);
  const pieces = one((to: ContactWriter) => added && to.add(added));
  await storeRows(work, trx, { pieces, batch }, { ...labels, tagIdOf, isSettled: true, mayBeSuppressed: true });
  if (problem.kind === 'notTaken')
    await recount(trx, scope, run.id, { from: 'not_taken', to: COUNTED_AS[judged.outcome] });
}

async function* one<T>(piece: T): AsyncGenerator<T> {
  yield piece;
}

const objectionTo = (shaped: Shaped, column: number): Said | undefined =>
  isRefused(shaped) ? shaped.remark.said : shaped.remarks.find((remark) => remark.column === column)?.said;
