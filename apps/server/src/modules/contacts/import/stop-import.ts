import { AppError } from '@outrider/contract/errors';
import type { Scope, Trx } from '../../../platform/db.ts';
import { changeContactCount, lockContactCount } from '../contact-counts.repository.ts';
import type { ImportDeps } from './import-deps.ts';
import { changeImport, type ImportRow, lockImport } from './imports.repository.ts';
import { deleteParts } from './parts.repository.ts';
import { idRange } from './rows/copy-contacts.repository.ts';
import { fieldOf } from './rows/judge-rows.ts';
import { changeContacts, deleteMade, type TakenBack, takeChanges } from './rows/rows.repository.ts';
import { afterRows } from './rows/store-rows.ts';

const CHUNK = 2_000;

/** What is being stored is finished first; the next rows find it canceled. What is in stays, or is taken out by a job. */
export async function stopImport(
  { db, jobs, now }: ImportDeps,
  { workspaceId }: Scope,
  { importId, takeBack }: { importId: string; takeBack: boolean },
): Promise<ImportRow> {
  const scope = { workspaceId };
  return db.transaction().execute(async (trx) => {
    const run = await lockImport(trx, scope, importId);
    if (!run) throw new AppError('notFound');
    const isOver = run.state === 'undone' || (!takeBack && ['done', 'canceled', 'failed'].includes(run.state));
    if (isOver || run.take_back) return run;
    const change = {
      state: 'canceled' as const,
      ended_at: run.ended_at ?? now(),
      take_back: takeBack && run.choices !== null,
    };
    await changeImport(trx, scope, importId, [run.state], change);
    await deleteParts(trx, scope, importId);
    if (change.take_back) await jobs.enqueue(trx, 'contacts.import', { workspaceId, importId });
    else if (run.state === 'running') await afterRows({ jobs }, trx, scope);
    return { ...run, ...change };
  });
}

/**
 * Takes an import back: contacts it made go, unless a user wrote to them, edited or noted something since; contacts it
 * changed get their values back, field by field, where they still have what the import wrote.
 */
export async function takeImportBack({ db, jobs, now }: ImportDeps, scope: Scope, run: ImportRow): Promise<void> {
  const range = idRange(run.id, run.started_at);
  const each = async (act: (trx: Trx) => Promise<number>) => {
    while ((await db.transaction().execute(act)) === CHUNK);
  };
  // In this order: rows that settle meanwhile are met as contacts.
  for (const table of ['contact_arrivals', 'contacts'] as const) {
    await each(async (trx) => {
      await lockContactCount(trx, scope);
      const gone = await deleteMade(trx, scope, { table, ...range }, CHUNK);
      await changeContactCount(trx, scope, -gone);
      return gone;
    });
  }
  await each(async (trx) => {
    await lockContactCount(trx, scope);
    const taken = await takeChanges(trx, scope, run.id, CHUNK);
    await changeContacts(trx, scope, taken.map(changeBack), { isSettled: false, labels: 'remove' });
    return taken.length;
  });
  await db.transaction().execute(async (trx) => {
    const ended = { state: 'undone' as const, take_back: false, ended_at: now() };
    if (await changeImport(trx, scope, run.id, ['canceled'], ended)) await afterRows({ jobs }, trx, scope);
  });
}

function changeBack({ known, before, after }: TakenBack) {
  const stillTheirs = Object.entries(before.values).filter(([name]) => fieldOf(known, name) === after.values[name]);
  return { id: known.id, values: Object.fromEntries(stillTheirs), tagIds: after.tagIds, listIds: after.listIds };
}
