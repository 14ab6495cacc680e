import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import type { LeadsDeps } from '../leads/index.ts';
import { enrolFollowUp } from './enrolment/enrol-follow-up.ts';

export const followUpJobs = (deps: LeadsDeps): JobDefinition[] => [
  defineJob({
    name: 'campaigns.follow-up',
    payload: z.object({ workspaceId: z.string(), followUpId: z.string() }),
    concurrency: 2,
    retryLimit: 5,
    handle: (payload) => enrolFollowUp(deps, payload),
  }),
];
