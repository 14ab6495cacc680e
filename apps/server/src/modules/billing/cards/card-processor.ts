import type { INTERVALS, Money } from '@outrider/contract/billing/plans';
import type { BillingAddress } from '@outrider/contract/billing/subscription';
import type { Language } from '@outrider/contract/languages';

/**
 * `declined`: the bank said no; `code` is its word. `authenticationRequired`: the bank wants the person at the screen.
 * `keyInUse`: the same key is still at work, or was used for something else. `unclear`: it may have been done; ask again
 * with the same key. `notPossible`: the object is in another state than we thought; look at it again. `malformed`: the answer
 * or our request made no sense. `wrongKey`: the account's key is refused.
 */
export type CardFailureKind =
  | 'declined'
  | 'authenticationRequired'
  | 'keyInUse'
  | 'tooMany'
  | 'unclear'
  | 'notPossible'
  | 'notFound'
  | 'malformed'
  | 'wrongKey';

export class CardProcessorError extends Error {
  readonly kind: CardFailureKind;
  /** The processor's or the bank's own word, such as insufficient_funds. */
  readonly code: string;
  /** The payment that was declined, where there is one. */
  readonly paymentId: string | null;

  constructor(
    kind: CardFailureKind,
    code: string,
    { paymentId = null, ...options }: { paymentId?: string | null; cause?: unknown } = {},
  ) {
    super(`The card processor: ${kind} (${code})`, options);
    this.name = 'CardProcessorError';
    this.kind = kind;
    this.code = code;
    this.paymentId = paymentId;
  }
}

export type Card = { brand: string; lastFour: string; expiresMonth: number; expiresYear: number };

/** `credit`: what the next bills are lowered by. */
export type CardCustomer = { customerId: string; email: string; card: Card | null; credit: number };

export type WantedCustomer = { workspaceId: string; email: string; address: BillingAddress | null };

/** Written on everything we make there, so that what comes back can be told apart. */
export type CardReference = { workspaceId: string; purchaseId: string };

export type CheckoutPages = { successUrl: string; cancelUrl: string };

/** A line as the hosted page shows it. */
export type CheckoutLine = { name: string; description: string; each: number; count: number };

type WantedCheckout = CheckoutPages & {
  /** Of the page; the browser's where it is left out. */
  language?: Language;
  key: string;
  customerId: string;
  reference: CardReference;
  /** Between 30 minutes and 24 hours from now; the processor takes no other. */
  expiresAt: Date;
};

export type Checkout = {
  checkoutId: string;
  state: 'open' | 'complete' | 'expired';
  /** Only while it is open. */
  url: string | null;
  customerId: string;
  paymentId: string | null;
  subscriptionId: string | null;
  /** The card that was given, once it is complete. */
  paymentMethodId: string | null;
  reference: CardReference | null;
};

/** `open`: the person has still to act. `authorised`: the bank holds the sum. `failed`: declined, and may be tried again. */
export type CardPaymentState = 'open' | 'authorised' | 'captured' | 'released' | 'failed';

/** `key`: of a refund we asked for; null for one that was made at the processor's own pages. */
export type CardRefund = { refundId: string; key: string | null; amount: number; at: Date; isFailed: boolean };

/** The holder of the card asks the bank for the money back. `warning`: the bank asks, and no money moved yet. */
export type CardDispute = {
  disputeId: string;
  amount: number;
  /** The bank's word, such as fraudulent. */
  reason: string;
  state: 'warning' | 'open' | 'won' | 'lost';
  openedAt: Date;
  answerUntil: Date | null;
};

export type CardPayment = {
  paymentId: string;
  customerId: string | null;
  state: CardPaymentState;
  currency: string;
  amount: number;
  capturable: number;
  captured: number;
  /** What we gave back. */
  refunded: number;
  /** All that came back to the card, but what a partial capture let go. */
  refunds: CardRefund[];
  declinedFor: string | null;
  isDisputed: boolean;
  card: Pick<Card, 'brand' | 'lastFour'> | null;
  reference: CardReference | null;
};

export type Interval = (typeof INTERVALS)[number];

/** A price is found by its lookup key and made once; the key says what it is for, how often and how much. */
export type WantedPrice = { lookupKey: string; name: string; each: Money; interval: Interval };

export type WantedItem = { price: WantedPrice; quantity: number };

export type SubscriptionItem = {
  itemId: string;
  lookupKey: string;
  each: number;
  quantity: number;
  interval: Interval;
  periodStart: Date;
  periodEnd: Date;
};

export type CardSubscription = {
  subscriptionId: string;
  customerId: string;
  /** `pastDue`: the last bill failed and is tried again. `unpaid`: the processor has given up trying. */
  state: 'incomplete' | 'active' | 'pastDue' | 'unpaid' | 'cancelled';
  currency: string;
  items: SubscriptionItem[];
  periodStart: Date;
  periodEnd: Date;
  cancelsAt: Date | null;
  /** Set while nothing is billed. */
  paused: { resumesAt: Date | null } | null;
  /** A change that waits for the end of the period. */
  scheduleId: string | null;
  latestInvoiceId: string | null;
};

export type CardInvoiceLine = {
  lookupKey: string | null;
  words: string;
  amount: number;
  quantity: number;
  isProration: boolean;
  from: Date;
  until: Date;
};

export type CardInvoice = {
  /** Null in a preview. */
  invoiceId: string | null;
  customerId: string;
  subscriptionId: string | null;
  state: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  currency: string;
  lines: CardInvoiceLine[];
  tax: number;
  total: number;
  /** After the customer's credit. */
  amountDue: number;
  /** What is left of it then. */
  creditAfter: number;
  amountPaid: number;
  /** The bank's word to the last try; known only of a bill that was looked at by itself. */
  declinedFor: string | null;
  /** How often the card was tried. */
  attempts: number;
  nextAttemptAt: Date | null;
  createdAt: Date;
  paidAt: Date | null;
  /** Where a person pays it. */
  payUrl: string | null;
};

/** Why nothing can be paid yet, with the processor's own words. */
export type CardLack = { need: 'keyRefused' | 'noAnswer'; words: string };

/** What an event is about; the object itself is always fetched again. */
export type CardEvent = {
  eventId: string;
  type: string;
  createdAt: Date;
  about: { kind: 'payment' | 'checkout' | 'subscription' | 'invoice'; id: string } | null;
};

/**
 * A company that takes cards. Every change carries a key: asked again with the same key it is done once and
 * answered alike. Every call throws a CardProcessorError when it was not done, or when nobody knows.
 */
export type CardProcessor = {
  createCustomer(wanted: WantedCustomer & { key: string }): Promise<CardCustomer>;
  updateCustomer(customerId: string, wanted: WantedCustomer): Promise<CardCustomer>;
  findCustomer(customerId: string): Promise<CardCustomer>;
  /** The card that is charged from now on when nobody is there, for subscriptions too. */
  keepCard(customerId: string, paymentMethodId: string): Promise<CardCustomer>;

  /** A page that holds the sum on a card and keeps the card; nothing is taken before `capturePayment`. */
  openPaymentCheckout(wanted: WantedCheckout & { currency: string; lines: CheckoutLine[] }): Promise<Checkout>;
  openSubscriptionCheckout(wanted: WantedCheckout & { items: WantedItem[] }): Promise<Checkout>;
  /** A page that asks for another card and takes no money. */
  openCardCheckout(wanted: WantedCheckout & { currency: string }): Promise<Checkout>;
  findCheckout(checkoutId: string): Promise<Checkout>;
  /** No card is taken there any more. */
  expireCheckout(checkoutId: string): Promise<Checkout>;

  /**
   * Holds the sum on the card on file. `isAttended`: the person waits for it at our own page, where the bank cannot ask;
   * one that wants to ask throws `authenticationRequired` either way.
   */
  authoriseCardOnFile(wanted: {
    key: string;
    customerId: string;
    amount: Money;
    reference: CardReference;
    isAttended: boolean;
  }): Promise<CardPayment>;
  findPayment(paymentId: string): Promise<CardPayment>;
  /** The bill a payment is of; null for one of an order. */
  findInvoiceOfPayment(paymentId: string): Promise<string | null>;
  /** Payments of which something was given back or is disputed, the newest first. */
  listReversed(customerId: string): Promise<string[]>;
  listDisputes(paymentId: string): Promise<CardDispute[]>;
  /** The newest payment with this reference; for a worker that was cut off before it learned its id. */
  findPaymentOf(customerId: string, purchaseId: string): Promise<CardPayment | undefined>;
  /** At most what is held; the rest is released with it. */
  capturePayment(wanted: { key: string; paymentId: string; amount: number }): Promise<CardPayment>;
  releasePayment(wanted: { key: string; paymentId: string }): Promise<CardPayment>;
  refundPayment(wanted: { key: string; paymentId: string; amount: number }): Promise<CardPayment>;

  /** With the card on file; throws `declined` or `authenticationRequired` and then leaves nothing behind. */
  startSubscription(wanted: {
    key: string;
    customerId: string;
    items: WantedItem[];
    reference: CardReference;
    /** What comes before it was paid for in another way; at most one period ahead. */
    firstBillAt?: Date;
  }): Promise<CardSubscription>;
  findSubscription(subscriptionId: string): Promise<CardSubscription>;
  /** The next bill as it is, or as it would be after a change at `at`; changes nothing. Without `items`: if nothing changes. */
  previewInvoice(wanted: {
    subscriptionId: string;
    change: { items: WantedItem[]; at: Date } | null;
  }): Promise<CardInvoice>;
  /** At once, and what it costs is billed at once. `at` is the moment the preview was made for, so that both agree to the cent. */
  changeSubscription(wanted: {
    key: string;
    subscriptionId: string;
    items: WantedItem[];
    at: Date;
    /** `nextBill`: what it costs is added to the next bill, as mailboxes are. */
    billed: 'now' | 'nextBill';
  }): Promise<CardSubscription>;
  /** From the next period on. */
  scheduleChange(wanted: { key: string; subscriptionId: string; items: WantedItem[] }): Promise<CardSubscription>;
  cancelAtPeriodEnd(wanted: { key: string; subscriptionId: string }): Promise<CardSubscription>;
  /** Takes back a scheduled change and a cancellation that are still to come. */
  undoScheduled(wanted: { key: string; subscriptionId: string }): Promise<CardSubscription>;
  /** Bills of the pause are void. */
  pauseSubscription(wanted: { key: string; subscriptionId: string; resumesAt: Date }): Promise<CardSubscription>;
  resumeSubscription(wanted: { key: string; subscriptionId: string }): Promise<CardSubscription>;

  /** Newest first. */
  listInvoices(customerId: string, page: { limit: number; after: string | null }): Promise<CardInvoice[]>;
  findInvoice(invoiceId: string): Promise<CardInvoice>;
  payInvoice(wanted: { key: string; invoiceId: string }): Promise<CardInvoice>;

  /** Nothing where cards can be taken. */
  lacks(): Promise<CardLack[]>;

  /** The processor's own page for a customer. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;

  /** Undefined when it is forged, too old or no event at all. */
  readEvent(body: Buffer, signature: string): Promise<CardEvent | undefined>;
};

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** The card processor sent an event of a subscription or one of its bills; look at it. */
    'subscription.changed': { workspaceId: string; subscriptionId: string };
    /** Another card is on file: bills that are open are tried with it. */
    'billing.pay-open': { workspaceId: string };
  }
}
