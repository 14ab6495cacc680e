import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import type { BillingDeps } from './billing-deps.ts';
import { lookAtSubscription } from './subscription/look-at-subscription.ts';
import { billParts } from './subscription/monthly-parts.ts';
import { tendAccounts } from './subscription/tend-accounts.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'billing.tend': Record<string, never>;
  }
}

export const billingJobs = (deps: BillingDeps): JobDefinition[] => [
  defineJob({
    name: 'subscription.changed',
    payload: z.object({ workspaceId: z.uuid(), subscriptionId: z.string() }),
    concurrency: 2,
    retryLimit: 10,
    handle: ({ workspaceId, subscriptionId }) => lookAtSubscription(deps, { workspaceId }, subscriptionId),
  }),
  defineJob({
    name: 'billing.bill-parts',
    payload: z.object({ workspaceId: z.uuid() }),
    concurrency: 1,
    retryLimit: 10,
    handle: ({ workspaceId }) => billParts(deps, { workspaceId }),
  }),
  defineJob({
    name: 'billing.tend',
    payload: z.object({}).strict(),
    concurrency: 1,
    retryLimit: 1,
    cron: '23 * * * *',
    async handle() {
      if (deps.isOn) await tendAccounts(deps);
    },
  }),
];
