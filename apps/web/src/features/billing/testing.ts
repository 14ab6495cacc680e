import type { Quota } from '@outrider/contract/user';
import type { Billing, Invoice, PlanOffers, PlanQuote, Purchase } from '../../api/billing.ts';

export const PURCHASE_ID = '0b3c1f7e-5f2d-4a53-8b1e-2c9d5a6f7e10';
export const RESET_AT = '2026-12-01T00:00:00.000Z';
const QUOTE_ID = '7d0a6a5e-1f0b-4b7c-9a43-5a0c1d2e3f40';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const quotasOf = (MAILBOX: number, CONTACT: number, MAIL: number, VERIFICATION: number, AGENT_RESULT: number) => ({
  MAILBOX,
  CONTACT,
  MAIL,
  VERIFICATION,
  AGENT_RESULT,
});

export const USAGE: Quota[] = [
  { quotaType: 'MAILBOX', used: 12, total: 25, resetAt: null },
  { quotaType: 'CONTACT', used: 8412, total: 25_000, resetAt: null },
  { quotaType: 'MAIL', used: 6214, total: 15_000, resetAt: RESET_AT },
  { quotaType: 'VERIFICATION', used: 8260, total: 10_000, resetAt: RESET_AT },
  { quotaType: 'AGENT_RESULT', used: 1120, total: 2000, resetAt: RESET_AT },
];

export const OFFERS: PlanOffers = {
  plans: [
    { key: 'free', name: 'Free', monthly: usd(0), yearly: usd(0), quotas: quotasOf(2, 1500, 500, 200, 50) },
    {
      key: 'starter',
      name: 'Starter',
      monthly: usd(2900),
      yearly: usd(29_000),
      quotas: quotasOf(10, 5000, 5000, 2500, 500),
    },
    {
      key: 'growth',
      name: 'Growth',
      monthly: usd(7900),
      yearly: usd(79_000),
      quotas: quotasOf(25, 25_000, 15_000, 10_000, 2000),
    },
    {
      key: 'scale',
      name: 'Scale',
      monthly: usd(19_900),
      yearly: usd(199_000),
      quotas: quotasOf(100, 100_000, 60_000, 50_000, 10_000),
    },
  ],
  current: 'growth',
  interval: 'month',
  usage: USAGE,
  runsOut: [{ quotaType: 'VERIFICATION', on: '2026-11-21T10:00:00.000Z', perDay: 486 }],
};

const FROM = '2026-11-18T00:00:00.000Z';

export const quoteOf = (changed: Partial<PlanQuote> = {}): PlanQuote => ({
  quoteId: QUOTE_ID,
  kind: 'upgrade',
  takesEffectAt: FROM,
  isNow: true,
  lines: [
    { kind: 'plan', of: 'scale', count: 1, each: 19_900, amount: 8623, from: FROM, until: RESET_AT },
    { kind: 'unusedPlan', of: 'growth', count: 1, each: -7900, amount: -3423, from: FROM, until: RESET_AT },
  ],
  dueNow: usd(5200),
  nextBill: { total: usd(19_900), at: RESET_AT, interval: 'month' },
  doesNotFit: [],
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  ...changed,
});

export const billingOf = (changed: Partial<Billing> = {}): Billing => ({
  plan: 'growth',
  interval: 'month',
  state: 'active',
  paidUntil: RESET_AT,
  graceUntil: null,
  pausedUntil: null,
  scheduled: null,
  nextBill: {
    at: RESET_AT,
    lines: [
      {
        kind: 'plan',
        of: 'growth',
        count: 1,
        each: 7900,
        amount: 7900,
        from: RESET_AT,
        until: '2027-01-01T00:00:00.000Z',
      },
      { kind: 'mailboxes', of: 'getharborline.test', count: 3, each: 300, amount: 900, from: null, until: null },
    ],
    total: usd(8800),
  },
  card: { brand: 'visa', lastFour: '4242', expiresMonth: 8, expiresYear: 2028 },
  address: {
    name: 'Harborline GmbH',
    street: '4 Speicherstadt',
    postcode: '20457',
    city: 'Hamburg',
    country: 'DE',
    taxId: 'DE318842107',
  },
  usage: USAGE,
  expected: [
    { quotaType: 'MAIL', byEnd: 10_970, runsOutOn: null },
    { quotaType: 'VERIFICATION', byEnd: 14_570, runsOutOn: '2026-11-21T10:00:00.000Z' },
    { quotaType: 'AGENT_RESULT', byEnd: 1980, runsOutOn: null },
  ],
  disputed: null,
  unpaid: null,
  ...changed,
});

export const purchaseOf = (changed: Partial<Purchase> = {}): Purchase => ({
  purchaseId: PURCHASE_ID,
  kind: 'plan',
  orderId: null,
  state: 'paid',
  lines: quoteOf().lines,
  total: usd(5200),
  declinedFor: null,
  card: { brand: 'visa', lastFour: '4242' },
  checkoutUrl: null,
  ...changed,
});

export const INVOICE: Invoice = {
  invoiceId: 'f0f3b7c4-1d7e-4c07-9a33-1b6a55a0c9d1',
  number: 'OR-0007',
  issuedAt: '2026-11-01T08:00:00.000Z',
  state: 'paid',
  lines: [
    {
      kind: 'plan',
      of: 'growth',
      count: 1,
      each: 7900,
      amount: 7900,
      from: '2026-11-01T00:00:00.000Z',
      until: RESET_AT,
    },
    { kind: 'tax', of: 'VAT 19 %', count: 1, each: 1501, amount: 1501, from: null, until: null },
  ],
  total: usd(9401),
  refunded: usd(0),
  dispute: null,
};
