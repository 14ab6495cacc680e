import type { Tongue } from '../../world/companies.ts';
import { attribution, outlookBlock, type Quoted, replySubject } from './attribution.ts';
import { canEncode } from './charset.ts';
import {
  boundaryOf,
  encodeWords,
  escapeHtml,
  type Headers,
  type Mailbox,
  multipartBody,
  type TextCharset,
  type TextPart,
  textBody,
  textHeaders,
  writeDate,
  writeEntity,
  writeMailbox,
  writeText,
} from './message.ts';

export type Client =
  | 'gmailWeb'
  | 'outlookDesktop'
  | 'outlookMobile'
  | 'appleMail'
  | 'iphone'
  | 'thunderbird'
  | 'htmlOnly';

export type Original = Quoted & { messageId: string; references: string[]; text: string; html: string };

export type ReplyFacts = {
  client: Client;
  language: Tongue;
  zone: string;
  at: Date;
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  words: string;
  signature: string[];
  original: Original;
};

/** An answer as the person's own client would write it. */
export function writeReply(facts: ReplyFacts): string {
  const { client, original } = facts;
  const outlook = client === 'outlookDesktop' || client === 'outlookMobile';
  const subject = replySubject(original.subject, facts.language, outlook);
  const headers: Headers = [
    ['From', writeMailbox(facts.from)],
    ['To', writeMailbox(facts.to)],
    ['Subject', encodeWords(subject)],
    ['Date', writeDate(facts.at, facts.zone)],
    ['Message-ID', facts.messageId],
    ...threadHeaders(original),
    ['MIME-Version', '1.0'],
    ...MARKS[client],
  ];
  return writeBody(headers, facts, bodiesOf(facts));
}

/** RFC 5322, 3.6.4. A message without an id cannot be pointed at. */
export function threadHeaders({ messageId, references }: Pick<Original, 'messageId' | 'references'>): Headers {
  if (messageId === '') return [];
  return [
    ['In-Reply-To', messageId],
    ['References', [...references.filter((id) => id !== messageId), messageId].join(' ')],
  ];
}

const MARKS: Record<Client, Headers> = {
  gmailWeb: [],
  outlookDesktop: [['X-Mailer', 'Microsoft Outlook 16.0']],
  outlookMobile: [['X-MS-Has-Attach', 'no']],
  appleMail: [['X-Mailer', 'Apple Mail (2.3826.200.121)']],
  iphone: [['X-Mailer', 'iPhone Mail (22B91)']],
  thunderbird: [['User-Agent', 'Mozilla Thunderbird']],
  htmlOnly: [['X-Mailer', 'Webmail 4.2']],
};

type Bodies = { text: string; html: string };

function bodiesOf(facts: ReplyFacts): Bodies {
  const quote = attribution(facts.language, facts.zone, facts.original);
  const said = [facts.words, ...signed(facts)].join('\n\n');
  const sayHtml = paragraphs(said);
  const inner = quotedHtml(facts.original);
  const cited = `${quote}\n\n${prefixed(facts.original.text)}`;
  switch (facts.client) {
    case 'gmailWeb':
      return {
        text: `${said}\n\n${quote}\n\n${prefixed(facts.original.text)}`,
        html: `<div dir="ltr">${sayHtml}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escapeHtml(quote)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${inner}</blockquote></div>`,
      };
    case 'outlookDesktop':
      return outlookDesktop(facts, said, inner);
    case 'outlookMobile':
      return outlookMobile(facts, said, inner);
    case 'appleMail':
    case 'iphone':
      return {
        text: `${said}\n\n${quote.replace(/^/, '> ')}\n> \n${prefixed(facts.original.text)}`,
        html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">${sayHtml}<div dir="ltr"><br><blockquote type="cite">${escapeHtml(quote)}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${inner}</div></blockquote></body></html>`,
      };
    case 'thunderbird':
      // Bottom posting; the two dashes and a blank part the signature (RFC 3676, 4.3).
      return { text: `${cited}\n\n${facts.words}\n\n-- \n${facts.signature.join('\n')}\n`, html: '' };
    case 'htmlOnly':
      return { text: '', html: `<html><body>${sayHtml}<hr><p>${escapeHtml(quote)}</p>${inner}</body></html>` };
  }
}

function outlookDesktop({ language, zone, original }: ReplyFacts, said: string, inner: string): Bodies {
  const block = outlookBlock(language, zone, original);
  const lines = block.map(([label, value]) => `<b>${escapeHtml(label)}:</b> ${escapeHtml(value)}`).join('<br>');
  const paragraph = (text: string) =>
    `<p class="MsoNormal">${escapeHtml(text).replaceAll('\n', '<br>')}<o:p></o:p></p>`;
  return {
    text: `${said}\n\n${block.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${original.text}`,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><body lang="${language}" link="#467886"><div class="WordSection1">${said.split('\n\n').map(paragraph).join('')}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${lines}<o:p></o:p></p></div>${inner}</div></body></html>`,
  };
}

function outlookMobile({ language, zone, original }: ReplyFacts, said: string, inner: string): Bodies {
  const block = outlookBlock(language, zone, original);
  const lines = block.map(([label, value]) => `<b>${escapeHtml(label)}:</b> ${escapeHtml(value)}`).join('<br>');
  const rule = '_'.repeat(32);
  return {
    text: `${said}\n${rule}\n${block.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${original.text}`,
    html: `<html><body dir="auto">${paragraphs(said)}<div id="ms-outlook-mobile-signature"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt">${lines}</font></div>${inner}</body></html>`,
  };
}

/** Phones sign for their owners. */
const PHONE_SIGNATURES: Partial<Record<Client, Partial<Record<Tongue, string>> & { en: string }>> = {
  iphone: {
    en: 'Sent from my iPhone',
    de: 'Von meinem iPhone gesendet',
    fr: 'Envoyé de mon iPhone',
    es: 'Enviado desde mi iPhone',
    it: 'Inviato da iPhone',
    nl: 'Verstuurd vanaf mijn iPhone',
    pt: 'Enviado do meu iPhone',
    pl: 'Wysłane z iPhone’a',
    zh: '发自我的iPhone',
    ja: 'iPhoneから送信',
  },
  outlookMobile: { en: 'Get Outlook for iOS', de: 'Outlook für iOS beziehen', fr: 'Télécharger Outlook pour iOS' },
};

function signed({ client, language, signature }: ReplyFacts): string[] {
  const phone = PHONE_SIGNATURES[client];
  return [phone ? (phone[language] ?? phone.en) : signature.join('\n')];
}

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((paragraph) => `<div>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</div><div><br></div>`)
    .join('');

const prefixed = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`))
    .join('\n');

/** What lies inside the original's body element, or its text where it had no HTML. */
function quotedHtml({ html, text }: Original): string {
  if (html === '') return `<p>${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`;
  const start = html.search(/<body\b/i);
  const open = start < 0 ? -1 : html.indexOf('>', start);
  const end = html.search(/<\/body/i);
  return html.slice(open + 1, end > open ? end : undefined);
}

function writeBody(headers: Headers, facts: ReplyFacts, { text, html }: Bodies): string {
  const charset = charsetOf(facts, text + html);
  const encoding = charset === 'gb18030' || facts.language === 'ja' ? 'base64' : 'quoted-printable';
  const plain: TextPart =
    facts.client === 'thunderbird'
      ? { type: 'text/plain', text, encoding: '7bit', parameters: 'format=flowed' }
      : { type: 'text/plain', text, charset, encoding };
  const rich: TextPart = { type: 'text/html', text: html, charset, encoding };
  if (html === '') return writeEntity([...headers, ...textHeaders(plain)], textBody(plain));
  if (text === '') return writeEntity([...headers, ...textHeaders(rich)], textBody(rich));
  const boundary = boundaryOf(facts.messageId, BOUNDARY_PREFIX[facts.client] ?? '----=_Part_');
  const type = ['Content-Type', `multipart/alternative; boundary="${boundary}"`] as const;
  return writeEntity([...headers, type], multipartBody(boundary, [writeText(plain), writeText(rich)]));
}

const BOUNDARY_PREFIX: Partial<Record<Client, string>> = {
  gmailWeb: '000000000000',
  outlookDesktop: '_000_',
  outlookMobile: '_000_',
  appleMail: 'Apple-Mail=_',
  iphone: 'Apple-Mail-',
};

/** Outlook on the desktop still writes the charset of its country where that suffices. */
function charsetOf({ client, language }: ReplyFacts, text: string): TextCharset {
  if (client !== 'outlookDesktop') return 'utf-8';
  const preferred: TextCharset = language === 'zh' ? 'gb18030' : 'iso-8859-1';
  return canEncode(text, preferred) ? preferred : 'utf-8';
}
