import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import { judgeGuards } from './guards/judge-guards.ts';
import { sweepPictures } from './pictures/upload-picture.ts';
import type { CampaignsDeps } from './record/campaigns-deps.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaigns.judge-guards': { workspaceId: string; campaignId: string };
    'campaigns.sweep-pictures': Record<string, never>;
  }
}

export const campaignJobs = (deps: Pick<CampaignsDeps, 'db' | 'jobs' | 'log' | 'now'>): JobDefinition[] => [
  defineJob({
    name: 'campaigns.judge-guards',
    payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid() }),
    concurrency: 1,
    retryLimit: 5,
    handle: ({ workspaceId, campaignId }) => judgeGuards(deps, { workspaceId }, campaignId),
  }),
  defineJob({
    name: 'campaigns.sweep-pictures',
    payload: z.object({}).strict(),
    cron: '17 * * * *',
    concurrency: 1,
    retryLimit: 0,
    handle: async () => void (await sweepPictures(deps)),
  }),
];
