import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { QUOTA_TYPES, quota } from '../user.ts';

/** Minor units of its currency; below zero what is given back. */
export const money = z.object({ amount: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) });
export type Money = z.infer<typeof money>;

export const PLAN_KEYS = ['free', 'starter', 'growth', 'scale'] as const;
export const INTERVALS = ['month', 'year'] as const;
export const planKey = z.enum(PLAN_KEYS);
export const interval = z.enum(INTERVALS);

export const at = z.iso.datetime();

/** `credit`: what earlier changes left over, taken off. `refund` and `dispute`: what came back of an invoice, named by its number. */
export const BILL_LINE_KINDS = [
  'plan',
  'unusedPlan',
  'mailboxes',
  'domain',
  'renewal',
  'warmedDomain',
  'tax',
  'credit',
  'refund',
  'dispute',
] as const;

/** One line of a quote, a bill or an invoice. Texts are made where it is shown. */
export const billLine = z.object({
  kind: z.enum(BILL_LINE_KINDS),
  /** The plan's key, a domain, the tax's name, or the number of an invoice. */
  of: z.string(),
  count: z.int(),
  each: z.int(),
  amount: z.int(),
  from: at.nullable(),
  until: at.nullable(),
});
export type BillLine = z.infer<typeof billLine>;

export const plan = z.object({
  key: planKey,
  name: z.string(),
  monthly: money,
  yearly: money,
  quotas: z.record(z.enum(QUOTA_TYPES), z.int().nullable()),
});
export type PlanOffer = z.infer<typeof plan>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/billing/plans',
  access: 'login',
  summary: 'The plans that can be bought, the current one, and what is used of it',
  input: z.object({}),
  output: z.object({
    plans: z.array(plan),
    current: planKey,
    interval: interval.nullable(),
    usage: z.array(quota),
    /** When a quota that starts again each month runs out at the pace of this month; only those that will. */
    runsOut: z.array(z.object({ quotaType: z.enum(QUOTA_TYPES), on: at, perDay: z.int() })),
  }),
  errors: ['billingIsOff'],
});

export const quotePlan = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/billing/plan/quote',
  access: 'login',
  summary:
    'What a change of plan costs now and later, and what would not fit; holds for 30 minutes and changes nothing',
  input: z.object({ plan: planKey, interval }),
  output: z.object({
    quoteId: z.uuid(),
    kind: z.enum(['start', 'upgrade', 'downgrade', 'interval']),
    /** A step down waits for the end of what is paid for. */
    takesEffectAt: at,
    isNow: z.boolean(),
    lines: z.array(billLine),
    dueNow: money,
    nextBill: z.object({ total: money, at, interval }).nullable(),
    /** What is used today beyond what the new plan has. */
    doesNotFit: z.array(z.object({ quotaType: z.enum(QUOTA_TYPES), used: z.int(), total: z.int() })),
    expiresAt: at,
  }),
  errors: ['billingIsOff', 'planUnchanged', 'cardProcessorFailed'],
});

export const confirmPlan = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/billing/plan/confirm',
  access: 'login',
  summary:
    'Change the plan as quoted; twice is once. Without a card on file the answer is the page of the card processor',
  input: z.object({ quoteId: z.uuid() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('checkout'), url: z.url(), purchaseId: z.uuid() }),
    z.object({ kind: z.literal('done'), purchaseId: z.uuid() }),
  ]),
  errors: ['billingIsOff', 'notFound', 'quoteExpired', 'cardProcessorFailed', 'noSubscription'],
});

/** Of what `/purchase/success` and `/purchase/error` tell. */
export const PURCHASE_STATES = ['open', 'paid', 'declined', 'expired', 'cancelled'] as const;

export const getPurchase = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/billing/purchase',
  access: 'login',
  summary: 'What was really bought, or why it was not, as the card processor says it now',
  input: z.object({ purchaseId: z.uuid() }),
  output: z.object({
    purchaseId: z.uuid(),
    /** `order`: domains and mailboxes; their money is taken once the names are registered. */
    kind: z.enum(['plan', 'order', 'card']),
    orderId: z.uuid().nullable(),
    state: z.enum(PURCHASE_STATES),
    lines: z.array(billLine),
    total: money,
    /** The bank's own word, such as insufficient_funds. */
    declinedFor: z.string().nullable(),
    card: z.object({ brand: z.string(), lastFour: z.string() }).nullable(),
    /** Where the payment can be tried again while it is open or was declined. */
    checkoutUrl: z.url().nullable(),
  }),
  errors: ['billingIsOff', 'notFound'],
});
