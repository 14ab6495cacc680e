import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageOf } from '@outrider/contract/languages';
import { type Html, html } from '../../identity/html.ts';
import { payInvoice } from '../invoices.ts';
import { cardOf } from '../pay-bill.ts';
import type { Parts } from '../processor-parts.ts';
import { Refusal } from '../refusal.ts';
import { billNow } from '../renew.ts';
import type { Customer, Invoice } from '../shapes.ts';
import { icon } from './checkout-icons.ts';
import { sendNotice, sendPage } from './checkout-page.ts';
import { sayIn, sumIn } from './checkout-texts.ts';

/** The customer's own pages: the account with its bills, and a bill that can be paid. */
export function serveAccount(parts: Parts, { appUrl, onChange }: { appUrl: string; onChange: () => void }) {
  return (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const language = languageOf(request.headers['accept-language']);
    const [, first, second = '', third = ''] = url.pathname.split('/');
    const bill = first === 'i' ? parts.store.find('invoice', second) : undefined;
    const customer = first === 'p' ? parts.store.find('customer', third) : undefined;
    if (bill) return showBill(response, bill, language, request.method === 'POST');
    if (customer) {
      if (request.method === 'POST') {
        billNow(parts, customer.id);
        onChange();
      }
      return showAccount(response, customer, language, url.searchParams.get('return') ?? appUrl);
    }
    return sendNotice(response, { status: 404, language, title: 'absentTitle', text: 'absent', href: appUrl });
  };

  function showAccount(response: ServerResponse, customer: Customer, language: Language, back: string) {
    const say = sayIn(language);
    const card = parts.store.find('payment_method', customer.invoice_settings.default_payment_method)?.card;
    const bills = parts.store.list('invoice').filter((bill) => bill.customer === customer.id);
    const hasPlan = parts.store
      .list('subscription')
      .some((one) => one.customer === customer.id && one.status !== 'canceled');
    const body = html`<main class="alone"><div>
<h1>${say('portal')}</h1>
<p>${customer.email ?? ''}</p>
<h2>${say('card')}</h2>
<p>${card ? say('ending', { lastFour: card.last4 }) : say('noCard')}</p>
<h2>${say('bills')}</h2>
${bills.length === 0 ? html`<p>${say('noBills')}</p>` : html`<ul class="lines">${bills.map((bill) => billLine(bill, language))}</ul><p></p>`}
${hasPlan ? html`<form method="post"><button class="button">${say('billNow')}</button></form><p class="small">${say('billNowMore')}</p>` : ''}
<a class="button" href="${safeLink(back, appUrl)}">${say('back')}</a>
</div></main>`;
    sendPage(response, { language, title: say('portal'), body });
  }

  function showBill(response: ServerResponse, bill: Invoice, language: Language, pays: boolean) {
    const say = sayIn(language);
    const subscription = parts.store.find('subscription', bill.parent.subscription_details.subscription);
    const hasCard = subscription !== undefined && cardOf(parts, subscription) !== null;
    const word = pays && bill.status === 'open' && hasCard ? tryPaying(bill) : undefined;
    const sum = sumIn(language, bill.amount_due, bill.currency);
    const offer = hasCard
      ? html`<form method="post"><button class="primary">${say('payButton', { sum })}</button></form>`
      : html`<p>${say('noCardToPay')}</p>`;
    const title = say('bill', { number: bill.number ?? '' });
    const body = html`<main class="alone"><div>
<h1>${title}</h1>
<p>${sum}, ${say(stateOf(bill))}</p>
${word === undefined ? '' : html`<div class="notice" role="alert">${icon('declined')}<div><b>${say('declined')}</b>${say('bankSays', { word })}</div></div>`}
<ul class="lines">${bill.lines.data.map(({ description, amount }) => html`<li><span>${description}</span><span>${sumIn(language, amount, bill.currency)}</span></li>`)}</ul>
${bill.status === 'open' ? offer : ''}
<p></p><a class="button" href="${appUrl}">${say('back')}</a>
</div></main>`;
    sendPage(response, { language, title, body });
  }

  /** The bank's word when it refuses. */
  function tryPaying(bill: Invoice): string | undefined {
    try {
      payInvoice(parts, bill.id, true);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { decline_code: word, code } = error.body.error;
      return String(word ?? code);
    } finally {
      onChange();
    }
  }
}

const stateOf = ({ status }: Invoice) => (status === 'paid' || status === 'void' ? status : 'open');

const billLine = (bill: Invoice, language: Language): Html =>
  html`<li><span><b><a href="/i/${bill.id}">${bill.number ?? ''}</a></b>
<span class="small">${new Date(bill.created * 1000).toISOString().slice(0, 10)}, ${sayIn(language)(stateOf(bill))}</span></span>
<span>${sumIn(language, bill.total, bill.currency)}</span></li>`;

/** Only back to the product. */
const safeLink = (link: string, appUrl: string) => (link.startsWith(appUrl) ? link : appUrl);
