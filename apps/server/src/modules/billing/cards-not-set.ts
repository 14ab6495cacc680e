import { type CardProcessor, CardProcessorError } from './cards/card-processor.ts';
import type { Purchases } from './payments/purchases.ts';

const refuse = async (): Promise<never> => {
  throw new CardProcessorError('malformed', 'not_set');
};

/** Without a card processor: plans are shown and quotas hold, and what needs one fails as if it were down. */
export const withoutCardProcessor = new Proxy({} as CardProcessor, { get: () => refuse });

export const withoutPurchases: Purchases = {
  customerOf: refuse,
  openPlanCheckout: refuse,
  recordPlanPurchase: refuse,
  findPlanPurchase: async () => undefined,
};
