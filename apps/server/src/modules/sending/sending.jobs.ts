import { z } from 'zod';
import { defineJob, type JobDefinition, RECURRING } from '../../platform/jobs/jobs.ts';
import { PLAN_KNOWN_MS } from './facts/plan-known.ts';
import { maintainCampaigns } from './maintenance/maintain-campaigns.ts';
import type { MaintenanceDeps } from './maintenance/maintenance-deps.ts';
import { type PlanDeps, planCampaign } from './planning/plan-leads.ts';
import { wakeHeld } from './queues/held.repository.ts';
import { wakeQueuesOfWorkspace } from './queues/send-queues.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaigns.maintain': Record<string, never>;
    'campaigns.wake-held': { workspaceId: string };
  }
}

const OF_WORKSPACE = { payload: z.object({ workspaceId: z.uuid() }).strict(), concurrency: 1, retryLimit: 5 };

export const sendingJobs = (deps: MaintenanceDeps & PlanDeps): JobDefinition[] => [
  defineJob({
    name: 'campaigns.plan',
    payload: z.object({ workspaceId: z.string(), campaignId: z.string() }),
    concurrency: 2,
    retryLimit: 5,
    handle: (payload) => planCampaign(deps, payload),
  }),
  defineJob({
    ...RECURRING,
    name: 'campaigns.maintain',
    cron: '* * * * *',
    handle: () => maintainCampaigns(deps),
  }),
  /** A plan with more room, a paid bill, the end of a pause: nobody waits for the end of the month. */
  defineJob({
    name: 'billing.plan-changed',
    ...OF_WORKSPACE,
    handle: (scope) =>
      deps.db
        .transaction()
        .execute((trx) => wakeQueuesOfWorkspace(trx, scope, new Date(deps.now().getTime() + PLAN_KNOWN_MS))),
  }),
  /** After a file changed what is known about thousands: leads that waited for a value are looked at again. */
  defineJob({
    name: 'campaigns.wake-held',
    ...OF_WORKSPACE,
    handle: (scope) =>
      deps.db
        .transaction()
        .execute((trx) => wakeHeld(trx, scope, 'everybody', { at: deps.now(), reasons: ['missingVariable'] })),
  }),
];
