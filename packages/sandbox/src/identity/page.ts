import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Language } from '@outrider/contract/languages';
import { type Html, html, rawHtml } from './html.ts';
import { STYLE } from './style.ts';
import { type TextName, textIn } from './texts.ts';

export type Page = { status: number; language: Language; title: string; body: Html };

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No `form-action`: browsers apply it to the redirect after the form as well, which leads back to the product. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function renderPage({ language, title, body }: Page): string {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${rawHtml(STYLE)}</style>
</head>
<body>
<main>
<p class="tag">${textIn(language)('boxed')}</p>
${body}
</main>
</body>
</html>
`;
  return page.html;
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
