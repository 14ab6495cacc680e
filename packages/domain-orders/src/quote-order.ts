import type { OrderKind } from './order-steps.ts';

const DAY_MS = 86_400_000;

export type Money = { amount: number; currency: string };

export type Prices = {
  currency: string;
  /** One mailbox a month. */
  mailboxMonthly: number;
};

export type QuotedDomain = {
  domain: string;
  mailboxes: number;
  /** By the registrar for the whole term; of a warmed-up one for a month. Nothing where no name is bought. */
  name: Money | null;
  /** What a further year costs. */
  renewal: Money | null;
};

export type QuoteLine = {
  kind: 'domain' | 'renewal' | 'warmedDomain' | 'mailboxes';
  of: string;
  count: number;
  each: number;
  amount: number;
  from: Date | null;
  until: Date | null;
};

type Asked = {
  kind: OrderKind;
  years: number;
  domains: readonly QuotedDomain[];
  prices: Prices;
  now: Date;
  /** The month that is billed: what is bought now is paid until its end, and with the plan from then on. */
  month: { start: Date; end: Date };
};

/** What one domain costs today: the name, and its mailboxes until the month ends. */
export type ItemPrice = { domain: string; name: number; mailboxes: number };

export type QuotedOrder = {
  lines: QuoteLine[];
  items: ItemPrice[];
  dueNow: number;
  monthly: number;
  /** A year from now, only for what is renewed. */
  renewal: { total: number; at: Date } | null;
};

/** Whole minor units throughout: each line is its count times its price, and the sum is the lines' sum. */
export function quoteOrder({ kind, years, domains, prices, now, month }: Asked): QuotedOrder {
  for (const { name, renewal } of domains) {
    if ((name ?? renewal)?.currency !== undefined && (name ?? renewal)?.currency !== prices.currency) {
      throw new Error('an order has one currency');
    }
  }
  const part = (monthly: number) => prorate(monthly, now, month);
  const paysMailboxes = kind === 'new' || kind === 'existing';
  const eachMailbox = part(prices.mailboxMonthly);
  const items = domains.map(({ domain, mailboxes, name }) => ({
    domain,
    name: kind === 'warmed' ? part(name?.amount ?? 0) : (name?.amount ?? 0),
    mailboxes: paysMailboxes ? mailboxes * eachMailbox : 0,
  }));
  const count = paysMailboxes ? domains.reduce((sum, { mailboxes }) => sum + mailboxes, 0) : 0;
  const until = kind === 'warmed' ? month.end : yearsAfter(now, years);
  const names = items
    // A month of a warmed-up one that costs nothing today is on the next bill.
    .filter(({ name }) => name > 0 || kind === 'warmed')
    .map(({ domain, name }) => lineOf(NAME_LINES[kind], domain, name, { from: now, until }));
  const ofMailboxes: QuoteLine = {
    kind: 'mailboxes',
    of: '',
    count,
    each: eachMailbox,
    amount: count * eachMailbox,
    from: now,
    until: month.end,
  };
  const lines = [...names, ...(count > 0 ? [ofMailboxes] : [])];
  const warmed = kind === 'warmed' ? domains.reduce((sum, { name }) => sum + (name?.amount ?? 0), 0) : 0;
  const renewals = domains.flatMap(({ renewal }) => (renewal ? [renewal.amount] : []));
  return {
    lines,
    items,
    dueNow: lines.reduce((sum, { amount }) => sum + amount, 0),
    monthly: count * prices.mailboxMonthly + warmed,
    renewal:
      kind === 'new' && renewals.length > 0
        ? { total: renewals.reduce((sum, amount) => sum + amount, 0), at: yearsAfter(now, years) }
        : null,
  };
}

const NAME_LINES: Record<OrderKind, QuoteLine['kind']> = {
  new: 'domain',
  existing: 'domain',
  warmed: 'warmedDomain',
  renewal: 'renewal',
};

const lineOf = (
  kind: QuoteLine['kind'],
  of: string,
  amount: number,
  { from, until }: { from: Date; until: Date },
): QuoteLine => ({ kind, of, count: 1, each: amount, amount, from, until });

/** A part of a month by days, today among them, rounded to the nearest unit. Never more than the whole month. */
export function prorate(monthly: number, now: Date, { start, end }: { start: Date; end: Date }): number {
  const whole = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const left = Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
  return Math.round((monthly * Math.min(whole, Math.max(0, left))) / whole);
}

/** The 29th of February becomes the 28th, as registrars have it. */
export function yearsAfter(at: Date, years: number): Date {
  const later = new Date(at);
  later.setUTCFullYear(at.getUTCFullYear() + years);
  if (later.getUTCMonth() !== at.getUTCMonth()) later.setUTCDate(0);
  return later;
}
