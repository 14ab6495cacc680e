import { z } from 'zod';
import { defineJob, type JobDefinition, RECURRING } from '../../platform/jobs/jobs.ts';
import { takeAll } from './adding/add-leads.ts';
import type { LeadsDeps } from './record/leads-deps.ts';
import { refreshLiveSources } from './sources/refresh-live-sources.ts';

export const leadJobs = (deps: LeadsDeps): JobDefinition[] => [
  defineJob({
    name: 'campaigns.add-leads',
    payload: z.object({ workspaceId: z.string(), campaignId: z.string(), sourceId: z.string() }),
    concurrency: 2,
    retryLimit: 5,
    handle: (payload) => takeAll(deps, payload),
  }),
  defineJob({
    ...RECURRING,
    name: 'campaigns.refresh-sources',
    cron: '* * * * *',
    handle: () => refreshLiveSources(deps),
  }),
];
