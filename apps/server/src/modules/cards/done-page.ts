import { createHash } from 'node:crypto';
import { fill, type Language, LOCALES } from '@outrider/contract/languages';
import { escapeHtml } from '../../platform/escape-html.ts';

export type DonePageState = 'ask' | 'done' | 'unknown';

const WORDS: Record<
  Language,
  Record<DonePageState, { title: string; text: string }> & { due: string; button: string }
> = {
  en: {
    ask: { title: '{task}', text: 'Mark this task as done? The sender will be notified.' },
    done: { title: '{task}', text: 'The task is marked as done, and the sender was notified.' },
    unknown: {
      title: 'Task not found',
      text: 'The link may be incomplete. Copy the whole link from the email.',
    },
    due: 'Due {day}',
    button: 'Mark as done',
  },
  zh: {
    ask: { title: '{task}', text: '要将此任务标记为完成吗？我们会通知发件人。' },
    done: { title: '{task}', text: '任务已标记为完成，并已通知发件人。' },
    unknown: { title: '找不到任务', text: '链接可能不完整，请从邮件中完整复制。' },
    due: '截止日期：{day}',
    button: '标记为完成',
  },
  de: {
    ask: { title: '{task}', text: 'Ist sie erledigt? Wer Sie darum gebeten hat, wird informiert.' },
    done: {
      title: '{task}',
      text: 'Die Aufgabe ist als erledigt markiert, und wer Sie darum gebeten hat, wurde informiert.',
    },
    unknown: {
      title: 'Dieser Link führt zu keiner Aufgabe',
      text: 'Möglicherweise fehlt ein Teil; kopieren Sie ihn vollständig aus der E-Mail.',
    },
    due: 'Fällig am {day}',
    button: 'Erledigt',
  },
};

const STYLE = `:root{color-scheme:light dark;--bg:#f8f8f9;--card:#fff;--line:#ebebee;--text:#121215;--text-2:#51515a;--primary:#000;--on-primary:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#0b0b0c;--card:#18181b;--line:#232327;--text:#ededf0;--text-2:#b0b0b9;--primary:#fff;--on-primary:#000}}
*{box-sizing:border-box}
body{margin:0;display:grid;min-height:100vh;place-items:center;padding:16px;background:var(--bg);color:var(--text);font:14px/22px "Inter Variable",-apple-system,"Segoe UI","Helvetica Neue",Arial,"PingFang SC","Noto Sans SC",sans-serif}
main{width:100%;max-width:400px;padding:32px;border:1px solid var(--line);border-radius:4px;background:var(--card);overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:20px;line-height:28px}
p{margin:0 0 8px;color:var(--text-2)}
button{width:100%;min-height:44px;margin-top:20px;border:0;border-radius:4px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:500;cursor:pointer}
button:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
@media(max-width:600px){main{padding:24px}body{font-size:16px;line-height:24px}}`;

/** Nothing runs, nothing is fetched, nobody frames it, and its form leads back here. */
export const DONE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A day without an hour is the same in every zone. */
const dayWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A look changes nothing: gateways follow every link of a mail. Only the button does. */
export function donePage(
  state: DonePageState,
  language: Language,
  { title: task, due }: { title: string; due: string } = { title: '', due: '' },
): string {
  const words = WORDS[language];
  const title = escapeHtml(fill(words[state].title, { task }));
  const day =
    due === '' || state === 'unknown' ? '' : `<p>${escapeHtml(fill(words.due, { day: dayWords(due, language) }))}</p>`;
  const form = state === 'ask' ? `<form method="post"><button>${escapeHtml(words.button)}</button></form>` : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${day}<p role="status">${escapeHtml(words[state].text)}</p>${form}</main></body>
</html>
`;
}
