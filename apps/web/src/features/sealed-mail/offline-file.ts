import type { Language } from '@outrider/contract/languages';
import { type Bytes, toBase64 } from './base64.ts';
import type { Derivation } from './crypto.ts';

const STYLE = `:root{color-scheme:light dark}
body{max-width:640px;margin:48px auto;padding:0 16px;font:15px/23px -apple-system,"Segoe UI","Helvetica Neue",Arial,"PingFang SC","Noto Sans SC",sans-serif}
[hidden]{display:none!important}
h1{font-size:20px;line-height:28px}
form,#files{display:grid;gap:12px}
input,button{box-sizing:border-box;width:100%;padding:11px 16px;border:1px solid #a2a2ab;border-radius:4px;font:inherit}
button{border-color:#000;background:#000;color:#fff;cursor:pointer}
#problem{margin:0;color:#be2f1f}
#text{white-space:pre-wrap;overflow-wrap:anywhere}
iframe{width:100%;height:60vh;border:1px solid #dadadf;border-radius:4px;background:#fff}`;

/** JSON inside a page: no text in it can end its element. */
const inPage = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const hashOf = async (text: string) =>
  toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** Words of the page, already in the sender's language. */
export type OfflineWords = Record<
  'name' | 'heading' | 'how' | 'password' | 'open' | 'mail' | 'wrong' | 'insecure' | 'noSubject',
  string
> & { language: Language };

/**
 * A page that opens the mail by itself, without a network. Only its own script runs, nothing is fetched, and what it
 * shows is in a frame without scripts.
 */
export async function offlineFile(
  sealed: Derivation & { ciphertext: string },
  { wrong, insecure, noSubject, ...words }: OfflineWords,
  script: string,
): Promise<{ name: string; type: string; bytes: Bytes }> {
  const policy = `default-src 'none'; script-src 'sha256-${await hashOf(script)}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
  const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const page = `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${text(words.heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<main id="locked">
<h1>${text(words.heading)}</h1>
<p>${text(words.how)}</p>
<form id="form">
<label for="password">${text(words.password)}</label>
<input id="password" type="password" autocomplete="off" required autofocus>
<p id="problem" role="alert"></p>
<button id="button">${text(words.open)}</button>
</form>
</main>
<main id="opened" hidden>
<h1 id="subject"></h1>
<div id="text"></div>
<iframe id="frame" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${text(words.mail)}"></iframe>
<p id="files"></p>
</main>
<script type="application/json" id="words">${inPage({ wrong, insecure, noSubject })}</script>
<script type="application/json" id="sealed">${inPage(sealed)}</script>
<script>${script}</script>
</body>
</html>
`;
  return { name: `${words.name}.html`, type: 'text/html', bytes: new TextEncoder().encode(page) };
}
