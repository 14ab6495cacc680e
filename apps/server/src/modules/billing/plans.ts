import { PLAN_KEYS, type PlanOffer } from '@outrider/contract/billing/plans';
import { QUOTA_TYPES, type Quota } from '@outrider/contract/user';
import { z } from 'zod';
import { parseJson } from '../../platform/web/parse-json.ts';

type QuotaType = Quota['quotaType'];
type PlanKey = PlanOffer['key'];

/** Prices in minor units. A quota of null is unlimited. */
export type Plan = { name: string; monthly: number; yearly: number; quotas: Record<QuotaType, number | null> };

/** What is sold here. `mailbox` is the price of one bought mailbox a month, billed with the plan. */
export type PlanBook = { currency: string; mailbox: number; plans: Record<PlanKey, Plan> };

const quotasOf = (numbers: (number | null)[]) =>
  Object.fromEntries(QUOTA_TYPES.map((type, place) => [type, numbers[place] ?? null])) as Plan['quotas'];

/** A year costs ten months. */
const planOf = (name: string, monthly: number, quotas: number[]): Plan => ({
  name,
  monthly,
  yearly: monthly * 10,
  quotas: quotasOf(quotas),
});

export const USUAL_PLANS: PlanBook = {
  currency: 'USD',
  mailbox: 300,
  plans: {
    free: planOf('Free', 0, [2, 1_500, 500, 200, 50]),
    starter: planOf('Starter', 2_900, [10, 5_000, 6_000, 3_000, 500]),
    growth: planOf('Growth', 7_900, [50, 25_000, 15_000, 10_000, 2_500]),
    scale: planOf('Scale', 19_900, [200, 100_000, 100_000, 50_000, 10_000]),
  },
};

/** For a database that no start has written the plans into. */
export const usualPlan = (key: string): Plan | undefined => USUAL_PLANS.plans[key as PlanKey];

/** Of an installation without billing. */
export const UNLIMITED: Plan = { name: 'Unlimited', monthly: 0, yearly: 0, quotas: quotasOf([]) };

const price = z.int().min(0).max(100_000_000);

/** What an operator may set, each part by itself; the rest stays as it is. */
const changes = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  mailbox: price.optional(),
  plans: z
    .partialRecord(
      z.enum(PLAN_KEYS),
      z.strictObject({
        name: z.string().trim().min(1).max(40).optional(),
        monthly: price.optional(),
        yearly: price.optional(),
        quotas: z.partialRecord(z.enum(QUOTA_TYPES), z.int().min(0).nullable()).optional(),
      }),
    )
    .optional(),
});

/** The plans as sold with these changes, which are JSON; undefined where they are not to be understood. */
export function planBook(text?: string): PlanBook | undefined {
  if (text === undefined) return USUAL_PLANS;
  const parsed = changes.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { currency = USUAL_PLANS.currency, mailbox = USUAL_PLANS.mailbox, plans = {} } = parsed.data;
  const changed = PLAN_KEYS.map((key) => [key, planWith(USUAL_PLANS.plans[key], plans[key] ?? {})]);
  return { currency, mailbox, plans: Object.fromEntries(changed) as PlanBook['plans'] };
}

type PlanChange = NonNullable<NonNullable<z.infer<typeof changes>['plans']>[PlanKey]>;

const planWith = (usual: Plan, { name, monthly = usual.monthly, yearly, quotas }: PlanChange): Plan => ({
  name: name ?? usual.name,
  monthly,
  yearly: yearly ?? monthly * 10,
  quotas: { ...usual.quotas, ...quotas } as Plan['quotas'],
});

/** The owner is notified from here on, while there is time to act. */
const NEARLY_USED = 0.8;

export const isNearlyUsed = (used: number, total: number | null) => total !== null && used >= total * NEARLY_USED;

/** Quotas that count what exists now; the others start again each month. */
const STANDING: ReadonlySet<QuotaType> = new Set(['MAILBOX', 'CONTACT']);

export const startsAgain = (type: QuotaType) => !STANDING.has(type);
