import { type Html, html, rawHtml } from '../../identity/html.ts';
import { THREE_D_SECURE_CODE } from '../try-cards.ts';
import { icon } from './checkout-icons.ts';
import { type Say, sumIn } from './checkout-texts.ts';
import { sayLeft } from './checkout-times.ts';
import type { CheckoutView } from './checkout-view.ts';

export const CODE_TRIES = 3;

/** The bank's question over the page. The enter key presses the first button of a form, so the way out comes last. */
export function bankPart({ session, extras, asked, language }: CheckoutView, say: Say): Html {
  const wrong = asked?.isWrong ? html`<p class="wrong" role="alert">${say('wrongCode')}</p>` : '';
  const invalid = asked?.isWrong ? rawHtml(' aria-invalid="true"') : '';
  const code = `${THREE_D_SECURE_CODE.slice(0, 3)} ${THREE_D_SECURE_CODE.slice(3)}`;
  const { number = '', tries = 0, until = 0 } = extras.asked ?? {};
  return html`<div class="veil"><div class="bank" role="dialog" aria-modal="true" aria-labelledby="bank">
<header>${icon('bank', 20)}<div><h3 id="bank">${say('bank')}</h3><p class="small">${say('bankPage')}</p></div></header>
<form method="post" novalidate>
<dl>
<dt>${say('to')}</dt><dd>${'Outrider'}</dd>
<dt>${say('amount')}</dt><dd>${sumIn(language, session.amount_total, session.currency)}</dd>
<dt>${say('card')}</dt><dd>${say('ending', { lastFour: number.slice(-4) })}</dd>
</dl>
<label for="answer">${say('codeSent')}</label>
<div class="code"${invalid}>${Array.from(THREE_D_SECURE_CODE, () => html`<i></i>`)}
<input id="answer" name="answer" inputmode="numeric" autocomplete="one-time-code" maxlength="7" autofocus${invalid}></div>
${wrong}
<p class="head small"><span>${say('codeIs', { code })}</span><span>${sayLeft(say, until, { after: say('comma') })}${say('codeTry', { count: tries + 1, most: CODE_TRIES })}</span></p>
<div class="pair answers">
<button class="primary" name="action" value="confirm">${say('confirm')}</button>
<button name="action" value="fail">${say('failOnPurpose')}</button>
</div>
<button class="close" name="action" value="cancel" aria-label="${say('cancelBank')}">${icon('close', 18)}</button>
</form></div></div>`;
}
