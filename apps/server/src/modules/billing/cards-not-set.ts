import { type CardProcessor, CardProcessorError } from './cards/card-processor.ts';
import type { Purchases } from './payments/purchases.ts';

const refuse = async (): Promise<never> => {
  throw new CardProcessorError('malformed', 'not_set');
};

/** Where nobody takes cards: plans are shown and quotas hold, and whatever needs the card processor fails as it would. */
export const withoutCardProcessor = new Proxy({} as CardProcessor, { get: () => refuse });

export const withoutPurchases: Purchases = {
  customerOf: refuse,
  openPlanCheckout: refuse,
  recordPlanPurchase: refuse,
  findPlanPurchase: async () => undefined,
};
