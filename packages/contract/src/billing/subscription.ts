import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay } from '../ranges.ts';
import { QUOTA_TYPES, quota } from '../user.ts';
import { at, billLine, interval, money, planKey } from './plans.ts';

/**
 * `pastDue`: a bill failed, everything still works until `graceUntil`. `readOnly`: the grace is over, nothing new starts and
 * nothing is lost. `paused`: by the owner, nothing is sent or billed but what keeps mailboxes alive.
 */
export const SUBSCRIPTION_STATES = ['free', 'active', 'pastDue', 'readOnly', 'paused', 'cancelling'] as const;

export const billingAddress = z.object({
  name: z.string().trim().min(1, 'blank').max(200, 'tooLong'),
  street: z.string().trim().max(200, 'tooLong'),
  postcode: z.string().trim().max(20, 'tooLong'),
  city: z.string().trim().max(100, 'tooLong'),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'malformed'),
  taxId: z.string().trim().max(30, 'tooLong'),
});
export type BillingAddress = z.infer<typeof billingAddress>;

export const billing = z.object({
  plan: planKey,
  interval: interval.nullable(),
  state: z.enum(SUBSCRIPTION_STATES),
  /** Until when the current period is paid. */
  paidUntil: at.nullable(),
  graceUntil: at.nullable(),
  pausedUntil: at.nullable(),
  /** A step down or the end, that waits for the end of the period. */
  scheduled: z.object({ plan: planKey, interval: interval.nullable(), at }).nullable(),
  /** To the cent, if nothing is changed before. */
  nextBill: z.object({ at, lines: z.array(billLine), total: money }).nullable(),
  card: z.object({ brand: z.string(), lastFour: z.string(), expiresMonth: z.int(), expiresYear: z.int() }).nullable(),
  address: billingAddress.nullable(),
  usage: z.array(quota),
  /** What is expected of each monthly quota by the end of the month, at its pace. */
  expected: z.array(z.object({ quotaType: z.enum(QUOTA_TYPES), byEnd: z.int(), runsOutOn: at.nullable() })),
  /** A payment whose card holder asked the bank for the money back, while the bank decides. */
  disputed: z.object({ invoice: z.string(), total: money, since: at }).nullable(),
  /** A failed bill, and where it is paid. `reason` is the bank's word, empty where it is not known. */
  unpaid: z.object({ total: money, since: at, reason: z.string(), payUrl: z.url().nullable() }).nullable(),
});
export type Billing = z.infer<typeof billing>;

export const getBilling = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/billing/overview',
  access: 'login',
  summary: 'The plan, the next bill to the cent, the card, and what is used',
  input: z.object({}),
  output: billing,
  errors: ['billingIsOff'],
});

export const saveBillingAddress = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/billing/address',
  access: 'login',
  summary: 'Whom invoices are made out to, with the tax id',
  input: billingAddress,
  output: billing,
  errors: ['billingIsOff', 'taxIdMalformed', 'cardProcessorFailed'],
});

export const changeCard = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/billing/card',
  access: 'login',
  summary: 'The page of the card processor on which another card is given',
  input: z.object({}),
  output: z.object({ url: z.url(), purchaseId: z.uuid() }),
  errors: ['billingIsOff', 'cardProcessorFailed'],
});

export const openPortal = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/billing/portal',
  access: 'login',
  summary: "The card processor's own page for the customer",
  input: z.object({}),
  output: z.object({ url: z.url() }),
  errors: ['billingIsOff', 'noSubscription', 'cardProcessorFailed'],
});

export const pausePlan = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/billing/pause',
  access: 'login',
  summary: 'Stop billing and sending for one to three months from the end of the period; everything is kept',
  input: z.object({ months: z.int().min(1).max(3) }),
  output: billing,
  errors: ['billingIsOff', 'noSubscription', 'cardProcessorFailed'],
});

export const resumePlan = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/billing/resume',
  access: 'login',
  summary: 'End a pause, or take a cancellation or a step down back, while it is still to come',
  input: z.object({}),
  output: billing,
  errors: ['billingIsOff', 'noSubscription', 'cardProcessorFailed'],
});

/** Everything that is paid for, with what becomes of it. */
export const endingPart = z.object({
  kind: z.enum(['plan', 'mailbox', 'domain', 'warmedDomain']),
  of: z.string(),
  /** A domain stays until it expires; the others end with the period. */
  endsAt: at,
  price: money,
  interval,
});

export const previewCancel = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/billing/cancel/preview',
  access: 'login',
  summary: 'Everything that a cancellation ends, and when',
  input: z.object({}),
  output: z.object({ parts: z.array(endingPart), endsAt: at }),
  errors: ['billingIsOff', 'noSubscription'],
});

export const cancelPlan = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/billing/cancel',
  access: 'login',
  summary: 'End the plan and everything billed with it at the end of the period, in one step; nothing is deleted',
  input: z.object({ reason: z.string().trim().max(500, 'tooLong').default('') }),
  output: billing,
  errors: ['billingIsOff', 'noSubscription', 'cardProcessorFailed'],
});

export const getUsage = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/billing/usage',
  access: 'login',
  summary: 'What was used by day, on the clock the quotas count by, and the latest movements of the ledger',
  input: z.object({ from: calendarDay, to: calendarDay }),
  output: z.object({
    days: z.array(z.object({ day: z.iso.date(), quotaType: z.enum(QUOTA_TYPES), used: z.int() })),
    movements: z.array(
      z.object({
        at,
        quotaType: z.enum(QUOTA_TYPES),
        kind: z.enum(['reserved', 'used', 'givenBack']),
        amount: z.int(),
        /** What it was for, as far as it has a name. */
        of: z.string(),
      }),
    ),
  }),
  errors: ['billingIsOff'],
});
