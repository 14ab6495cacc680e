import { parseAddress } from '../addresses/parse-address.ts';

export type MailBeforeSending = {
  subject: string;
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  /** Each recipient gets a mail of their own, and sees no other. */
  showOneRcpt: boolean;
  /** What was written, without quote and signature. */
  text: string;
  files: number;
};

/** What the writer may want to know before a mail leaves; none of it keeps it from leaving. */
export type SendingWarning =
  | { kind: 'emptySubject' }
  | { kind: 'forgottenAttachment'; words: string }
  | { kind: 'manyVisible'; count: number }
  | { kind: 'malformedRecipient'; recipient: string };

/** From so many people on who see each other's addresses, Bcc or one mail each may have been meant. */
export const MANY_VISIBLE = 10;

export function checkBeforeSending(mail: MailBeforeSending): SendingWarning[] {
  const { subject, to, cc, bcc, showOneRcpt, text, files } = mail;
  const isMalformed = (recipient: string) => recipient.trim() !== '' && parseAddress(recipient.trim()) === null;
  const visible = new Set([...to, ...cc].flatMap((one) => parseAddress(one.trim())?.address.toLowerCase() ?? []));
  const words = files === 0 ? findAttachmentWords(text) : undefined;
  return [
    ...[...to, ...cc, ...bcc]
      .filter(isMalformed)
      .map((recipient) => ({ kind: 'malformedRecipient' as const, recipient })),
    ...(subject.trim() === '' ? [{ kind: 'emptySubject' as const }] : []),
    ...(words === undefined ? [] : [{ kind: 'forgottenAttachment' as const, words }]),
    ...(!showOneRcpt && visible.size >= MANY_VISIBLE ? [{ kind: 'manyVisible' as const, count: visible.size }] : []),
  ];
}

/** How people of several languages say that something comes along. */
const SPACED = [
  // English
  'attached|attaching|attachments?|enclosed',
  // German
  'anbei|angehängt\\p{L}{0,3}|anhang|anhänge|beigefügt\\p{L}{0,3}|anlagen?',
  // French
  'ci-jointe?s?|pièces? jointes?|joins|je joins',
  // Spanish, Portuguese, Italian
  'adjunt[oa]s?|anex[oa]s?|anexad[oa]s?|allegat[oaie]|allego|in allegato',
  // Dutch, Swedish, Danish, Norwegian
  'bijlagen?|bijgevoegd\\p{L}?|bifoga[rdt]?|bifogade|bilagor?|vedhæftet|vedhæftede|vedlagte?|vedlegg',
  // Polish, Czech, Russian
  'załącznik\\p{L}{0,3}|załącza\\p{L}{1,4}|załączeniu|příloze|přílohy?|přikládám|вложени\\p{L}|прикрепл\\p{L}{1,6}|прилага\\p{L}{1,4}',
  // Turkish
  'ektedir|ekteki|ekte',
].join('|');
/** Chinese, Japanese and Korean have no blanks between words. */
const UNSPACED = '附件|附檔|附档|附上|随信附|隨信附|随附|見附|见附|添付|첨부';
const ATTACHMENT_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}@./-])(?:${SPACED})(?![\\p{L}\\p{N}@]|[./-][\\p{L}\\p{N}])|${UNSPACED}`,
  'iu',
);

/** The first words that speak of a file, as they were written. Lines that quote another person are passed over. */
export function findAttachmentWords(text: string): string | undefined {
  const own = text.split('\n').filter((line) => !/^\s{0,20}>/.test(line));
  return ATTACHMENT_WORDS.exec(own.join('\n'))?.[0];
}
