import type { Tongue } from '../../world/companies.ts';
import type { Mailbox } from './message.ts';

const LOCALES: Record<Tongue, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
  pt: 'pt-PT',
  pl: 'pl-PL',
  zh: 'zh-CN',
  ja: 'ja-JP',
};

export type Quoted = { from: Mailbox; to: Mailbox; subject: string; at: Date };

const inWords = (language: Tongue, zone: string, at: Date, options: Intl.DateTimeFormatOptions) =>
  // Clients part time and day marker with an ordinary blank, ICU with a narrow one.
  new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, ...options }).format(at).replaceAll('\u202f', ' ');

export const dayInWords = (language: Tongue, zone: string, at: Date) =>
  inWords(language, zone, at, { dateStyle: 'long' });

/** The line above a quote, as Gmail and Apple Mail write it. */
export function attribution(language: Tongue, zone: string, { from, at }: Quoted): string {
  const date = inWords(language, zone, at, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });
  const time = inWords(language, zone, at, { hour: 'numeric', minute: '2-digit' });
  const who = from.name === '' ? `<${from.address}>` : `${from.name} <${from.address}>`;
  return ATTRIBUTIONS[language]({ date, time, who });
}

const ATTRIBUTIONS: Record<Tongue, (facts: { date: string; time: string; who: string }) => string> = {
  en: ({ date, time, who }) => `On ${date} at ${time} ${who} wrote:`,
  de: ({ date, time, who }) => `Am ${date} um ${time} Uhr schrieb ${who}:`,
  fr: ({ date, time, who }) => `Le ${date} à ${time}, ${who} a écrit :`,
  es: ({ date, time, who }) => `El ${date} a las ${time}, ${who} escribió:`,
  it: ({ date, time, who }) => `Il giorno ${date} alle ore ${time} ${who} ha scritto:`,
  nl: ({ date, time, who }) => `Op ${date} om ${time} schreef ${who}:`,
  pt: ({ date, time, who }) => `${who} escreveu (${date} à(s) ${time}):`,
  pl: ({ date, time, who }) => `${date} o ${time} ${who} napisał(a):`,
  zh: ({ date, time, who }) => `${who} 于${date} ${time}写道：`,
  ja: ({ date, time, who }) => `${date} ${time} ${who}:`,
};

const LABELS: Record<Tongue, [from: string, sent: string, to: string, subject: string]> = {
  en: ['From', 'Sent', 'To', 'Subject'],
  de: ['Von', 'Gesendet', 'An', 'Betreff'],
  fr: ['De', 'Envoyé', 'À', 'Objet'],
  es: ['De', 'Enviado', 'Para', 'Asunto'],
  it: ['Da', 'Inviato', 'A', 'Oggetto'],
  nl: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
  pt: ['De', 'Enviado', 'Para', 'Assunto'],
  pl: ['Od', 'Wysłano', 'Do', 'Temat'],
  zh: ['发件人', '发送时间', '收件人', '主题'],
  ja: ['差出人', '送信日時', '宛先', '件名'],
};

/** The block of labelled lines Outlook puts above a quote. */
export function outlookBlock(language: Tongue, zone: string, quoted: Quoted): [label: string, value: string][] {
  const [from, sent, to, subject] = LABELS[language];
  const who = ({ name, address }: Mailbox) => (name === '' ? address : `${name} <${address}>`);
  const at = inWords(language, zone, quoted.at, { dateStyle: 'full', timeStyle: 'short' });
  return [
    [from, who(quoted.from)],
    [sent, at],
    [to, who(quoted.to)],
    [subject, quoted.subject],
  ];
}

/** Localised by Outlook alone; others write the prefix every reader understands. */
const OUTLOOK_PREFIX: Partial<Record<Tongue, string>> = {
  de: 'AW',
  zh: '回复',
  en: 'RE',
  fr: 'RE',
  nl: 'RE',
  pl: 'ODP',
};
const ANSWERED = /^\s*(?:re|aw|sv|odp|回复|答复)\s*[:：]/i;

export function replySubject(subject: string, language: Tongue, outlook: boolean): string {
  if (ANSWERED.test(subject)) return subject;
  return `${(outlook && OUTLOOK_PREFIX[language]) || 'Re'}: ${subject}`;
}
