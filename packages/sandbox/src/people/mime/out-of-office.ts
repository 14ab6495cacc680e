import type { Tongue } from '../../world/companies.ts';
import { dayInWords } from './attribution.ts';
import { encodeWords, type Mailbox, textBody, textHeaders, writeDate, writeEntity, writeMailbox } from './message.ts';
import { type Original, threadHeaders } from './reply.ts';

export type AbsenceFacts = {
  language: Tongue;
  zone: string;
  at: Date;
  returns: Date;
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  /** A colleague to write to meanwhile. */
  deputy: string;
  original: Pick<Original, 'messageId' | 'references' | 'subject'>;
};

type AbsenceText = { subject: string; body: (facts: { returns: string; deputy: string; name: string }) => string };

const TEXTS: Record<Tongue, AbsenceText> = {
  en: {
    subject: 'Automatic reply',
    body: ({ returns, deputy, name }) =>
      `Thank you for your email. I am out of the office and will be back on ${returns}.\n\nFor anything urgent please write to ${deputy}.\n\n${name}`,
  },
  de: {
    subject: 'Automatische Antwort',
    body: ({ returns, deputy, name }) =>
      `Vielen Dank für Ihre Nachricht. Ich bin derzeit nicht im Büro und ab dem ${returns} wieder erreichbar.\n\nIn dringenden Fällen wenden Sie sich bitte an ${deputy}.\n\n${name}`,
  },
  fr: {
    subject: 'Réponse automatique',
    body: ({ returns, deputy, name }) =>
      `Merci pour votre message. Je suis absent du bureau et serai de retour le ${returns}.\n\nEn cas d’urgence, merci d’écrire à ${deputy}.\n\n${name}`,
  },
  es: {
    subject: 'Respuesta automática',
    body: ({ returns, deputy, name }) =>
      `Gracias por su mensaje. Estoy fuera de la oficina y volveré el ${returns}.\n\nSi es urgente, escriba a ${deputy}.\n\n${name}`,
  },
  it: {
    subject: 'Risposta automatica',
    body: ({ returns, deputy, name }) =>
      `Grazie per il messaggio. Sono fuori ufficio e rientrerò il ${returns}.\n\nPer urgenze scrivere a ${deputy}.\n\n${name}`,
  },
  nl: {
    subject: 'Automatisch antwoord',
    body: ({ returns, deputy, name }) =>
      `Bedankt voor uw bericht. Ik ben niet op kantoor en ben op ${returns} weer bereikbaar.\n\nVoor dringende zaken kunt u terecht bij ${deputy}.\n\n${name}`,
  },
  pt: {
    subject: 'Resposta automática',
    body: ({ returns, deputy, name }) =>
      `Obrigado pela sua mensagem. Estou fora do escritório e regresso a ${returns}.\n\nEm caso de urgência, escreva para ${deputy}.\n\n${name}`,
  },
  pl: {
    subject: 'Automatyczna odpowiedź',
    body: ({ returns, deputy, name }) =>
      `Dziękuję za wiadomość. Jestem poza biurem i wracam ${returns}.\n\nW pilnych sprawach proszę pisać na adres ${deputy}.\n\n${name}`,
  },
  zh: {
    subject: '自动回复',
    body: ({ returns, deputy, name }) =>
      `您好，来信已收到。我目前不在办公室，将于${returns}返回。\n\n如有急事，请联系 ${deputy}。\n\n${name}`,
  },
  ja: {
    subject: '自動応答',
    body: ({ returns, deputy, name }) =>
      `メールをありがとうございます。現在不在にしており、${returns}に戻る予定です。\n\nお急ぎの場合は ${deputy} までご連絡ください。\n\n${name}`,
  },
};

/** RFC 3834: an answer nobody wrote by hand says so. */
export function writeOutOfOffice(facts: AbsenceFacts): string {
  const { subject, body } = TEXTS[facts.language];
  const returns = dayInWords(facts.language, facts.zone, facts.returns);
  const text = body({ returns, deputy: facts.deputy, name: facts.from.name });
  const part = { type: 'text/plain', text, encoding: 'quoted-printable' } as const;
  return writeEntity(
    [
      ['From', writeMailbox(facts.from)],
      ['To', writeMailbox(facts.to)],
      ['Subject', encodeWords(`${subject}: ${facts.original.subject}`)],
      ['Date', writeDate(facts.at, facts.zone)],
      ['Message-ID', facts.messageId],
      ...threadHeaders(facts.original),
      ['Auto-Submitted', 'auto-replied'],
      ['X-Auto-Response-Suppress', 'All'],
      ['MIME-Version', '1.0'],
      ...textHeaders(part),
    ],
    textBody(part),
  );
}
