import * as contract from '@outrider/contract/contacts/import';
import { type Api, serve } from '../../../platform/http/serve.ts';
import { serveBytes } from '../../../platform/http/serve-bytes.ts';
import { describeImport, describeProblem } from './describe-import.ts';
import type { ImportDeps } from './import-deps.ts';
import { listNewest } from './imports.repository.ts';
import { previewImport, requireFile } from './preview-import.ts';
import { fixRow } from './rows/fix-row.ts';
import { listProblems } from './rows/problems.repository.ts';
import { startImport } from './start-import.ts';
import { stopImport } from './stop-import.ts';
import { beginImport, requireImport, storePart } from './upload-file.ts';

export function importRoutes(api: Api, deps: ImportDeps) {
  serve(api, contract.beginImport, async (caller, begun, { language }) =>
    describeImport(await beginImport(deps, caller, begun), language),
  );
  serveBytes(api, contract.uploadImportPart, async (caller, part, bytes, { language }) =>
    describeImport(await storePart(deps, caller, { ...part, bytes }), language),
  );
  serve(api, contract.readImport, async (caller, { importId }, { language }) =>
    describeImport(await requireImport(deps, caller, importId), language),
  );
  serve(api, contract.listImports, async (caller, _input, { language }) => ({
    imports: (await listNewest(deps.db, caller)).map((run) => describeImport(run, language)),
  }));
  serve(api, contract.previewImport, async (caller, { importId, choices }, { language }) => {
    const run = await requireFile(deps, caller, await requireImport(deps, caller, importId), language);
    return previewImport(deps, caller, { run, wanted: given(choices), language });
  });
  serve(api, contract.startImport, async (caller, { importId, choices }, { language }) => {
    const run = await requireFile(deps, caller, await requireImport(deps, caller, importId), language);
    return describeImport(await startImport(deps, caller, { run, choices, language }), language);
  });
  serve(api, contract.listImportProblems, async (caller, { importId, kind, afterRow }, { language }) => {
    const run = await requireImport(deps, caller, importId);
    const { problems, ...page } = await listProblems(deps.db, caller, importId, { kind, afterRow });
    return { ...page, problems: problems.map((problem) => describeProblem(run, problem, language)) };
  });
  serve(api, contract.fixImportRow, (caller, { problemId, value }, { language }) =>
    fixRow(deps, caller, { problemId, value, language }),
  );
  serve(api, contract.stopImport, async (caller, wanted, { language }) =>
    describeImport(await stopImport(deps, caller, wanted), language),
  );
}

/** Without what was left out: undefined would overwrite. */
function given(choices: { [K in keyof contract.ImportChoices]?: contract.ImportChoices[K] | undefined }) {
  const entries = Object.entries(choices).filter(([, value]) => value !== undefined);
  return contract.importChoices.partial().parse(Object.fromEntries(entries)) as Partial<contract.ImportChoices>;
}
