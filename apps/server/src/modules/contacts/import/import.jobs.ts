import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../../platform/jobs/jobs.ts';
import type { ImportDeps } from './import-deps.ts';
import { findImport } from './imports.repository.ts';
import { readFile } from './read-file.ts';
import { runImport } from './run-import.ts';
import { takeImportBack } from './stop-import.ts';

type OfImport = { workspaceId: string; importId: string };

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'contacts.import': OfImport;
  }
}

/** Does what an import waits for, which its state says; so a job that comes twice, or late, does no harm. */
export async function workImport(deps: ImportDeps, { workspaceId, importId }: OfImport): Promise<void> {
  const scope = { workspaceId };
  const run = await findImport(deps.db, scope, importId);
  if (!run) return;
  const { shape, choices } = run;
  if (run.state === 'reading') await readFile(deps, scope, run);
  else if (run.state === 'running' && shape && choices) await runImport(deps, scope, { ...run, shape }, choices);
  else if (run.state === 'canceled' && run.take_back) await takeImportBack(deps, scope, run);
}

export const importJobs = (deps: ImportDeps): JobDefinition[] => [
  defineJob({
    name: 'contacts.import',
    payload: z.object({ workspaceId: z.uuid(), importId: z.uuid() }),
    concurrency: 2,
    retryLimit: 20,
    handle: (payload) => workImport(deps, payload),
  }),
];
