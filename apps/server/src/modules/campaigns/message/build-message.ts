import { encodeBody } from './encode-body.ts';
import { encodeHeaderText, encodeMailbox } from './encode-header.ts';

export type MessageParts = {
  /** With its brackets, as all of them here. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo: string;
  subject: string;
  at: Date;
  /** Message-IDs of the thread so far, oldest first. */
  references: readonly string[];
  unsubscribe: { url: string; mailto: string };
  /** The same for the same message, and by lot to everybody else; one for each multipart, by how deep it lies. */
  boundary: (depth: number) => string;
  text: string;
  /** Without it the message is plain text. */
  html: string | undefined;
  /** Those the page names by `cid:`. */
  pictures?: readonly MessagePicture[];
};

/** A picture that goes out with its message; `body` in lines of base64. */
export type MessagePicture = { contentId: string; type: string; body: string };

/** The whole message as it goes over the wire. Nothing in it is drawn by lot: written anew it is the same message. */
export function buildMessage(parts: MessageParts): Buffer {
  const { messageId, from, to, replyTo, subject, at, references, unsubscribe, text, html, pictures = [] } = parts;
  const parent = references.at(-1);
  const head = [
    `From: ${encodeMailbox(from.name, from.address)}`,
    `To: ${encodeMailbox(to.name, to.address)}`,
    ...(replyTo === '' ? [] : [`Reply-To: ${encodeMailbox('', replyTo)}`]),
    `Subject: ${encodeHeaderText('Subject', subject)}`,
    `Message-ID: ${messageId}`,
    `Date: ${writeDate(at)}`,
    // RFC 5322, 3.6.4: the parent, and the whole line of descent.
    ...(parent === undefined ? [] : [`In-Reply-To: ${parent}`, `References: ${references.join('\r\n ')}`]),
    // RFC 8058: one click, and the recipient's provider needs no page. By mail for those that know RFC 2369 alone.
    `List-Unsubscribe: <${unsubscribe.url}>,\r\n <${unsubscribe.mailto}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
  ].join('\r\n');
  if (html === undefined) return Buffer.from(`${head}\r\n${writePart('plain', text)}\r\n`);
  // RFC 2046, 5.1.1: it may not occur in a part. Nobody who writes one can guess it.
  const boundary = parts.boundary(0);
  return Buffer.from(
    `${head}\r\nContent-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n` +
      `--${boundary}\r\n${writePart('plain', text)}\r\n` +
      `--${boundary}\r\n${writePage(html, pictures, parts.boundary)}\r\n--${boundary}--\r\n`,
  );
}

/** RFC 2387: the page first, then what it shows. */
function writePage(html: string, pictures: readonly MessagePicture[], boundaryOf: MessageParts['boundary']): string {
  if (pictures.length === 0) return writePart('html', html);
  const boundary = boundaryOf(1);
  const files = pictures.map(({ contentId, type, body }, index) => {
    const name = `picture-${index + 1}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`;
    return (
      `--${boundary}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <${contentId}>\r\n` +
      `Content-Disposition: inline; filename="${name}"\r\n\r\n${body}\r\n`
    );
  });
  return (
    `Content-Type: multipart/related; type="text/html"; boundary="${boundary}"\r\n\r\n` +
    `--${boundary}\r\n${writePart('html', html)}\r\n${files.join('')}--${boundary}--`
  );
}

function writePart(kind: 'plain' | 'html', content: string): string {
  const { encoding, body } = encodeBody(content);
  return `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`;
}

let written = { second: Number.NaN, date: '' };

/** RFC 5322, 3.3. Many mails are of one second, and have one date. */
function writeDate(at: Date): string {
  const second = Math.floor(at.getTime() / 1_000);
  if (second !== written.second) written = { second, date: at.toUTCString().replace('GMT', '+0000') };
  return written.date;
}
