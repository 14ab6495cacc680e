import { createHash } from 'node:crypto';
import type { Language } from '@outrider/contract/languages';
import { escapeHtml } from '../escape-html.ts';

/** The theme of the product (specification, section 9); a test holds it against the web app's tokens. */
const LIGHT =
  '--bg-app:#f8f8f9;--bg-raised:#ffffff;--line:#ebebee;--text:#121215;--text-2:#51515a;--primary:#000000;--primary-hover:#2a2a2e;--on-primary:#ffffff;--focus:rgba(0, 0, 0, 0.5)';
const DARK =
  '--bg-app:#0b0b0c;--bg-raised:#18181b;--line:#232327;--text:#ededf0;--text-2:#b0b0b9;--primary:#ffffff;--primary-hover:#dcdce0;--on-primary:#000000;--focus:rgba(255, 255, 255, 0.5)';

const STYLE = `:root{color-scheme:light dark;${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;display:grid;min-height:100vh;place-items:center;padding:16px;background:var(--bg-app);color:var(--text);font:14px/22px "Inter Variable",-apple-system,"Segoe UI","Helvetica Neue",Arial,"PingFang SC","Noto Sans SC","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:400px;padding:32px;border:1px solid var(--line);border-radius:4px;background:var(--bg-raised)}
h1{margin:0 0 8px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.012em;overflow-wrap:anywhere}
:lang(zh) h1{letter-spacing:0}
p{margin:0;color:var(--text-2);overflow-wrap:anywhere}
p+p{margin-top:12px}
form,.action{margin-top:28px}
label{display:block;margin-bottom:8px;font-weight:500}
input{width:100%;min-height:44px;margin-bottom:12px;padding:11px 16px;border:1px solid var(--line);border-radius:4px;background:var(--bg-raised);color:var(--text);font:inherit}
button,.action a{display:block;width:100%;min-height:44px;padding:11px 16px;border:0;border-radius:4px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.action a:hover{background:var(--primary-hover)}
button:focus-visible,.action a:focus-visible,input:focus-visible{outline:2px solid var(--primary);outline-offset:2px;box-shadow:0 0 0 6px var(--focus)}
@media(max-width:600px){main{padding:24px}body{font-size:16px;line-height:24px}}`;

/** Nothing runs, nothing is fetched, nobody frames it, and its form leads back here. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Of a page that is about one person: it is kept nowhere, and no page it leads to learns its address. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** A page in the product's theme for people without a log-in. `body` is HTML. */
export const plainPage = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>
`;
