import { fill, type Language, LOCALES } from '@outrider/contract/languages';
import { escapeHtml } from '../../platform/escape-html.ts';
import { plainPage } from '../../platform/http/plain-page.ts';

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
  const day =
    due === '' || state === 'unknown' ? '' : `<p>${escapeHtml(fill(words.due, { day: dayWords(due, language) }))}</p>`;
  const form = state === 'ask' ? `<form method="post"><button>${escapeHtml(words.button)}</button></form>` : '';
  const status = `<p role="status">${escapeHtml(words[state].text)}</p>`;
  return plainPage(language, fill(words[state].title, { task }), `${day}${status}${form}`);
}
