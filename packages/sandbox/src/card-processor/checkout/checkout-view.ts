import type { Language } from '@outrider/contract/languages';
import type { CheckoutSession } from '../shapes.ts';
import type { CheckoutExtras, WebhookBreak } from '../store.ts';
import type { CheckoutText } from './checkout-texts.ts';

export const BREAKS: readonly WebhookBreak[] = ['twice', 'late', 'close'];

export type CardFields = { email: string; number: string; expiry: string; code: string; name: string };
export type CardProblem = {
  notice?: { title: CheckoutText; text: string };
  number?: CheckoutText;
  expiry?: CheckoutText;
};

export type CheckoutView = {
  session: CheckoutSession;
  extras: CheckoutExtras;
  interval: 'month' | 'year' | undefined;
  fields: CardFields;
  breaks: readonly WebhookBreak[];
  problem: CardProblem;
  /** The bank asks; undefined: it does not. */
  asked: { isWrong: boolean } | undefined;
  language: Language;
  /** What the box's clock shows. */
  now: Date;
};
