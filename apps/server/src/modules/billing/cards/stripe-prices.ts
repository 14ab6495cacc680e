import type Stripe from 'stripe';
import type { WantedItem, WantedPrice } from './card-processor.ts';
import { keyed } from './stripe-client.ts';

/** Stripe looks for no more keys at once. */
const KEYS_AT_ONCE = 10;

/** Finds prices by their lookup keys, and makes each once. A lookup key names one price for good. */
export function stripePrices(stripe: Stripe) {
  const known = new Map<string, string>();

  async function make({ lookupKey, name, each, interval }: WantedPrice): Promise<string> {
    const { id } = await stripe.prices.create(
      {
        lookup_key: lookupKey,
        currency: each.currency.toLowerCase(),
        unit_amount: each.amount,
        recurring: { interval },
        product_data: { name },
      },
      keyed(`price:${lookupKey}`),
    );
    return id;
  }

  return async function priceItems(
    items: WantedItem[],
  ): Promise<{ price: string; quantity: number; lookupKey: string }[]> {
    const unknown = items.filter(({ price }) => !known.has(price.lookupKey));
    if (unknown.length > 0) {
      const lookupKeys = [...new Set(unknown.map(({ price }) => price.lookupKey))];
      for (let from = 0; from < lookupKeys.length; from += KEYS_AT_ONCE) {
        const asked = lookupKeys.slice(from, from + KEYS_AT_ONCE);
        const { data } = await stripe.prices.list({ lookup_keys: asked, active: true, limit: 100 });
        for (const { id, lookup_key: key } of data) if (key !== null) known.set(key, id);
      }
    }
    const priced = [];
    for (const { price, quantity } of items) {
      const id = known.get(price.lookupKey) ?? (await make(price));
      known.set(price.lookupKey, id);
      priced.push({ price: id, quantity, lookupKey: price.lookupKey });
    }
    return priced;
  };
}

export type PriceItems = ReturnType<typeof stripePrices>;
