import { z } from 'zod';
import { defineJob, type JobDefinition, RECURRING } from '../../platform/jobs/jobs.ts';
import type { DomainsDeps } from './domains-deps.ts';
import './domains.payloads.ts';
import { maintainDomains } from './maintenance/maintain-domains.ts';
import { askBlocklists } from './names/ask-blocklists.ts';
import { checkWanted } from './names/check-wanted.ts';
import { keepGoing } from './orders/keep-going.ts';
import { wakeOrder, workOrder } from './orders/work-order.ts';

/** Steps wait for others' servers most of the time. */
const ORDERS_AT_ONCE = 5;
const CHECKS_FOR_MS = 20_000;

const nothing = z.object({}).strict();

export const domainJobs = (deps: DomainsDeps): JobDefinition[] => [
  defineJob({
    name: 'domains.work',
    payload: z.object({ workspaceId: z.uuid(), orderId: z.uuid() }),
    concurrency: ORDERS_AT_ONCE,
    retryLimit: 5,
    handle: ({ workspaceId, orderId }) => workOrder(deps, { workspaceId }, orderId),
  }),
  defineJob({
    name: 'payment.changed',
    payload: z.object({ workspaceId: z.uuid(), orderId: z.uuid(), paymentId: z.uuid() }),
    concurrency: 2,
    retryLimit: 5,
    async handle({ workspaceId, orderId, paymentId }) {
      await wakeOrder(deps, { workspaceId }, { orderId, paymentId });
      await workOrder(deps, { workspaceId }, orderId);
    },
  }),
  defineJob({
    ...RECURRING,
    name: 'domains.due',
    cron: '* * * * *',
    handle: () => keepGoing(deps),
  }),
  defineJob({
    ...RECURRING,
    name: 'domains.maintain',
    cron: '17 * * * *',
    handle: () => maintainDomains(deps),
  }),
  defineJob({
    name: 'domains.check-names',
    payload: nothing,
    concurrency: 1,
    retryLimit: 0,
    async handle() {
      await checkWanted(deps, CHECKS_FOR_MS);
    },
  }),
  defineJob({
    name: 'domains.ask-blocklists',
    payload: nothing,
    concurrency: 1,
    retryLimit: 0,
    handle: () => askBlocklists(deps, CHECKS_FOR_MS),
  }),
];
