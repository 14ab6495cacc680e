import type { BillLine, Money } from '@outrider/contract/billing/plans';
import type { Scope, Trx } from '../../../platform/db.ts';

/**
 * `open`: waits for the person at the card processor's page. `authorised`: the bank holds the sum, nothing is taken.
 * `released`: it was held and let go. `failed`: declined or run out, and may be tried again while the purchase is open.
 */
export type PaymentState = 'open' | 'authorised' | 'captured' | 'released' | 'failed';

export type Payment = {
  paymentId: string;
  state: PaymentState;
  authorised: Money;
  captured: Money;
  refunded: Money;
  declinedFor: string | null;
  card: { brand: string; lastFour: string } | null;
};

export type WantedPayment = {
  /** A second payment for the same thing is the same payment. */
  orderId: string;
  lines: BillLine[];
  total: Money;
  /** After this the page of the card processor takes no card any more. */
  expiresAt: Date;
};

/** `expiresAt`: until when the person waits for it; null: nobody is at the screen. */
export type WantedCharge = Omit<WantedPayment, 'expiresAt'> & { expiresAt: Date | null };

/**
 * Money for an order of domains, for other modules. Each step carries a key of its own at the card processor, so that a
 * step done again is done once; the answer is what the processor says now, never what we hoped.
 */
export type Payments = {
  /** The page of the card processor; without an address where the card on file was charged or is being asked. */
  begin(scope: Scope, wanted: WantedPayment): Promise<{ paymentId: string; checkoutUrl: string | null }>;
  /** With the card on file. An order for which a page was opened is left to its page. */
  charge(scope: Scope, wanted: WantedCharge): Promise<Payment>;
  lookAt(scope: Scope, paymentId: string): Promise<Payment>;
  /** At most what was authorised; the rest is released with it. */
  capture(scope: Scope, paymentId: string, amount: Money): Promise<Payment>;
  release(scope: Scope, paymentId: string): Promise<Payment>;
  /** `key` names what is refunded, so that it is refunded once. */
  refund(scope: Scope, paymentId: string, refund: { amount: Money; key: string; lines: BillLine[] }): Promise<Payment>;
};

/** Mailboxes and warmed domains are billed with the plan: one bill. Called in the transaction that changes how many there are. */
export type MonthlyParts = (
  trx: Trx,
  scope: Scope,
  parts: { mailboxes: number; warmed: Record<string, number> },
) => Promise<void>;

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** The card processor sent an event of a payment of an order. */
    'payment.changed': { workspaceId: string; orderId: string; paymentId: string };
  }
}
