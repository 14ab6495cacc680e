import { formatAddress } from '../addresses/format-address.ts';
import { MAIL_LOCALES, type MailLanguage } from '../mail-language.ts';
import type { MailPerson } from './answer-recipients.ts';

export type QuotedMail = {
  from: MailPerson;
  to: readonly MailPerson[];
  cc: readonly MailPerson[];
  subject: string;
  at: Date;
};

type Words = {
  wrote: (when: string, who: string) => string;
  forwarded: string;
  from: string;
  date: string;
  subject: string;
  to: string;
  cc: string;
};

const WORDS: Record<MailLanguage, Words> = {
  en: {
    wrote: (when, who) => `On ${when}, ${who} wrote:`,
    forwarded: '---------- Forwarded message ----------',
    from: 'From: ',
    date: 'Date: ',
    subject: 'Subject: ',
    to: 'To: ',
    cc: 'Cc: ',
  },
  zh: {
    wrote: (when, who) => `在 ${when}，${who} 写道：`,
    forwarded: '---------- 转发的邮件 ----------',
    from: '发件人：',
    date: '日期：',
    subject: '主题：',
    to: '收件人：',
    cc: '抄送：',
  },
  de: {
    wrote: (when, who) => `Am ${when} schrieb ${who}:`,
    forwarded: '---------- Weitergeleitete Nachricht ----------',
    from: 'Von: ',
    date: 'Datum: ',
    subject: 'Betreff: ',
    to: 'An: ',
    cc: 'Cc: ',
  },
};

const HEAD_MAX = 2_000;
/** A list of hundreds is named by its first. */
const NAMED_MAX = 20;

/** What stands above a quoted mail: one line above an answer, a block of its headers above a mail that is passed on. */
export function quoteHead(
  mail: QuotedMail,
  { kind, language, timeZone }: { kind: 'reply' | 'forward'; language: MailLanguage; timeZone: string },
): string {
  const words = WORDS[language];
  const when = new Intl.DateTimeFormat(MAIL_LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(mail.at);
  const who = nameOf(mail.from);
  if (kind === 'reply') return cut(oneLine(words.wrote(when, who)));
  const lines = [
    words.forwarded,
    `${words.from}${who}`,
    `${words.date}${when}`,
    `${words.subject}${mail.subject}`,
    ...(mail.to.length > 0 ? [`${words.to}${namesOf(mail.to)}`] : []),
    ...(mail.cc.length > 0 ? [`${words.cc}${namesOf(mail.cc)}`] : []),
  ];
  return cut(lines.map(oneLine).join('\n'));
}

const nameOf = ({ name, email }: MailPerson) => formatAddress({ name, address: email });

const namesOf = (people: readonly MailPerson[]) =>
  people.slice(0, NAMED_MAX).map(nameOf).join(', ') + (people.length > NAMED_MAX ? ', …' : '');

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const cut = (text: string) => text.slice(0, HEAD_MAX).toWellFormed();
