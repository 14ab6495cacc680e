import type { ServerResponse } from 'node:http';
import type { Language } from '@outrider/contract/languages';
import { type Html, html, rawHtml } from '../../identity/html.ts';
import { framePage, pageHeaders } from '../../identity/page-frame.ts';
import { TRY_CARDS, type TryCard } from '../try-cards.ts';
import { bankPart } from './bank-page.ts';
import { SCRIPT_PATH } from './checkout-files.ts';
import { type IconName, icon } from './checkout-icons.ts';
import { CHECKOUT_STYLE } from './checkout-style.ts';
import { type CheckoutText, type Say, sayIn, sumIn } from './checkout-texts.ts';
import { sayLeft, sayTime } from './checkout-times.ts';
import { BREAKS, type CheckoutView } from './checkout-view.ts';

const HEADERS = pageHeaders(CHECKOUT_STYLE, { ownFiles: true });

export function sendPage(
  response: ServerResponse,
  { status = 200, language, title, body }: { status?: number; language: Language; title: string; body: Html },
) {
  const say = sayIn(language);
  const marked = html`<p class="strip">${icon('box')} <b>${say('strip')}</b> ${say('noMoney')}</p>
${body}`;
  response.writeHead(status, HEADERS).end(framePage({ language, title, style: CHECKOUT_STYLE, body: marked }));
}

type Notice = { status?: number; language: Language; title: CheckoutText; text: CheckoutText; href: string };

export function sendNotice(response: ServerResponse, { status = 200, language, title, text, href }: Notice) {
  const say = sayIn(language);
  const body = html`<main class="alone"><div>
<h1>${say(title)}</h1>
<p>${say(text)}</p>
<a class="button" href="${href}">${say('back')}</a>
</div></main>`;
  sendPage(response, { status, language, title: say(title), body });
}

export function sendCheckout(response: ServerResponse, view: CheckoutView) {
  const say = sayIn(view.language);
  const title = say(view.session.mode === 'setup' ? 'saveTitle' : 'pay');
  const body = html`<main data-now="${String(view.now.getTime())}"${view.asked ? rawHtml(' inert') : ''}>
<section class="order"><div>${orderPart(view, say)}</div></section>
<section class="pay">${cardPart(view, say)}</section>
<aside class="trying">${tryingPart(view, say)}</aside>
</main>
${view.asked ? bankPart(view, say) : ''}
<script src="${SCRIPT_PATH}" defer></script>`;
  sendPage(response, { language: view.language, title, body });
}

function orderPart({ session, extras, interval, language }: CheckoutView, say: Say): Html {
  const sum = (amount: number) => sumIn(language, amount, session.currency);
  const back = html`<a class="back" href="${session.cancel_url}">${icon('back')}${say('back')}</a>`;
  const untilMs = session.expires_at * 1000;
  const until = html`<p class="small">${sayTime(say, 'holds', untilMs)}${sayLeft(say, untilMs, { before: say('comma') })}</p>`;
  if (session.mode === 'setup') return html`${back}<h1>${say('saveTitle')}</h1>${until}`;
  const every = interval ? ` ${say(interval === 'year' ? 'perYear' : 'perMonth')}` : '';
  const lines = extras.lines.map(
    ({ name, description, each, quantity }) => html`<li><span><b>${name}</b>
<span class="small">${description === '' && quantity > 1 ? say('each', { count: quantity, each: sum(each) }) : description}</span></span>
<span>${sum(each * quantity)}${every}</span></li>`,
  );
  return html`${back}
<p class="lead">${say('pay')}</p>
<h1>${sum(session.amount_total)}</h1>
${until}
<ul class="lines">${lines}<li class="sum"><span>${say('dueNow')}</span><span>${sum(session.amount_total)}</span></li></ul>
${extras.capture === 'manual' ? html`<p class="small">${say('held')}</p>` : ''}`;
}

function cardPart({ session, extras, fields, problem, language }: CheckoutView, say: Say): Html {
  const last = extras.tries.at(-1);
  const tried = last
    ? html`<span class="small">${sayTime(say, 'tries', last.at, { count: extras.tries.length })}</span>`
    : '';
  const notice = problem.notice
    ? html`<div class="notice" role="alert">${icon('declined')}<div><b>${say(problem.notice.title)}</b>${problem.notice.text}</div></div>`
    : '';
  const wrong = (name: CheckoutText | undefined) => (name ? html`<p class="wrong" role="alert">${say(name)}</p>` : '');
  const invalid = (isWrong: boolean) => (isWrong ? rawHtml(' aria-invalid="true"') : '');
  const button =
    session.mode === 'setup'
      ? say('saveButton')
      : say('payButton', { sum: sumIn(language, session.amount_total, session.currency) });
  return html`<form id="pay" method="post" novalidate>
<div class="head"><h2>${say('card')}</h2>${tried}</div>
${notice}
<label for="email">${say('email')}</label>
<input id="email" name="email" type="email" autocomplete="email" value="${fields.email}">
<label for="number">${say('number')}</label>
<div class="with-icon">${icon('card')}
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" value="${fields.number}" autofocus${invalid(problem.number !== undefined || problem.notice !== undefined)}></div>
${wrong(problem.number)}
<div class="pair">
<div><label for="expiry">${say('expiry')}</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="08 / 28" value="${fields.expiry}"${invalid(problem.expiry !== undefined)}></div>
<div><label for="code">${say('code')}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="cc-csc" placeholder="123" value="${fields.code}"></div>
</div>
${wrong(problem.expiry)}
<label for="name">${say('name')}</label>
<input id="name" name="name" autocomplete="cc-name" value="${fields.name}">
<button class="primary" name="action" value="pay">${button}</button>
<p class="small">${icon('lock', 14)} ${say('neverSees')}</p>
</form>`;
}

const ICONS: Record<TryCard['does'], IconName> = {
  pays: 'pays',
  asks: 'asks',
  declines: 'declined',
  declinesLater: 'declined',
  isEmpty: 'declined',
  isLost: 'declined',
  disputes: 'disputes',
  isSilent: 'waits',
};

export const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function tryingPart({ fields, breaks }: CheckoutView, say: Say): Html {
  const chosen = fields.number.replace(/\D/g, '');
  const cards = TRY_CARDS.map(
    ({
      number,
      does,
    }) => html`<button form="pay" name="fill" value="${number}" aria-pressed="${String(number === chosen)}">
${icon(ICONS[does])}<div><span>${spaced(number)}</span><small>${say(does)}</small></div></button>`,
  );
  const boxes = BREAKS.map(
    (name) =>
      html`<label><input form="pay" type="checkbox" name="break" value="${name}"${breaks.includes(name) ? rawHtml(' checked') : ''}>${say(name)}</label>`,
  );
  return html`<h3>${say('trying')}</h3>
<p class="small">${say('tryingMore')}</p>
<div class="cards">${cards}</div>
<h3>${say('alsoBreak')}</h3>
<div class="breaks">${boxes}</div>
<p class="small">${say('paidOnce')}</p>`;
}
