import { z } from 'zod';
import { defineJob, type JobDefinition, RECURRING } from '../../platform/jobs/jobs.ts';
import { feedCampaigns } from './calls/feed-campaigns.ts';
import { runAgain } from './calls/run-search.ts';
import type { LeadsAgentDeps } from './leads-agent-deps.ts';
import './leads-agent.payloads.ts';
import { keepGoing } from './runs/keep-going.ts';
import { workTask } from './runs/work-task.ts';

/** Searches a worker has under way at once; the others get their turn when a slice of one of them is over. */
const SEARCHES_AT_ONCE = 5;

/** `closing`: the worker is being stopped, and lets go of what is under way. */
export const leadsAgentJobs = (deps: LeadsAgentDeps, closing: AbortSignal): JobDefinition[] => [
  defineJob({
    name: 'leads-agent.work',
    payload: z.object({ workspaceId: z.uuid(), taskId: z.uuid() }),
    concurrency: SEARCHES_AT_ONCE,
    retryLimit: 5,
    handle: ({ workspaceId, taskId }) => workTask(deps, { workspaceId }, taskId, closing),
  }),
  defineJob({
    ...RECURRING,
    name: 'leads-agent.due',
    cron: '* * * * *',
    handle: async () => {
      await keepGoing(deps, ({ id, workspaceId }) => runAgain(deps, { workspaceId }, id));
      await feedCampaigns(deps);
    },
  }),
];
