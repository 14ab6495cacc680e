import { createHash } from 'node:crypto';
import type { Language } from '@outrider/contract/languages';
import { type Html, html, rawHtml } from './html.ts';

/** No `form-action`: browsers apply it to the redirect after the form as well, which leads back to the product. */
export const pageHeaders = (style: string, { ownFiles = false }: { ownFiles?: boolean } = {}) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; ${ownFiles ? "script-src 'self'; font-src 'self'; " : ''}style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

type Frame = { language: Language; title: string; style: string; body: Html };

export const framePage = ({ language, title, style, body }: Frame): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${rawHtml(style)}</style>
</head>
<body>
${body}
</body>
</html>
`.html;
