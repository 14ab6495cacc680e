import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import { type DoubtDeps, settleDoubts } from './sending/doubt/settle-doubts.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaigns.settle-doubts': Record<string, never>;
  }
}

export const campaignJobs = (deps: DoubtDeps): JobDefinition[] => [
  defineJob({
    name: 'campaigns.settle-doubts',
    payload: z.object({}).strict(),
    cron: '* * * * *',
    concurrency: 1,
    retryLimit: 0,
    handle: () => settleDoubts(deps),
  }),
];
