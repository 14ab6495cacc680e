import type { ServerResponse } from 'node:http';
import type { Language } from '@outrider/contract/languages';
import { type Html, html } from './html.ts';
import { framePage, pageHeaders } from './page-frame.ts';
import { STYLE } from './style.ts';
import { type TextName, textIn } from './texts.ts';

export type Page = { status: number; language: Language; title: string; body: Html };

export const PAGE_HEADERS = pageHeaders(STYLE);

export function renderPage({ language, title, body }: Page): string {
  const main = html`<main>
<p class="tag">${textIn(language)('boxed')}</p>
${body}
</main>`;
  return framePage({ language, title, style: STYLE, body: main });
}

export function sendPage(response: ServerResponse, page: Page) {
  if (response.headersSent) return;
  response.writeHead(page.status, PAGE_HEADERS).end(renderPage(page));
}

type Notice = { status: number; language: Language; title: TextName; text: string; appUrl: string };

/** A page that only says what happened and leads back to the product. */
export function noticePage({ status, language, title, text, appUrl }: Notice): Page {
  const say = textIn(language);
  const body = html`<h1>${say(title)}</h1>
<p class="lead">${text}</p>
<a class="button" href="${appUrl}">${say('back')}</a>`;
  return { status, language, title: say(title), body };
}
