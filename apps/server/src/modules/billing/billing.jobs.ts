import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import type { BillingDeps } from './billing-deps.ts';
import { keepReversals } from './reversals/keep-reversals.ts';
import { lookAtSubscription } from './subscription/look-at-subscription.ts';
import { maintainAccounts } from './subscription/maintain-accounts.ts';
import { billParts } from './subscription/monthly-parts.ts';
import { payOpenBills } from './subscription/pay-open-bills.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'billing.maintain': Record<string, never>;
  }
}

export const billingJobs = (deps: BillingDeps): JobDefinition[] => [
  defineJob({
    name: 'subscription.changed',
    payload: z.object({ workspaceId: z.uuid(), subscriptionId: z.string() }),
    concurrency: 2,
    retryLimit: 10,
    async handle({ workspaceId, subscriptionId }) {
      await lookAtSubscription(deps, { workspaceId }, subscriptionId);
    },
  }),
  defineJob({
    name: 'billing.pay-open',
    payload: z.object({ workspaceId: z.uuid() }),
    concurrency: 1,
    retryLimit: 8,
    handle: (scope) => payOpenBills(deps, scope),
  }),
  defineJob({
    name: 'payment.reversed',
    payload: z.object({ workspaceId: z.uuid(), paymentId: z.string() }),
    concurrency: 1,
    retryLimit: 10,
    handle: ({ workspaceId, paymentId }) => keepReversals(deps, { workspaceId }, paymentId),
  }),
  defineJob({
    name: 'billing.bill-parts',
    payload: z.object({ workspaceId: z.uuid() }),
    concurrency: 1,
    retryLimit: 10,
    handle: ({ workspaceId }) => billParts(deps, { workspaceId }),
  }),
  defineJob({
    name: 'billing.maintain',
    payload: z.object({}).strict(),
    concurrency: 1,
    retryLimit: 1,
    cron: '23 * * * *',
    async handle() {
      if (deps.isOn) await maintainAccounts(deps);
    },
  }),
];
