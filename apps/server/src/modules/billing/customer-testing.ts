import { randomUUID } from 'node:crypto';
import type { Db, Scope } from '../../platform/db.ts';
import { createLog } from '../../platform/log.ts';
import type { BillingDeps } from './billing-deps.ts';
import { SUCCESS_URL, type TestProcessor } from './cards/card-processor-testing.ts';
import { insertCustomer } from './payments/purchases.repository.ts';
import type { Purchases } from './payments/purchases.ts';
import { confirmPlan } from './plan-changes/confirm-plan.ts';
import { quotePlan } from './plan-changes/quote-plan.ts';
import { planOfWorkspace } from './plan-of-workspace.ts';
import { USUAL_PLANS } from './plans.ts';
import { lookAtSubscription } from './subscription/look-at-subscription.ts';
import { aWorkspace } from './testing.ts';

export const DAY_MS = 86_400_000;
export const ADDRESSES = ['maya', 'jonas', 'ines'].map((name) => `${name}@askharborline.test`);
const GOOD = '4242424242424242';

type Given = { customerId: string; card: string; answer?: string | undefined };

async function putCardOnFile(world: TestProcessor, { workspaceId }: Scope, { customerId, card, answer }: Given) {
  const { url, checkoutId } = await world.processor.openCardCheckout({
    key: randomUUID(),
    customerId,
    reference: { workspaceId, purchaseId: randomUUID() },
    successUrl: SUCCESS_URL,
    cancelUrl: 'http://app.box.test/purchase/error',
    expiresAt: new Date(world.clock.now().getTime() + 3_600_000),
    currency: 'USD',
  });
  await world.pay(url ?? '', card, answer === undefined ? {} : { answer });
  const { paymentMethodId } = await world.processor.findCheckout(checkoutId);
  await world.processor.keepCard(customerId, paymentMethodId ?? '');
}

/** A customer with a card on file, and purchases that are only remembered. */
export async function aCustomer(db: Db, world: TestProcessor) {
  const scope = await aWorkspace(db);
  const { customerId } = await world.processor.createCustomer({
    key: randomUUID(),
    workspaceId: scope.workspaceId,
    email: 'maya@harborline.test',
    address: null,
  });
  await insertCustomer(db, scope, customerId, world.clock.now());
  const giveCard = (card: string, answer?: string) => putCardOnFile(world, scope, { customerId, card, answer });
  await giveCard(GOOD);
  const recorded = new Map<string, { purchaseId: string; subscriptionId: string | null }>();
  const purchases: Purchases = {
    customerOf: async () => customerId,
    openPlanCheckout: async () => ({ purchaseId: randomUUID(), checkoutUrl: 'http://checkout.test/' }),
    async recordPlanPurchase(_scope, { reference, subscriptionId }) {
      const purchase = recorded.get(reference) ?? { purchaseId: randomUUID(), subscriptionId };
      recorded.set(reference, purchase);
      return purchase;
    },
    findPlanPurchase: async (_scope, reference) => recorded.get(reference),
  };
  const queued: string[] = [];
  const deps: BillingDeps = {
    db,
    jobs: { enqueue: async (_trx, name) => void queued.push(name) },
    log: createLog('silent'),
    now: () => world.clock.now(),
    isOn: true,
    book: USUAL_PLANS,
    cards: world.processor,
    purchases,
    usageOf: (of) => planOfWorkspace(db, of, world.clock.now()),
    ownerOf: async () => ({ email: 'maya@harborline.test', language: 'en' }),
    listDomains: async () => [
      {
        domain: 'askharborline.test',
        expiresAt: new Date('2027-05-01'),
        renewal: { amount: 1_299, currency: 'USD' },
        mailboxes: ADDRESSES,
      },
    ],
    namesOf: async () => new Map(),
  };
  const buy = async (plan: 'free' | 'starter' | 'growth' | 'scale', interval: 'month' | 'year' = 'month') => {
    const quote = await quotePlan(deps, scope, { plan, interval });
    await confirmPlan(deps, scope, quote.quoteId);
    await look();
    return quote;
  };
  async function look() {
    const account = await db
      .selectFrom('billing_accounts')
      .select('subscription_id')
      .where('workspace_id', '=', scope.workspaceId)
      .executeTakeFirst();
    if (account?.subscription_id) await lookAtSubscription(deps, scope, account.subscription_id);
  }
  return { scope, deps, buy, look, queued, customerId, giveCard };
}

export const paidBy = async (world: TestProcessor, customerId: string) =>
  (await world.processor.listInvoices(customerId, { limit: 50, after: null })).reduce(
    (sum, { amountPaid }) => sum + amountPaid,
    0,
  );
