import { fill, type Language, LOCALES } from '@outrider/contract/languages';
import type { NotificationKind } from '@outrider/contract/notifications';
import { escapeHtml } from '../../platform/escape-html.ts';
import { plainPage } from '../../platform/http/plain-page.ts';
import { MAIL_WORDS } from './mail-words.ts';

export type StopPageState = 'ask' | 'done' | 'unknown';

const WORDS: Record<Language, Record<StopPageState, { title: string; text: string }> & { button: string }> = {
  en: {
    ask: { title: 'Stop these emails?', text: '{email} will no longer receive emails about: {kinds}.' },
    done: {
      title: 'These emails are stopped',
      text: '{email} no longer receives emails about: {kinds}. You still see these notifications in the app, and you can turn the emails on again under Settings, Notifications.',
    },
    unknown: {
      title: 'This link is not valid',
      text: 'It may be incomplete. Copy the whole link from the email. You can choose your emails under Settings, Notifications.',
    },
    button: 'Stop these emails',
  },
  zh: {
    ask: { title: '停止这些邮件？', text: '不再向 {email} 发送以下内容的邮件：{kinds}。' },
    done: {
      title: '已停止这些邮件',
      text: '不会再向 {email} 发送以下内容的邮件：{kinds}。您仍可在应用中看到它们，并可在“设置 › 通知”中重新开启邮件。',
    },
    unknown: {
      title: '此链接无效',
      text: '链接可能不完整，请从邮件中完整复制。您可以在“设置 › 通知”中选择通过邮件接收的内容。',
    },
    button: '停止这些邮件',
  },
  de: {
    ask: { title: 'Diese E-Mails beenden?', text: 'Keine E-Mails mehr an {email} zu: {kinds}.' },
    done: {
      title: 'Diese E-Mails sind beendet',
      text: 'An {email} wird nichts mehr gesendet zu: {kinds}. In der App sehen Sie es weiterhin, und unter Einstellungen, Mitteilungen können Sie die E-Mails wieder einschalten.',
    },
    unknown: {
      title: 'Dieser Link ist ungültig',
      text: 'Möglicherweise fehlt ein Teil; kopieren Sie ihn vollständig aus der E-Mail. Unter Einstellungen, Mitteilungen wählen Sie, was Ihnen gesendet wird.',
    },
    button: 'Diese E-Mails beenden',
  },
};

type About = { email: string; kinds: readonly NotificationKind[] };

/** For users who want no more mails of a kind, without a log-in. The button posts to where the page is. */
export function stopPage(state: StopPageState, language: Language, { email, kinds }: About): string {
  const words = WORDS[language];
  const list = new Intl.ListFormat(LOCALES[language]);
  const names = list.format(kinds.map((kind) => MAIL_WORDS[language].names[kind]));
  const text = escapeHtml(fill(words[state].text, { email, kinds: names }));
  const form = state === 'ask' ? `<form method="post"><button>${escapeHtml(words.button)}</button></form>` : '';
  return plainPage(language, words[state].title, `<p role="status">${text}</p>${form}`);
}
