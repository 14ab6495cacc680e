import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../../platform/jobs/jobs.ts';
import { wakeParked } from './parked.repository.ts';
import { tendCampaigns } from './tending/tend-campaigns.ts';
import type { TendDeps } from './tending/tend-deps.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaigns.tend': Record<string, never>;
    'campaigns.wake-parked': { workspaceId: string };
  }
}

export const sendingJobs = (deps: TendDeps): JobDefinition[] => [
  defineJob({
    name: 'campaigns.tend',
    payload: z.object({}).strict(),
    cron: '* * * * *',
    concurrency: 1,
    retryLimit: 0,
    handle: () => tendCampaigns(deps),
  }),
  /** After a file changed what is known about thousands: whoever waited for a value is looked at again. */
  defineJob({
    name: 'campaigns.wake-parked',
    payload: z.object({ workspaceId: z.uuid() }).strict(),
    concurrency: 1,
    retryLimit: 5,
    handle: (scope) =>
      deps.db
        .transaction()
        .execute((trx) => wakeParked(trx, scope, 'everybody', { at: deps.now(), reasons: ['missingVariable'] })),
  }),
];
