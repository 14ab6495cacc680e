import { fill, type Language } from '@outrider/contract/languages';
import { escapeHtml } from '../../platform/escape-html.ts';
import { plainPage } from '../../platform/http/plain-page.ts';

export type PageState = 'ask' | 'done' | 'test' | 'unknown' | 'busy';

type Words = { title: string; text: string; after: string; button: string };

const WORDS: Record<Language, Record<PageState, Words>> = {
  en: {
    ask: {
      title: 'Unsubscribe',
      text: '{recipient} will no longer receive emails from this sender.',
      after: '',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You are unsubscribed',
      text: 'From now on, this sender sends no more emails to {recipient}.',
      after: 'If this was a mistake, write to {sender} and ask to be added again.',
      button: '',
    },
    test: {
      title: 'This was a test',
      text: 'This email was a test by its sender. Nothing was changed.',
      after: '',
      button: '',
    },
    unknown: {
      title: 'This link is not valid',
      text: 'It may be incomplete, or the email no longer exists. You can reply to the email and ask to be removed.',
      after: '',
      button: '',
    },
    busy: {
      title: 'Too many requests',
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
      after: '如果是误操作，请发邮件给 {sender}，要求重新接收邮件。',
      button: '',
    },
    test: { title: '这是一封测试邮件', text: '该邮件是发件人的测试。没有任何更改。', after: '', button: '' },
    unknown: {
      title: '此链接无效',
      text: '链接可能不完整，或对应的邮件已不存在。您可以直接回复邮件，要求不再发送。',
      after: '',
      button: '',
    },
    busy: { title: '请求过多', text: '来自您网络的请求过多，请几分钟后重试。', after: '', button: '' },
  },
  de: {
    ask: {
      title: 'Abmelden',
      text: 'Von diesem Absender erhält {recipient} keine E-Mails mehr.',
      after: '',
      button: 'Abmelden',
    },
    done: {
      title: 'Sie sind abgemeldet',
      text: 'Ab jetzt sendet dieser Absender keine E-Mails mehr an {recipient}.',
      after: 'War das ein Versehen? Schreiben Sie an {sender} und bitten Sie um Wiederaufnahme.',
      button: '',
    },
    test: {
      title: 'Das war ein Test',
      text: 'Die Nachricht war ein Test ihres Absenders. Es wurde nichts geändert.',
      after: '',
      button: '',
    },
    unknown: {
      title: 'Dieser Link ist ungültig',
      text: 'Er ist möglicherweise abgeschnitten, oder die zugehörige Nachricht gibt es nicht mehr. Sie können auf die Nachricht antworten und um keine weiteren bitten.',
      after: '',
      button: '',
    },
    busy: {
      title: 'Einen Moment, bitte',
      text: 'Aus Ihrem Netz kamen zu viele Anfragen. Versuchen Sie es in einigen Minuten erneut.',
      after: '',
      button: '',
    },
  },
};

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
  return plainPage(language, words.title, `${line(words.text)}${form}${line(words.after)}`);
}

/** Enough for its owner to know it again; a mail that was passed on tells nobody more. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? address : `${String.fromCodePoint(address.codePointAt(0) ?? 0)}•••${address.slice(at)}`;
}
