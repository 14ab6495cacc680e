import type { Quota } from '@outrider/contract/user';

type QuotaType = Quota['quotaType'];
/** A quota of null is unlimited. */
export type Plan = { name: string; monthlyPrice: number; currency: 'USD'; quotas: Record<QuotaType, number | null> };

/** Prices in minor units a month; a year costs ten of them. Configuration, not code: nothing else knows a number. */
export const PLANS: Record<string, Plan> = {
  free: {
    name: 'Free',
    monthlyPrice: 0,
    currency: 'USD',
    quotas: { MAILBOX: 2, CONTACT: 1_500, MAIL: 500, VERIFICATION: 200, AGENT_RESULT: 50 },
  },
  starter: {
    name: 'Starter',
    monthlyPrice: 2_900,
    currency: 'USD',
    quotas: { MAILBOX: 10, CONTACT: 5_000, MAIL: 6_000, VERIFICATION: 3_000, AGENT_RESULT: 500 },
  },
  growth: {
    name: 'Growth',
    monthlyPrice: 7_900,
    currency: 'USD',
    quotas: { MAILBOX: 50, CONTACT: 25_000, MAIL: 15_000, VERIFICATION: 10_000, AGENT_RESULT: 2_500 },
  },
  /** Of an installation without billing. */
  unlimited: {
    name: 'Unlimited',
    monthlyPrice: 0,
    currency: 'USD',
    quotas: { MAILBOX: null, CONTACT: null, MAIL: null, VERIFICATION: null, AGENT_RESULT: null },
  },
  scale: {
    name: 'Scale',
    monthlyPrice: 19_900,
    currency: 'USD',
    quotas: { MAILBOX: 200, CONTACT: 100_000, MAIL: 100_000, VERIFICATION: 50_000, AGENT_RESULT: 10_000 },
  },
};

/** Somebody is told from here on, while there is time to act. */
const NEARLY_USED = 0.8;

export const isNearlyUsed = (used: number, total: number | null) => total !== null && used >= total * NEARLY_USED;

/** Quotas that count what exists now; the others start again each month. */
const STANDING: ReadonlySet<QuotaType> = new Set(['MAILBOX', 'CONTACT']);

export const startsAgain = (type: QuotaType) => !STANDING.has(type);

/** The month a moment lies in, by UTC: the day it began, as a date, and when the next one begins. */
export const periodOf = (now: Date) => ({
  start: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString().slice(0, 10),
  end: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
});
