import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import type { FilesDeps } from './files-deps.ts';
import { purgeBins } from './space/change-file.ts';
import { sweepUploads } from './uploads/remove-upload.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'files.sweep': Record<string, never>;
  }
}

export const fileJobs = (deps: FilesDeps): JobDefinition[] => [
  defineJob({
    name: 'files.sweep',
    payload: z.object({}).strict(),
    concurrency: 1,
    retryLimit: 3,
    cron: '41 3 * * *',
    async handle() {
      await purgeBins(deps);
      await sweepUploads(deps);
    },
  }),
];
