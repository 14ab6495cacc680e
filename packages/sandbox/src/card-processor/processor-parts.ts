import type { Bank } from './bank.ts';
import { missing } from './refusal.ts';
import type { Kind, StripeObject, StripeObjects } from './shapes.ts';
import type { Store, WebhookBreak } from './store.ts';

/** What every part of the card processor works with. */
export type Parts = {
  store: Store;
  bank: Bank;
  now: () => Date;
  /** Where the pages of the card processor are. */
  origin: string;
  /** Tells the product of it; the object as it is now. */
  tell: (type: string, object: StripeObject, breaks?: readonly WebhookBreak[]) => void;
};

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

export function mustFind<K extends Kind>({ store }: Pick<Parts, 'store'>, kind: K, id: string): StripeObjects[K] {
  const object = store.find(kind, id);
  if (!object) throw missing(kind, id);
  return object;
}
