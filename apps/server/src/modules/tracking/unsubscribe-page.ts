import { createHash } from 'node:crypto';
import { fill, type Language } from '@outrider/contract/languages';
import { escapeHtml } from '../../platform/escape-html.ts';

export type PageState = 'ask' | 'done' | 'test' | 'unknown' | 'busy';

type Words = { title: string; text: string; after: string; button: string };

const WORDS: Record<Language, Record<PageState, Words>> = {
  en: {
    ask: {
      title: 'Unsubscribe',
      text: 'No more e-mail from this sender will reach {recipient}.',
      after: '',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You are unsubscribed',
      text: 'From now on no more e-mail from this sender is sent to {recipient}.',
      after: 'If this was a mistake, write to {sender} and ask to be added again.',
      button: '',
    },
    test: {
      title: 'This was a test',
      text: 'The message was a test of its sender. Nothing was changed.',
      after: '',
      button: '',
    },
    unknown: {
      title: 'This link is not valid',
      text: 'It may have been cut off, or the message it came with is gone. You can answer the message and ask for no more.',
      after: '',
      button: '',
    },
    busy: {
      title: 'One moment, please',
      text: 'There were too many requests from your network. Try again in a few minutes.',
      after: '',
      button: '',
    },
  },
  zh: {
    ask: { title: '退订', text: '该发件人将不再向 {recipient} 发送邮件。', after: '', button: '退订' },
    done: {
      title: '您已退订',
      text: '从现在起，该发件人不会再向 {recipient} 发送邮件。',
      after: '如果是误操作，请写信给 {sender}，请求重新接收邮件。',
      button: '',
    },
    test: { title: '这是一封测试邮件', text: '该邮件是发件人的测试。没有任何更改。', after: '', button: '' },
    unknown: {
      title: '此链接无效',
      text: '链接可能不完整，或对应的邮件已不存在。您可以直接回复邮件，要求不再发送。',
      after: '',
      button: '',
    },
    busy: { title: '请稍候', text: '来自您网络的请求过多，请几分钟后重试。', after: '', button: '' },
  },
};

/** The theme of the product (specification, section 9); a test holds it against the web app's tokens. */
const LIGHT =
  '--bg-app:#f8f8f9;--bg-raised:#ffffff;--line:#ebebee;--text:#121215;--text-2:#51515a;--primary:#000000;--primary-hover:#2a2a2e;--on-primary:#ffffff;--focus:rgba(0, 0, 0, 0.16)';
const DARK =
  '--bg-app:#0b0b0c;--bg-raised:#18181b;--line:#232327;--text:#ededf0;--text-2:#b0b0b9;--primary:#ffffff;--primary-hover:#dcdce0;--on-primary:#000000;--focus:rgba(255, 255, 255, 0.22)';

const STYLE = `:root{color-scheme:light dark;${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;display:grid;min-height:100vh;place-items:center;padding:16px;background:var(--bg-app);color:var(--text);font:14px/22px "Inter Variable",-apple-system,"Segoe UI","Helvetica Neue",Arial,"PingFang SC","Noto Sans SC","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:400px;padding:32px;border:1px solid var(--line);border-radius:4px;background:var(--bg-raised)}
h1{margin:0 0 8px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.012em}
:lang(zh) h1{letter-spacing:0}
p{margin:0;color:var(--text-2);overflow-wrap:anywhere}
p+p{margin-top:12px}
form{margin-top:28px}
button{width:100%;min-height:44px;padding:11px 16px;border:0;border-radius:4px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:500;cursor:pointer}
button:hover{background:var(--primary-hover)}
button:focus-visible{outline:2px solid var(--primary);outline-offset:2px;box-shadow:0 0 0 6px var(--focus)}
@media(max-width:600px){main{padding:24px}body{font-size:16px;line-height:24px}}`;

/** Nothing runs, nothing is fetched, nobody frames it, and its form leads back here. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Our own page for people who want no more mail, in the product's theme. The button posts to where the page is. */
export function unsubscribePage(
  state: PageState,
  language: Language,
  { recipient = '', sender = '' }: { recipient?: string; sender?: string } = {},
): string {
  const words = WORDS[language][state];
  const values = { recipient: maskAddress(recipient), sender };
  const line = (text: string) =>
    text === '' || (sender === '' && text.includes('{sender}')) ? '' : `<p>${escapeHtml(fill(text, values))}</p>`;
  const form = words.button === '' ? '' : `<form method="post"><button>${escapeHtml(words.button)}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(words.title)}</h1>${line(words.text)}${form}${line(words.after)}</main></body>
</html>
`;
}

/** Enough for its owner to know it again; a mail that was passed on tells nobody more. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? address : `${String.fromCodePoint(address.codePointAt(0) ?? 0)}•••${address.slice(at)}`;
}
