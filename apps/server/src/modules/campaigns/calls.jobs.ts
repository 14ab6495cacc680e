import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import type { CampaignsDeps } from './campaigns-deps.ts';
import './launching/plan.payload.ts';
import { enrolFollowUp } from './follow-ups/enrol-follow-up.ts';
import { planCampaign } from './launching/plan-leads.ts';
import './follow-ups/follow-up.payload.ts';
import './leads/add-leads.payload.ts';
import { takeAll } from './leads/add-leads.ts';
import { tendSources } from './leads/tend-sources.ts';
import { sweepPictures } from './pictures/upload-picture.ts';

/** What somebody asked for that takes longer than they wait. */
export const callJobs = (deps: CampaignsDeps): JobDefinition[] => [
  defineJob({
    name: 'campaigns.add-leads',
    payload: z.object({ workspaceId: z.string(), campaignId: z.string(), sourceId: z.string() }),
    concurrency: 2,
    retryLimit: 5,
    handle: (payload) => takeAll(deps, payload),
  }),
  defineJob({
    name: 'campaigns.tend-sources',
    payload: z.object({}).strict(),
    cron: '* * * * *',
    concurrency: 1,
    retryLimit: 0,
    handle: () => tendSources(deps),
  }),
  defineJob({
    name: 'campaigns.sweep-pictures',
    payload: z.object({}).strict(),
    cron: '17 * * * *',
    concurrency: 1,
    retryLimit: 0,
    handle: async () => void (await sweepPictures(deps)),
  }),
  defineJob({
    name: 'campaigns.follow-up',
    payload: z.object({ workspaceId: z.string(), followUpId: z.string() }),
    concurrency: 2,
    retryLimit: 5,
    handle: (payload) => enrolFollowUp(deps, payload),
  }),
  defineJob({
    name: 'campaigns.plan',
    payload: z.object({ workspaceId: z.string(), campaignId: z.string() }),
    concurrency: 2,
    retryLimit: 5,
    handle: (payload) => planCampaign(deps, payload),
  }),
];
