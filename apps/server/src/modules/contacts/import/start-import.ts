import { plainHeader } from '@outrider/contract/contacts/header-names';
import type { ImportChoices } from '@outrider/contract/contacts/import';
import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import type { Scope, Trx } from '../../../platform/db.ts';
import { lockContactCount } from '../contact-counts.repository.ts';
import { ensureFields } from '../fields.repository.ts';
import { rowsBelow } from './describe-import.ts';
import type { ImportDeps } from './import-deps.ts';
import { changeImport, type ImportRow } from './imports.repository.ts';
import { keepMapping } from './mappings.repository.ts';
import { previewImport, type ReadRun, SAMPLE_ROWS, signatureOf, unreadable } from './preview-import.ts';
import { headersOf } from './stored-file.ts';
import { say } from './words.ts';

type Started = { run: ReadRun; choices: ImportChoices; language: Language };

/** Sets a read file going, or one that stopped for want of room: it goes on where it stopped. */
export async function startImport(
  deps: ImportDeps,
  { workspaceId }: Scope,
  { run, choices, language }: Started,
): Promise<ImportRow> {
  const scope = { workspaceId };
  if (!choices.columns.some(({ target }) => target.kind === 'email')) throw unreadable(say('noEmailColumn'), language);
  if (run.rows_done === 0 && rowsBelow(run, choices.hasHeader) <= SAMPLE_ROWS) {
    await requireRoom(deps, scope, { run, choices, language });
  }
  // What was begun is gone on with in the way it was begun.
  const kept =
    run.rows_done > 0 && run.choices ? run.choices : { ...choices, hasHeader: choices.hasHeader && run.names === null };
  return deps.db.transaction().execute(async (trx) => {
    const change = { state: 'running' as const, choices: JSON.stringify(kept), problem: null, ended_at: null };
    if (!(await changeImport(trx, scope, run.id, ['mapping', 'failed'], change))) return run;
    await lockContactCount(trx, scope);
    await ensureFields(trx, scope, ownFields(kept));
    if (kept.keepMapping) await rememberMapping(trx, scope, run, kept, deps.now());
    await deps.jobs.enqueue(trx, 'contacts.import', { workspaceId, importId: run.id });
    return { ...run, state: 'running', choices: kept, problem: null, ended_at: null };
  });
}

/** Of a file that a preview reads to its end it is known beforehand how many contacts it makes. */
async function requireRoom(deps: ImportDeps, scope: Scope, { run, choices, language }: Started): Promise<void> {
  const { expected, contactsAfter } = await previewImport(deps, scope, { run, wanted: choices, language });
  const { used: wanted, total } = contactsAfter;
  if (expected.isExact && expected.added > 0 && total !== null && wanted > total) {
    throw new AppError('contactQuotaReached', { values: { total, wanted } });
  }
}

const ownFields = ({ columns }: ImportChoices) =>
  new Map(columns.flatMap(({ target }) => (target.kind === 'custom' ? [[target.field, target.type] as const] : [])));

async function rememberMapping(trx: Trx, scope: Scope, run: ImportRow, choices: ImportChoices, at: Date) {
  const headers = headersOf(run, choices.hasHeader);
  const targets = choices.columns.map(({ index, target }) => ({ header: plainHeader(headers[index] ?? ''), target }));
  await keepMapping(trx, scope, { signature: signatureOf(headers), targets, at });
}
