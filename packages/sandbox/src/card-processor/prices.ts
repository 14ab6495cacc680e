import { type Form, formOf, numberOf, textOf } from './form-body.ts';
import { mustFind, type Parts, seconds } from './processor-parts.ts';
import { invalid } from './refusal.ts';
import type { Price } from './shapes.ts';

export function createPrice(parts: Parts, form: Form): Price {
  const currency = textOf(form.currency);
  const amount = numberOf(form.unit_amount);
  const lookupKey = textOf(form.lookup_key) ?? null;
  const name = textOf(formOf(form.product_data).name);
  const interval = textOf(formOf(form.recurring).interval);
  if (currency === undefined || amount === undefined || !(amount >= 0)) throw invalid('Invalid amount.', 'unit_amount');
  if (interval !== 'month' && interval !== 'year') throw invalid('Invalid interval.', 'recurring[interval]');
  if (name === undefined) throw invalid('Missing required param.', 'product_data');
  if (lookupKey !== null && parts.store.list('price').some((price) => price.lookup_key === lookupKey)) {
    throw invalid(`A price already uses that lookup key ('${lookupKey}').`, 'lookup_key');
  }
  const created = seconds(parts.now());
  const product = parts.store.newId('prod');
  parts.store.put({ id: product, object: 'product', created, name, active: true });
  const price: Price = {
    id: parts.store.newId('price'),
    object: 'price',
    created,
    active: true,
    currency,
    unit_amount: amount,
    lookup_key: lookupKey,
    product,
    type: 'recurring',
    recurring: { interval, interval_count: 1 },
  };
  parts.store.put(price);
  return price;
}

export const nameOfPrice = (parts: Parts, price: Price) => mustFind(parts, 'product', price.product).name;
