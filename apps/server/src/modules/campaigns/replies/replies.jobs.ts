import { z } from 'zod';
import { defineJob, type JobDefinition, type Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { judgeGuards } from '../guards/judge-guards.ts';
import { type ProvingDeps, proveDeliveries } from './prove-deliveries.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaigns.judge-guards': { workspaceId: string; campaignId: string };
    'campaigns.prove-deliveries': Record<string, never>;
  }
}

export const replyJobs = (deps: ProvingDeps & { jobs: Jobs; log: Log }): JobDefinition[] => [
  defineJob({
    name: 'campaigns.judge-guards',
    payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid() }),
    concurrency: 1,
    retryLimit: 5,
    handle: ({ workspaceId, campaignId }) => judgeGuards(deps, { workspaceId }, campaignId),
  }),
  defineJob({
    name: 'campaigns.prove-deliveries',
    payload: z.object({}).strict(),
    cron: '47 3 * * *',
    concurrency: 1,
    retryLimit: 3,
    handle: () => proveDeliveries(deps),
  }),
];
