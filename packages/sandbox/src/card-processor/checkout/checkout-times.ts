import { type Html, html } from '../../identity/html.ts';
import type { CheckoutText, Say } from './checkout-texts.ts';

/** For the browser to show in the reader's zone. */
const timeOf = (ms: number): Html => {
  const moment = new Date(ms).toISOString();
  return html`<time datetime="${moment}">${`${moment.slice(11, 16)} UTC`}</time>`;
};

const PLACE = '\u0000';

/** A sentence with something that is HTML in the place of one of its values. */
function around(
  say: Say,
  name: CheckoutText,
  place: string,
  within: Html,
  values: Record<string, string | number> = {},
) {
  const [before = '', after = ''] = say(name, { ...values, [place]: PLACE }).split(PLACE);
  return html`${before}${within}${after}`;
}

export const sayTime = (say: Say, name: CheckoutText, ms: number, values: Record<string, string | number> = {}): Html =>
  around(say, name, 'time', timeOf(ms), values);

/** Counted down where scripts run; nothing where they do not, with the signs that part it from the words beside it. */
export const sayLeft = (say: Say, ms: number, { before = '', after = '' }: { before?: string; after?: string }): Html =>
  html`<span data-until="${String(ms)}" hidden>${before}${around(say, 'left', 'left', html`<b></b>`)}${after}</span>`;
