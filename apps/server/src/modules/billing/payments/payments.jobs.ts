import { z } from 'zod';
import { defineJob, type JobDefinition, RECURRING } from '../../../platform/jobs/jobs.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import { handleEvent } from './card-events.ts';
import { lookAtPurchase } from './look-at-purchase.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { listDue } from './purchases.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Looks at open purchases, in case no event comes. */
    'payments.look': Record<string, never>;
  }
}

const LOOKS_AT_ONCE = 50;

export const paymentJobs = (deps: PaymentsDeps): JobDefinition[] => [
  defineJob({
    name: 'card-event.received',
    payload: z.object({ kind: z.enum(['payment', 'checkout', 'subscription', 'invoice']), id: z.string() }),
    concurrency: 2,
    retryLimit: 8,
    handle: (subject) => handleEvent(deps, subject),
  }),
  defineJob({
    ...RECURRING,
    name: 'payments.look',
    cron: '* * * * *',
    handle: () => lookAtDue(deps),
  }),
];

/** One that cannot be looked at holds up no other; it stays due. */
export async function lookAtDue(deps: PaymentsDeps): Promise<void> {
  for (const { id, workspaceId } of await listDue(deps.db, deps.now(), LOOKS_AT_ONCE)) {
    try {
      await lookAtPurchase(deps, { workspaceId }, id);
    } catch (error) {
      deps.log.warn({ purchase: id, error: wordsOf(error) }, 'a purchase could not be looked at');
    }
  }
}
