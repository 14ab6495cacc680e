import type { Draft, listDraftVersions, readDraftVersion, restoreDraft } from '@outrider/contract/compose/drafts';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { describeDraft } from './describe-draft.ts';
import { listVersionRows, readDraft, readVersion, type VersionRow } from './drafts.repository.ts';
import { keepFiles } from './keep-files.ts';
import { saveDraft } from './save-draft.ts';

export async function listVersions(
  { db }: ComposeDeps,
  scope: Scope,
  draftId: string,
): Promise<z.input<typeof listDraftVersions.output>> {
  const rows = await listVersionRows(db, scope, draftId);
  if (rows.length === 0) throw new AppError('composeNotFound');
  return { versions: rows.map(describe) };
}

export async function showVersion(
  { db }: ComposeDeps,
  scope: Scope,
  { draftId, version }: z.output<typeof readDraftVersion.input>,
): Promise<z.input<typeof readDraftVersion.output>> {
  const row = await readVersion(db, scope, draftId, version);
  if (!row) throw new AppError('composeNotFound');
  return { ...describe(row), attrs: row.attrs };
}

/** A save like any other, so that what it was before stays among the versions. */
export async function restoreVersion(
  { db, now }: ComposeDeps,
  scope: Scope,
  { draftId, version, revision }: z.output<typeof restoreDraft.input>,
): Promise<Draft> {
  const row = await readVersion(db, scope, draftId, version);
  if (!row) throw new AppError('composeNotFound');
  const saved = await saveDraft(db, scope, {
    id: draftId,
    account: '',
    revision,
    forced: true,
    attrs: row.attrs,
    at: now(),
  });
  await keepFiles(db, scope, saved, { now: now() });
  const draft = await readDraft(db, scope, draftId);
  if (!draft) throw new AppError('composeNotFound');
  return describeDraft(draft);
}

const describe = ({ savedAt, ...row }: VersionRow) => ({ ...row, savedAt: savedAt.toISOString() });
