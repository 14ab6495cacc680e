import type Stripe from 'stripe';
import { type CardProcessor, CardProcessorError, type CardSubscription, type WantedItem } from './card-processor.ts';
import { asking, dateOf, idOf, keyed, secondsOf } from './stripe-client.ts';
import { describeWhole, EXPAND_LINES } from './stripe-invoices.ts';
import type { PriceItems } from './stripe-prices.ts';

type Subscriptions = Pick<
  CardProcessor,
  | 'startSubscription'
  | 'findSubscription'
  | 'previewInvoice'
  | 'changeSubscription'
  | 'scheduleChange'
  | 'cancelAtPeriodEnd'
  | 'undoScheduled'
  | 'pauseSubscription'
  | 'resumeSubscription'
>;

export function stripeSubscriptions(stripe: Stripe, priceItems: PriceItems): Subscriptions {
  const find = (id: string) => stripe.subscriptions.retrieve(id);

  /** Items of the same price stay the same items, so that only what changes is prorated. */
  async function changesOf(subscription: Stripe.Subscription, wanted: WantedItem[]) {
    const priced = await priceItems(wanted);
    const stays = new Map(priced.map((item) => [item.price, item]));
    const known = new Set(subscription.items.data.map(({ price }) => price.id));
    return [
      ...subscription.items.data.map(({ id, price }) => {
        const item = stays.get(price.id);
        return item ? { id, quantity: item.quantity } : { id, deleted: true };
      }),
      ...priced.filter(({ price }) => !known.has(price)).map(({ price, quantity }) => ({ price, quantity })),
    ];
  }

  async function releaseSchedule(subscription: Stripe.Subscription, key: string) {
    const scheduleId = idOf(subscription.schedule);
    if (scheduleId !== null) {
      await stripe.subscriptionSchedules.release(scheduleId, {}, keyed(`${key}:release:${scheduleId}`));
    }
  }

  const update = async (id: string, params: Stripe.SubscriptionUpdateParams, key: string) =>
    describe(await stripe.subscriptions.update(id, params, keyed(key)));

  return {
    startSubscription: ({ key, customerId, items, reference, firstBillAt }) =>
      asking(async () => {
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: (await priceItems(items)).map(({ price, quantity }) => ({ price, quantity })),
            payment_behavior: 'error_if_incomplete',
            off_session: true,
            metadata: { ...reference },
            ...(firstBillAt ? { billing_cycle_anchor: secondsOf(firstBillAt), proration_behavior: 'none' } : {}),
          },
          keyed(key),
        );
        return describe(subscription);
      }),

    findSubscription: (subscriptionId) => asking(async () => describe(await find(subscriptionId))),

    previewInvoice: ({ subscriptionId, change }) =>
      asking(async () => {
        const details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails | undefined = change
          ? {
              items: await changesOf(await find(subscriptionId), change.items),
              proration_date: secondsOf(change.at),
              proration_behavior: 'always_invoice',
            }
          : undefined;
        const invoice = await stripe.invoices.createPreview({
          subscription: subscriptionId,
          ...(details ? { subscription_details: details } : {}),
          expand: EXPAND_LINES,
        });
        return { ...(await describeWhole(stripe, invoice)), invoiceId: null };
      }),

    changeSubscription: ({ key, subscriptionId, items, at, billed }) =>
      asking(async () => {
        const subscription = await find(subscriptionId);
        await releaseSchedule(subscription, key);
        const changes = await changesOf(subscription, items);
        // Done before by a worker that was cut off then.
        if (changes.every((change) => isUnchanged(subscription, change))) return describe(await find(subscriptionId));
        return update(
          subscriptionId,
          {
            items: changes,
            proration_date: secondsOf(at),
            proration_behavior: billed === 'now' ? 'always_invoice' : 'create_prorations',
            payment_behavior: billed === 'now' ? 'error_if_incomplete' : 'allow_incomplete',
            off_session: true,
            cancel_at_period_end: false,
          },
          key,
        );
      }),

    scheduleChange: ({ key, subscriptionId, items }) =>
      asking(async () => {
        const subscription = await find(subscriptionId);
        const known = idOf(subscription.schedule);
        const schedule =
          known === null
            ? await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }, keyed(`${key}:make`))
            : await stripe.subscriptionSchedules.retrieve(known);
        // A change that was scheduled before and holds by now is the phase under way, no longer the one to come.
        const current = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.start_date);
        const [first] = items;
        if (!current || !first) throw new CardProcessorError('notPossible', 'no_phase');
        await stripe.subscriptionSchedules.update(
          schedule.id,
          {
            end_behavior: 'release',
            proration_behavior: 'none',
            phases: [
              {
                start_date: current.start_date,
                end_date: current.end_date,
                items: current.items.map(({ price, quantity = 1 }) => ({ price: idOf(price) ?? '', quantity })),
              },
              {
                duration: { interval: first.price.interval, interval_count: 1 },
                proration_behavior: 'none',
                items: (await priceItems(items)).map(({ price, quantity }) => ({ price, quantity })),
              },
            ],
          },
          keyed(key),
        );
        return describe(await find(subscriptionId));
      }),

    cancelAtPeriodEnd: ({ key, subscriptionId }) =>
      asking(async () => {
        await releaseSchedule(await find(subscriptionId), key);
        return update(subscriptionId, { cancel_at_period_end: true }, key);
      }),

    undoScheduled: ({ key, subscriptionId }) =>
      asking(async () => {
        await releaseSchedule(await find(subscriptionId), key);
        return update(subscriptionId, { cancel_at_period_end: false }, key);
      }),

    pauseSubscription: ({ key, subscriptionId, resumesAt }) =>
      asking(() =>
        update(subscriptionId, { pause_collection: { behavior: 'void', resumes_at: secondsOf(resumesAt) } }, key),
      ),

    resumeSubscription: ({ key, subscriptionId }) =>
      asking(() => update(subscriptionId, { pause_collection: '' }, key)),
  };
}

type Change = { id?: string; quantity?: number; deleted?: boolean };

const isUnchanged = ({ items }: Stripe.Subscription, { id, quantity, deleted = false }: Change) =>
  !deleted && items.data.some((item) => item.id === id && item.quantity === quantity);

function describe(subscription: Stripe.Subscription): CardSubscription {
  const items = subscription.items.data.map((item) => ({
    itemId: item.id,
    lookupKey: item.price.lookup_key ?? '',
    each: item.price.unit_amount ?? 0,
    quantity: item.quantity ?? 1,
    interval: item.price.recurring?.interval === 'year' ? ('year' as const) : ('month' as const),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
  }));
  const [first] = items;
  if (!first) throw new CardProcessorError('malformed', 'subscription_without_items');
  const { pause_collection: pause, cancel_at: cancelsAt } = subscription;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    state: stateOf(subscription.status),
    currency: subscription.currency.toUpperCase(),
    items,
    periodStart: first.periodStart,
    periodEnd: first.periodEnd,
    cancelsAt: cancelsAt === null ? null : dateOf(cancelsAt),
    paused: pause && { resumesAt: pause.resumes_at === null ? null : dateOf(pause.resumes_at) },
    scheduleId: idOf(subscription.schedule),
    latestInvoiceId: idOf(subscription.latest_invoice),
  };
}

function stateOf(status: Stripe.Subscription['status']): CardSubscription['state'] {
  if (status === 'active' || status === 'trialing' || status === 'paused') return 'active';
  if (status === 'past_due') return 'pastDue';
  if (status === 'unpaid') return 'unpaid';
  return status === 'incomplete' ? 'incomplete' : 'cancelled';
}
