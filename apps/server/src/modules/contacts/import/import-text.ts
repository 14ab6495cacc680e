import type { ImportChoices } from '@outrider/contract/contacts/import';
import type { Language } from '@outrider/contract/languages';
import type { UserScope } from '../contacts-deps.ts';
import { workImport } from './import.jobs.ts';
import type { ImportDeps } from './import-deps.ts';
import { findNewestNamed, type ImportRow } from './imports.repository.ts';
import { previewImport, requireFile } from './preview-import.ts';
import { startImport } from './start-import.ts';
import { beginImport, requireImport, storePart } from './upload-file.ts';

type TextFile = { fileName: string; text: string; choices: Partial<ImportChoices>; language: Language };

/**
 * Takes a small file in without asking: its columns become what they would be proposed as. The newest import of a file of
 * this name goes on from where it stands, unless it failed or was taken back.
 */
export async function importText(deps: ImportDeps, caller: UserScope, file: TextFile): Promise<ImportRow> {
  const { fileName, text, choices: wanted, language } = file;
  const { workspaceId } = caller;
  let run = await findNewestNamed(deps.db, { workspaceId }, fileName);
  if (!run) {
    const bytes = Buffer.from(text);
    run = await beginImport(deps, caller, { fileName, bytes: bytes.length, isPaste: false });
    run = await storePart(deps, caller, { importId: run.id, offset: 0, bytes });
  }
  if (run.state === 'reading') await workImport(deps, { workspaceId, importId: run.id });
  run = await requireImport(deps, caller, run.id);
  if (run.state !== 'mapping') return run;
  const read = await requireFile(deps, caller, run, language);
  const { choices } = await previewImport(deps, caller, { run: read, wanted, language });
  return startImport(deps, caller, { run: read, choices, language });
}
