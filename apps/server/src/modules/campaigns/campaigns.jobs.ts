import { z } from 'zod';
import { defineJob, type JobDefinition, RECURRING } from '../../platform/jobs/jobs.ts';
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
    ...RECURRING,
    name: 'campaigns.sweep-pictures',
    cron: '17 * * * *',
    handle: async () => void (await sweepPictures(deps)),
  }),
];
