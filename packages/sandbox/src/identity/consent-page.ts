import type { OauthProvider } from '@outrider/contract/identity/oauth';
import type { Language } from '@outrider/contract/languages';
import { BRANDS } from './brands.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';
import { MARKS } from './sign-in-page.ts';
import { textIn } from './texts.ts';

type ConsentForm = {
  brand: OauthProvider;
  language: Language;
  email: string;
  scopes: readonly string[];
  isOffline: boolean;
};

/** Names what the product asks for and whose mailbox it is; the answer comes to the same address as the sign-in. */
export function consentPage({ brand, language, email, scopes, isOffline }: ConsentForm): Page {
  const say = textIn(language);
  const { label, mail } = BRANDS[brand];
  const title = say('consentTitle');
  const asks = Object.entries(mail.scopes).flatMap(([scope, text]) =>
    scopes.includes(scope) ? [say(text, { email })] : [],
  );
  if (isOffline) asks.push(say('whileAway'));
  const body = html`<h1>${MARKS[brand]}${title}</h1>
<p class="lead">${say('consentLead', { brand: label })}</p>
<form method="post">
<input type="hidden" name="email" value="${email}">
<ul class="asks">${asks.map((ask) => html`<li>${ask}</li>`)}</ul>
<div class="actions">
<button class="primary" name="action" value="allow">${say('allow')}</button>
<button name="action" value="refuse">${say('refuse')}</button>
</div>
</form>`;
  return { status: 200, language, title, body };
}
