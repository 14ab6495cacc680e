import { formatAddress } from '../addresses/format-address.ts';
import type { MailLanguage } from '../mail-language.ts';

export type ReceiptFacts = {
  /** Who read the mail. */
  from: { name: string; address: string };
  to: readonly string[];
  original: {
    /** Without its brackets; empty where the mail has none. */
    messageId: string;
    subject: string;
    sentAt: Date;
  };
  /** Whether a person sent it, or a rule that the person made. */
  sentBy: 'person' | 'rule';
  messageId: string;
  at: Date;
  /** Of the program, as in `Outrider 0.0.1`. */
  program: string;
  language: MailLanguage;
};

const CRLF = '\r\n';

type Words = { subject: (subject: string) => string; text: (subject: string, sent: string) => string };

const WORDS: Record<MailLanguage, Words> = {
  en: {
    subject: (subject: string) => `Read: ${subject}`,
    text: (subject: string, sent: string) =>
      `Your email “${subject}” sent on ${sent} was displayed. This does not confirm that it was read or understood.`,
  },
  zh: {
    subject: (subject: string) => `已读：${subject}`,
    text: (subject: string, sent: string) =>
      `您于 ${sent} 发送的邮件“${subject}”已显示。这不代表收件人已阅读或理解其内容。`,
  },
  de: {
    subject: (subject: string) => `Gelesen: ${subject}`,
    text: (subject: string, sent: string) =>
      `Ihre E-Mail „${subject}“ vom ${sent} wurde auf einem Bildschirm angezeigt. Das ist keine Zusage, dass sie gelesen oder verstanden wurde.`,
  },
};

/** A notification that a mail was displayed, in the form of RFC 8098. Lines end in CRLF, all of it is ASCII. */
export function writeReceipt(facts: ReceiptFacts): string {
  const { from, to, original, sentBy, messageId, at, program, language } = facts;
  const subject = oneLine(original.subject);
  const words = WORDS[language];
  const boundary = `receipt_${messageId.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 40)}`;
  const id = original.messageId === '' ? '' : `<${original.messageId.replaceAll(/[\s<>]/g, '')}>`;
  const head = [
    `From: ${writeMailbox(from)}`,
    `To: ${to.join(', ')}`,
    `Subject: ${encodeWords(words.subject(subject))}`,
    `Date: ${writeDate(at)}`,
    `Message-ID: <${messageId}>`,
    ...(id === '' ? [] : [`In-Reply-To: ${id}`, `References: ${id}`]),
    // RFC 3834, 5: no other program answers this.
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=disposition-notification;${CRLF} boundary="${boundary}"`,
  ];
  const text = words.text(subject, `${original.sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  const report = [
    `Reporting-UA: ${from.address.slice(from.address.lastIndexOf('@') + 1)}; ${program}`,
    `Final-Recipient: rfc822;${from.address}`,
    ...(id === '' ? [] : [`Original-Message-ID: ${id}`]),
    `Disposition: manual-action/${sentBy === 'person' ? 'MDN-sent-manually' : 'MDN-sent-automatically'}; displayed`,
  ];
  return [
    ...head,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(text).match(/.{1,76}/g) ?? []),
    `--${boundary}`,
    'Content-Type: message/disposition-notification',
    '',
    ...report,
    '',
    `--${boundary}--`,
    '',
  ].join(CRLF);
}

const SUBJECT_MAX = 200;
const oneLine = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_MAX)
    .toWellFormed();

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const IS_ASCII = /^[\x20-\x7e]*$/;

/** RFC 2047: each word at most 75 characters, so that 42 bytes of text fit. */
function encodeWords(text: string): string {
  if (IS_ASCII.test(text)) return text;
  const pieces: string[] = [''];
  for (const letter of text) {
    const last = pieces.at(-1) ?? '';
    if (new TextEncoder().encode(last + letter).length > 42) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces.map((piece) => `=?utf-8?B?${base64(piece)}?=`).join(`${CRLF} `);
}

const writeMailbox = ({ name, address }: { name: string; address: string }): string => {
  const clean = oneLine(name);
  return IS_ASCII.test(clean) ? formatAddress({ name: clean, address }) : `${encodeWords(clean)} <${address}>`;
};

/** RFC 5322, 3.3. */
const writeDate = (at: Date) => at.toUTCString().replace('GMT', '+0000');
