import { fill, type Language, LOCALES } from '@outrider/contract/languages';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { plainPage } from '../../../platform/http/plain-page.ts';

export type NoFile = 'missing' | 'wrong' | 'expired' | 'revoked' | 'usedUp' | 'deleted' | 'busy';

type Words = { title: string; text: string };

const WORDS: Record<Language, Record<NoFile, Words>> = {
  en: {
    missing: {
      title: 'This link is incomplete',
      text: 'Part of it is missing. Copy the whole link from the email.',
    },
    wrong: {
      title: 'This link is not valid',
      text: 'It may have been altered. Ask the sender for a new one.',
    },
    expired: { title: 'This link has expired', text: 'It was valid until {when}. Ask the sender for a new one.' },
    revoked: { title: 'This link was revoked', text: 'The sender revoked it. Ask the sender for a new one.' },
    usedUp: {
      title: 'This link has been used up',
      text: 'The download limit has been reached. Ask the sender for a new one.',
    },
    deleted: { title: 'This file was deleted', text: 'The sender deleted it. Ask the sender to share it again.' },
    busy: { title: 'Too many attempts', text: 'Wait a few minutes and try again.' },
  },
  zh: {
    missing: { title: '链接不完整', text: '链接末尾缺失，请从邮件中完整复制。' },
    wrong: { title: '链接无效', text: '链接可能已被改动，请向发件人索取新的链接。' },
    expired: { title: '链接已过期', text: '发件人设定的有效期至 {when}，请索取新的链接。' },
    revoked: { title: '链接已被撤回', text: '发件人已撤回该链接，请索取新的链接。' },
    usedUp: { title: '链接已用完', text: '该文件的下载次数已达发件人设定的上限，请索取新的链接。' },
    deleted: { title: '文件已被删除', text: '发件人已删除该文件，请重新索取。' },
    busy: { title: '尝试次数过多', text: '请几分钟后重试。' },
  },
  de: {
    missing: {
      title: 'Dieser Link ist unvollständig',
      text: 'Sein Ende fehlt. Kopieren Sie ihn vollständig aus der E-Mail.',
    },
    wrong: {
      title: 'Dieser Link ist ungültig',
      text: 'Er wurde möglicherweise unterwegs verändert. Bitten Sie den Absender um einen neuen.',
    },
    expired: { title: 'Dieser Link ist abgelaufen', text: 'Er galt bis {when}. Bitten Sie um einen neuen.' },
    revoked: {
      title: 'Dieser Link wurde widerrufen',
      text: 'Der Absender hat ihn zurückgezogen. Bitten Sie um einen neuen.',
    },
    usedUp: {
      title: 'Dieser Link ist aufgebraucht',
      text: 'Die Datei wurde so oft heruntergeladen, wie der Absender erlaubt. Bitten Sie um einen neuen.',
    },
    deleted: { title: 'Diese Datei wurde gelöscht', text: 'Der Absender hat sie gelöscht. Bitten Sie erneut darum.' },
    busy: {
      title: 'Einen Moment, bitte',
      text: 'Es gab zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
    },
  },
};

const FILE_WORDS: Record<Language, Record<'until' | 'button' | 'code' | 'password' | 'open' | 'again', string>> = {
  en: {
    until: 'Until {when}',
    button: 'Download',
    code: 'Code {code}',
    password: 'Password',
    open: 'Continue',
    again: 'The password is incorrect. Please try again.',
  },
  zh: {
    until: '有效期至 {when}',
    button: '下载',
    code: '代码 {code}',
    password: '密码',
    open: '继续',
    again: '密码不正确，请重试。',
  },
  de: {
    until: 'Bis {when}',
    button: 'Herunterladen',
    code: 'Code {code}',
    password: 'Passwort',
    open: 'Weiter',
    again: 'Das ist nicht das Passwort. Bitte versuchen Sie es erneut.',
  },
};

const line = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** In a clock everybody knows: the server does not know the reader's. */
const whenText = (at: Date, language: Language) =>
  `${new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

export function noFilePage(
  language: Language,
  why: NoFile,
  code: number | string,
  expiredAt: Date | null = null,
): string {
  const { title, text } = WORDS[language][why];
  const when = expiredAt ? whenText(expiredAt, language) : '';
  return plainPage(language, title, line(fill(text, { when })) + line(fill(FILE_WORDS[language].code, { code })));
}

type Shown = { name: string; size: string; expiresAt: Date | null };

const facts = (language: Language, { size, expiresAt }: Shown) =>
  line(size) + (expiresAt ? line(fill(FILE_WORDS[language].until, { when: whenText(expiresAt, language) })) : '');

/** A link, not a script: it works in every browser, and can be resumed. */
export const filePage = (language: Language, file: Shown, address: string): string =>
  plainPage(
    language,
    file.name,
    `${facts(language, file)}<div class="action"><a href="${escapeHtml(address)}" download rel="nofollow noreferrer">${escapeHtml(FILE_WORDS[language].button)}</a></div>`,
  );

/** Nothing of the file is shown before the password. */
export function passwordPage(language: Language, isWrong: boolean): string {
  const words = FILE_WORDS[language];
  return plainPage(
    language,
    words.password,
    `${isWrong ? line(words.again) : ''}<form method="post"><label for="password">${escapeHtml(words.password)}</label><input id="password" name="password" type="password" autocomplete="off" required autofocus><button>${escapeHtml(words.open)}</button></form>`,
  );
}
