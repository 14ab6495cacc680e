import { ORDER_STEPS } from '@outrider/domain-orders/order-steps';
import { z } from 'zod';
import { billLine, money } from '../billing/plans.ts';
import { endpoint } from '../endpoint.ts';
import { at, domainName, wantedMailbox } from './names.ts';

export const ORDER_KINDS = ['new', 'existing', 'warmed', 'renewal'] as const;
export const orderKind = z.enum(ORDER_KINDS);
export const DOMAINS_PER_ORDER_MAX = 20;
export const MAILBOXES_PER_DOMAIN_MAX = 20;
/** Domains of one price are one item of the bill, which has 20: the others are the plan and the mailboxes. */
export const WARMED_PRICES_MAX = 18;

export const orderedDomain = z.object({
  domain: domainName,
  mailboxes: z.array(wantedMailbox).max(MAILBOXES_PER_DOMAIN_MAX),
});
export type OrderedDomain = z.infer<typeof orderedDomain>;

export const quote = z.object({
  quoteId: z.uuid(),
  /** For people: Q-2041. */
  number: z.string(),
  kind: orderKind,
  domains: z.array(orderedDomain),
  lines: z.array(billLine),
  dueNow: money,
  monthly: money,
  monthlyFrom: at.nullable(),
  /** What the names cost in a year, only if they are renewed. */
  renewal: z.object({ total: money, at }).nullable(),
  madeAt: at,
  expiresAt: at,
  /** Warmed up, at best. */
  readyAt: at.nullable(),
  orderId: z.uuid().nullable(),
});
export type Quote = z.infer<typeof quote>;

export const makeQuote = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/quote',
  access: 'login',
  summary: 'A binding price for domains and mailboxes, for 30 minutes; nothing is ordered',
  input: z.object({
    kind: orderKind,
    domains: z.array(orderedDomain).min(1).max(DOMAINS_PER_ORDER_MAX),
    years: z.int().min(1).max(10).default(1),
  }),
  output: quote,
  errors: [
    'billingIsOff',
    'purchaseNotReady',
    'registrarFailed',
    'nameNotFree',
    'warmedDomainGone',
    'tooManyWarmedPrices',
    'mailboxQuotaTooSmall',
    'renewalTooSoon',
    'notFound',
  ],
});

export const getQuote = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/domain/quote/detail',
  access: 'login',
  summary: 'A quote as it was made',
  input: z.object({ quoteId: z.uuid() }),
  output: quote,
  errors: ['billingIsOff', 'notFound'],
});

export const downloadQuote = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/domain/quote/pdf',
  access: 'login',
  summary: 'A quote as PDF, made out to the billing address',
  input: z.object({ quoteId: z.uuid() }),
  output: z.unknown(),
  answersAs: 'file',
  errors: ['billingIsOff', 'notFound'],
});

export const confirmQuote = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/quote/confirm',
  access: 'login',
  summary: 'Order as quoted, once, however often it is called; the card is authorised, not charged yet',
  input: z.object({
    quoteId: z.uuid(),
    agreesToTerms: z.literal(true, 'blank'),
    /** The card on file, without a page where the bank does not ask; or a card given at the page, which does not replace it. */
    paysWith: z.enum(['cardOnFile', 'page']).default('page'),
  }),
  /** Without `checkoutUrl` nothing is left to do: the card was charged or declined, which the order tells. */
  output: z.object({ orderId: z.uuid(), purchaseId: z.uuid().nullable(), checkoutUrl: z.url().nullable() }),
  errors: ['billingIsOff', 'notFound', 'quoteExpired', 'purchaseNotReady', 'cardProcessorFailed'],
});

/** `failed`: it could not be had, and its money was released or refunded. */
export const ORDER_STATES = [
  'waitingForPayment',
  'inProgress',
  'ready',
  'partlyFailed',
  'failed',
  'cancelled',
] as const;

export const WAITING_FOR = [
  'payment',
  'registrar',
  'registrarDoubt',
  'capture',
  'nameServers',
  'yourRecords',
  'mailHost',
  'warmUp',
  'refund',
] as const;

/** What Outrider says of a step itself; the reader's language has the sentence. */
export const ORDER_NOTES = [
  'quoteConfirmed',
  'givenUp',
  'notPaid',
  'paymentOpen',
  'paymentAuthorised',
  'paymentCaptured',
  'paymentReleased',
  'paymentRefunded',
  'declined',
  'declinedWithoutReason',
  'registrarOrder',
  'foundInAccount',
  'notRegistered',
  'notRenewed',
  'recordsFound',
  'recordsMissing',
  'noNameServer',
  'mailboxesMade',
  'noRoomInPlan',
  'handedOver',
  'notInStock',
  'ownedElsewhere',
  'noMemberLeft',
  'warmedUp',
  'warmingUp',
] as const;

const orderCard = z.object({ brand: z.string(), lastFour: z.string() });

export const orderNote = z.object({
  note: z.enum(ORDER_NOTES),
  /** For the places of the sentence. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  sum: money.optional(),
  card: orderCard.optional(),
});
export type OrderNote = z.infer<typeof orderNote>;

/** A text is that of the service that answered, as it came. */
export const orderWords = z.union([z.string(), orderNote]);
export type OrderWords = z.infer<typeof orderWords>;

export const orderItem = z.object({
  domain: domainName,
  mailboxes: z.array(z.string()),
  /** The last step that is done. */
  step: z.enum(ORDER_STEPS),
  steps: z.array(z.object({ step: z.enum(ORDER_STEPS), doneAt: at.nullable(), isSkipped: z.boolean() })),
  waiting: z
    .object({ for: z.enum(WAITING_FOR), words: orderWords, tries: z.int(), nextTryAt: at.nullable() })
    .nullable(),
  /** Why it ended without being ready. */
  failedFor: orderWords.nullable(),
  givenBack: money.nullable(),
  /** Whether it was released (never taken) or refunded. */
  givenBackAs: z.enum(['released', 'refunded']).nullable(),
});

export const order = z.object({
  orderId: z.uuid(),
  number: z.string(),
  kind: orderKind,
  state: z.enum(ORDER_STATES),
  orderedAt: at,
  quoteNumber: z.string(),
  total: money,
  captured: money,
  givenBack: money,
  card: orderCard.nullable(),
  items: z.array(orderItem),
  readyAt: at.nullable(),
  /** While the payment is open or was declined. */
  purchaseId: z.uuid().nullable(),
  declinedFor: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/domain/orders',
  access: 'login',
  summary: 'Orders of domains and mailboxes, newest first',
  input: z.object({ kind: orderKind.optional(), pageNo: z.coerce.number().int().min(0).max(10_000).default(0) }),
  output: z.object({ orders: z.array(order), total: z.int() }),
  errors: ['billingIsOff'],
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/domain/order',
  access: 'login',
  summary: 'An order with every step and every try, in the words of the service that answered',
  input: z.object({ orderId: z.uuid() }),
  output: order.extend({
    /** Once money was taken. */
    invoice: z.object({ invoiceId: z.uuid(), number: z.string() }).nullable(),
    log: z.array(
      z.object({
        at,
        /** Empty: the whole order. */
        domain: z.string(),
        step: z.enum([...ORDER_STEPS, 'released', 'refunded']),
        words: orderWords,
        attempt: z.int(),
      }),
    ),
  }),
  errors: ['billingIsOff', 'notFound'],
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/order/pay',
  access: 'login',
  summary: 'Try the payment of an order again after a decline',
  input: z.object({ orderId: z.uuid() }),
  output: z.object({ checkoutUrl: z.url(), purchaseId: z.uuid() }),
  errors: ['billingIsOff', 'notFound', 'quoteExpired', 'orderNeedsNoPayment', 'cardProcessorFailed'],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/order/cancel',
  access: 'login',
  summary: 'Give an order up while nothing is registered; what was authorised is released',
  input: z.object({ orderId: z.uuid() }),
  output: order,
  errors: ['billingIsOff', 'notFound', 'orderIsPastCancelling'],
});
