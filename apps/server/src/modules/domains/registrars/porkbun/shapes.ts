import type { Money } from '@outrider/contract/billing/plans';
import { z } from 'zod';

/** `1234.5` dollars as exact cents; never by floating point. */
export function readPrice(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '').trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Times are given in UTC without saying so: `2026-11-17 09:42:11`. */
export function readTime(text: string): Date | undefined {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2})Z?)?$/.exec(text.trim()) ?? [];
  const date = new Date(`${day}T${time}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

export const dollars = (amount: number): Money => ({ amount, currency: 'USD' });

const price = z.union([z.string(), z.number()]).transform((value, context) => {
  const cents = readPrice(String(value));
  if (cents !== undefined) return cents;
  context.addIssue('not a price');
  return z.NEVER;
});

const cents = z.int().min(0);
const yesOrNo = z.enum(['yes', 'no']).transform((value) => value === 'yes');
/** Flags travel as numbers, as texts and as words. */
const flag = z
  .union([z.number(), z.string(), z.boolean()])
  .transform((value) => /^(?:1|yes|true|on)$/i.test(String(value)));
const time = z.string().transform((text) => readTime(text) ?? null);
/** Numbers travel as texts in places. */
const count = z
  .union([z.number(), z.string().regex(/^\d{1,6}$/)])
  .transform(Number)
  .pipe(z.int().min(1).max(100_000));

export const anything = z.object({});

export const pricing = z.object({
  pricing: z.record(
    z.string(),
    // Endings whose price cannot be read are not sold by us.
    z.object({ registration: price, renewal: price }).optional().catch(undefined),
  ),
});

export const requirements = z.object({
  apiRegisterable: z.boolean(),
  registrationDurationYears: z.int().min(1).max(10).optional(),
});

export const checkedName = z.object({
  response: z.object({
    avail: yesOrNo,
    price,
    premium: yesOrNo.optional(),
    minDuration: z.int().min(1).max(10).optional(),
    additional: z.object({ renewal: z.object({ price }).optional() }).optional(),
  }),
  limits: z.object({ TTL: count, limit: count }).optional().catch(undefined),
});

export const dryRun = z.object({
  dryRun: z.literal(true),
  wouldSucceed: z.boolean(),
  cost: cents,
  duration: z.int().min(1).max(10).optional(),
  sufficientFunds: z.boolean().optional(),
  withinMonthlySpendLimit: z.boolean().optional(),
  balance: z.int().optional(),
});

/** A rehearsal that looks like an order, or the other way round, is neither. */
export const bought = z.object({
  dryRun: z.literal(false).optional(),
  orderId: z.union([z.int(), z.string().min(1).max(100)]),
  expirationDate: time.optional(),
});

export const ownDomain = z.object({
  domain: z.object({ createDate: time.optional(), expireDate: time.optional(), autoRenew: flag.optional() }),
});

export const autoRenewal = z.object({
  results: z.record(z.string(), z.object({ status: z.string(), message: z.string().optional() })).optional(),
});

export const authCode = z.object({ authCode: z.string().min(1).max(200) });

const text = z.union([z.string(), z.number()]).transform(String);

export const zoneRecords = z.object({
  records: z.array(
    z.object({
      id: text,
      name: z.string(),
      type: z.string(),
      content: z.string(),
      prio: text.nullish(),
    }),
  ),
});
