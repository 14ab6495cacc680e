import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import { type ProvingDeps, proveDeliveries } from './handling/prove-deliveries.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaigns.prove-deliveries': Record<string, never>;
  }
}

export const replyJobs = (deps: ProvingDeps): JobDefinition[] => [
  defineJob({
    name: 'campaigns.prove-deliveries',
    payload: z.object({}).strict(),
    cron: '47 3 * * *',
    concurrency: 1,
    retryLimit: 3,
    handle: () => proveDeliveries(deps),
  }),
];
