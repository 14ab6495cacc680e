import type { ImportRun } from '@outrider/contract/contacts/import';
import { readImport, uploadImportPart } from '../../../api/contacts/import.ts';
import { ApiError } from '../../../platform/create-call.ts';

/** What nginx takes unless set otherwise; the bar moves on a slow line, too. */
const PART_BYTES = 1_048_576;
const TRIES = 5;
const WAIT_MS = 2_000;

/**
 * Sends a file part by part, from where the server has it. A line that breaks is tried again; what was stored stays
 * stored, so the same file chosen again later goes on as well.
 */
export async function uploadFile(begun: ImportRun, file: Blob): Promise<ImportRun> {
  let run = begun;
  let failures = 0;
  while (run.state === 'uploading' && run.bytesRead < file.size) {
    try {
      const { importId, bytesRead } = run;
      const part = file.slice(bytesRead, bytesRead + PART_BYTES);
      run = await uploadImportPart({ importId, offset: bytesRead }, part);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof ApiError) || error.failure !== 'unreachable' || failures >= TRIES) throw error;
      await new Promise((resolve) => window.setTimeout(resolve, WAIT_MS));
      // The part may have arrived although its answer did not.
      run = await readImport({ importId: run.importId }).catch(() => run);
    }
  }
  return run;
}
