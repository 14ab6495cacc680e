import type { BillLine, Money } from '@outrider/contract/billing/plans';
import type { Scope } from '../../../platform/db.ts';
import type { WantedItem } from '../cards/card-processor.ts';

/** What a plan's change asks of the purchases: a customer made once, a page to pay on, and a record of what was bought. */
export type Purchases = {
  /** The workspace's customer at the card processor; made at the first call. */
  customerOf(scope: Scope): Promise<string>;
  /**
   * The page on which a first plan is paid. The same `reference` gives the same purchase, without
   * a page once it is paid. Once it is paid the job
   * `subscription.changed` tells of its subscription, and `findPlanPurchase` knows it by the reference.
   */
  openPlanCheckout(
    scope: Scope,
    wanted: { reference: string; lines: BillLine[]; total: Money; items: WantedItem[]; expiresAt: Date },
  ): Promise<{ purchaseId: string; checkoutUrl: string | null }>;
  /** A plan that was changed with the card on file, for the page that tells what was bought. */
  recordPlanPurchase(
    scope: Scope,
    bought: { reference: string; lines: BillLine[]; total: Money; subscriptionId: string },
  ): Promise<{ purchaseId: string }>;
  /** The purchase of a reference, with its subscription once it is paid. */
  findPlanPurchase(
    scope: Scope,
    reference: string,
  ): Promise<{ purchaseId: string; subscriptionId: string | null } | undefined>;
};
