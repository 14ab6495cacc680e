import type { Config } from '../../config.ts';
import {
  createPayments,
  createPurchases,
  createStripeProcessor,
  type PaymentsDeps,
} from '../../modules/billing/index.ts';
import { describeOwner } from '../../modules/identity/index.ts';

type Parts = Pick<PaymentsDeps, 'db' | 'jobs' | 'log' | 'now'> & {
  /** The box's own. */
  boxed: Config['stripe'];
};

/** Undefined: nobody takes cards here. */
export function composeCardProcessor(config: Config, { boxed, ...parts }: Parts) {
  if (!config.billing) return undefined;
  const settings = config.stripe ?? boxed;
  if (!settings) {
    parts.log.warn(
      'Nothing can be paid: OUTRIDER_BILLING=on also needs OUTRIDER_STRIPE_KEY and OUTRIDER_STRIPE_WEBHOOK_SECRET',
    );
    return undefined;
  }
  const deps: PaymentsDeps = {
    ...parts,
    cards: createStripeProcessor(settings, { now: parts.now }),
    appUrl: config.appUrl,
    currency: config.plans.currency,
    ownerOf: (scope) => describeOwner(parts.db, scope),
  };
  return { deps, payments: createPayments(deps), purchases: createPurchases(deps) };
}
