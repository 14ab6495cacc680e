import type { BillingDeps } from '../billing-deps.ts';
import { listToAskAbout, markAskedAbout } from '../payments/purchases.repository.ts';
import { keepReversals } from './keep-reversals.ts';

/** Events may be lost. Every billed customer is asked about once a day, whether for a plan, after one ended, or for domains alone. */
export async function lookForReversals(deps: BillingDeps): Promise<void> {
  const { db, cards, log, now } = deps;
  for (const { workspaceId, customerId } of await listToAskAbout(db, now())) {
    try {
      for (const paymentId of await cards.listReversed(customerId))
        await keepReversals(deps, { workspaceId }, paymentId);
      await markAskedAbout(db, { workspaceId }, now());
    } catch (error) {
      log.warn({ err: error, workspaceId }, 'what came back of payments could not be looked for');
    }
  }
}
