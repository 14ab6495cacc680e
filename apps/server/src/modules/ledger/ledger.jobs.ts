import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import { type DoubtDeps, settleDoubts } from './doubt/settle-doubts.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'ledger.settle-doubts': Record<string, never>;
  }
}

export const ledgerJobs = (deps: DoubtDeps): JobDefinition[] => [
  defineJob({
    name: 'ledger.settle-doubts',
    payload: z.object({}).strict(),
    cron: '* * * * *',
    concurrency: 1,
    retryLimit: 0,
    handle: () => settleDoubts(deps),
  }),
];
