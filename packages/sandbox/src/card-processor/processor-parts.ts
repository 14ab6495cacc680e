import type { Bank } from './bank.ts';
import { type Form, numberOf, textOf } from './form-body.ts';
import { missing } from './refusal.ts';
import { type Kind, type List, listOf, type StripeObject, type StripeObjects } from './shapes.ts';
import type { Store, WebhookBreak } from './store.ts';

export type Parts = {
  store: Store;
  bank: Bank;
  now: () => Date;
  /** Where the pages of the card processor are. */
  origin: string;
  /** Tells the product of it; the object as it is now. */
  tell: (type: string, object: StripeObject, breaks?: readonly WebhookBreak[]) => void;
};

/** From behind `starting_after` on. */
export function pageOf<T extends { id: string }>(all: T[], form: Form, url: string): List<T> {
  const after = textOf(form.starting_after);
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = numberOf(form.limit) ?? 10;
  return listOf(all.slice(from, from + limit), url, all.length > from + limit);
}

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

export function mustFind<K extends Kind>({ store }: Pick<Parts, 'store'>, kind: K, id: string): StripeObjects[K] {
  const object = store.find(kind, id);
  if (!object) throw missing(kind, id);
  return object;
}
