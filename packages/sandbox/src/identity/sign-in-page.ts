import type { OauthProvider } from '@outrider/contract/identity/oauth';
import type { Language } from '@outrider/contract/languages';
import { BRANDS } from './brands.ts';
import { type Html, html, rawHtml } from './html.ts';
import type { Page } from './page.ts';
import { type Person, suggestPeople } from './person.ts';
import { textIn } from './texts.ts';

type SignInForm = {
  brand: OauthProvider;
  language: Language;
  /** Of this one sign-in; the newcomer it offers stays the same when the page is shown again. */
  uid: string;
  email: string;
  problem?: string | undefined;
};

export function signInPage({ brand, language, uid, email, problem }: SignInForm): Page {
  const say = textIn(language);
  const { label } = BRANDS[brand];
  const title = say('title', { brand: label });
  const { regulars, newcomer } = suggestPeople(uid);
  const body = html`<h1>${MARKS[brand]}${title}</h1>
<p class="lead">${say('standIn', { brand: label })}</p>
<form method="post" novalidate>
<label for="email">${say('email')}</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="off" autocapitalize="none" spellcheck="false"
  autofocus aria-describedby="hint"${problem === undefined ? '' : INVALID}>
${hint(problem, say('shares'))}
<div class="actions">
<button class="primary" name="action" value="continue">${say('continue')}</button>
<button name="action" value="refuse">${say('refuse')}</button>
</div>
</form>
<h2 class="or">${say('orAs')}</h2>
<form class="people" method="post">
${regulars.map((person) => personButton(person))}
${personButton(newcomer, say('newHere'))}
</form>`;
  return { status: problem === undefined ? 200 : 400, language, title, body };
}

const INVALID = rawHtml(' aria-invalid="true"');

const hint = (problem: string | undefined, otherwise: string): Html =>
  problem === undefined
    ? html`<p class="hint" id="hint">${otherwise}</p>`
    : html`<p class="hint wrong" id="hint" role="alert">${problem}</p>`;

const personButton = ({ email, name }: Person, note = ''): Html =>
  html`<button name="email" value="${email}"><span>${name}<small>${email}</small></span><span class="new">${note}</span></button>`;

export const MARKS: Record<OauthProvider, Html> = {
  google: rawHtml(
    '<svg width="24" height="24" viewBox="0 0 16 16" aria-hidden="true"><path d="M15 8.2c0-.5 0-.9-.1-1.4H8.1v2.7H12a3.3 3.3 0 0 1-1.4 2.2v1.8h2.3c1.3-1.3 2.1-3.1 2.1-5.3Z" fill="#4285f4"/><path d="M8.1 15.2c1.9 0 3.5-.6 4.7-1.7l-2.3-1.8c-.6.4-1.4.7-2.4.7a4.2 4.2 0 0 1-3.9-2.9H1.9v1.8a7.1 7.1 0 0 0 6.2 3.9Z" fill="#34a853"/><path d="M4.2 9.5a4.2 4.2 0 0 1 0-2.7V5H1.9a7 7 0 0 0 0 6.3l2.3-1.8Z" fill="#fbbc04"/><path d="M8.1 3.9c1.1 0 2 .4 2.7 1.1l2-2A7.1 7.1 0 0 0 1.9 5l2.3 1.8a4.2 4.2 0 0 1 3.9-2.9Z" fill="#ea4335"/></svg>',
  ),
  microsoft: rawHtml(
    '<svg width="24" height="24" viewBox="0 0 16 16" aria-hidden="true"><path d="M1.5 1.5h6v6h-6z" fill="#f25022"/><path d="M8.5 1.5h6v6h-6z" fill="#7fba00"/><path d="M1.5 8.5h6v6h-6z" fill="#00a4ef"/><path d="M8.5 8.5h6v6h-6z" fill="#ffb900"/></svg>',
  ),
};
