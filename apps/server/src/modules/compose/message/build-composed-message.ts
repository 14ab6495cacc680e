import { createHash } from 'node:crypto';
import MimeNode from 'nodemailer/lib/mime-node';
import { checkMessage } from './check-message.ts';
import type { ComposedMessage, ComposedPart } from './composed-message.ts';
import { fileNameOf, mimeTypeOf } from './part-names.ts';

/**
 * The bytes of a mail (RFC 5322, RFC 2045). The same mail gives the same bytes: the boundary between its parts comes from its
 * Message-ID. Refuses what would break out of a header.
 */
export async function buildComposedMessage(message: ComposedMessage): Promise<Buffer> {
  checkMessage(message);
  const isPlain = message.html === null && !message.calendar;
  const related = isPlain ? [] : message.parts.filter(({ inlined, contentId }) => inlined && contentId !== '');
  const beside = message.parts.filter((part) => !related.includes(part));
  const options = { baseBoundary: boundaryOf(message), keepBcc: message.keepBcc, newline: 'windows', ...NO_FETCHING };
  const root = new MimeNode(beside.length > 0 ? 'multipart/mixed' : typeOfText(message, related), options);
  addText(beside.length > 0 ? root.createChild(typeOfText(message, related)) : root, message, related);
  for (const part of beside) addPart(root, part, 'attachment');
  addHeaders(root, message);
  return root.build();
}

/** Contents are given, never looked up by the library. */
const NO_FETCHING = { disableFileAccess: true, disableUrlAccess: true };

/** Long and drawn by a hash, so that no text has a line like it. */
const boundaryOf = ({ messageId, date }: ComposedMessage) =>
  createHash('sha256').update(`boundary ${messageId} ${date.toISOString()}`).digest('hex').slice(0, 32);

const typeOfText = ({ html, calendar }: ComposedMessage, related: readonly ComposedPart[]): string => {
  if (html === null && !calendar) return 'text/plain; charset=utf-8';
  return related.length > 0 ? 'multipart/related; type="multipart/alternative"' : 'multipart/alternative';
};

function addText(node: MimeNode, { text, html, calendar }: ComposedMessage, related: readonly ComposedPart[]): void {
  if (html === null && !calendar) {
    node.setContent(text);
    return;
  }
  const alternatives = related.length > 0 ? node.createChild('multipart/alternative') : node;
  // RFC 2046, 5.1.4: the one that shows most comes last.
  alternatives.createChild('text/plain; charset=utf-8').setContent(text);
  if (html !== null) alternatives.createChild('text/html; charset=utf-8').setContent(html);
  if (calendar)
    alternatives.createChild(`text/calendar; charset=utf-8; method=${calendar.method}`).setContent(calendar.ics);
  for (const part of related) addPart(node, part, 'inline');
}

function addPart(parent: MimeNode, part: ComposedPart, disposition: 'attachment' | 'inline'): void {
  const filename = fileNameOf(part.name);
  const node = parent.createChild(mimeTypeOf(part.mimeType), { filename });
  node.setHeader('Content-Disposition', disposition);
  if (part.contentId !== '') node.setHeader('Content-ID', `<${part.contentId}>`);
  // RFC 2046, 5.2.1: a mail in a mail is not encoded once more.
  if (!mimeTypeOf(part.mimeType).startsWith('message/')) node.setHeader('Content-Transfer-Encoding', 'base64');
  node.setContent(part.content);
}

const PRIORITIES = {
  1: { 'X-Priority': '1 (Highest)', Importance: 'high' },
  3: {},
  5: { 'X-Priority': '5 (Lowest)', Importance: 'low' },
} as const;

function addHeaders(root: MimeNode, message: ComposedMessage): void {
  const { from, to, cc, bcc, replyTo, subject, date, messageId, inReplyTo, references = [] } = message;
  root.setHeader('From', { ...from });
  for (const [name, people] of Object.entries({ To: to, Cc: cc, Bcc: bcc })) {
    if (people.length > 0)
      root.setHeader(
        name,
        people.map((person) => ({ ...person })),
      );
  }
  if (replyTo) root.setHeader('Reply-To', replyTo);
  root.setHeader({ Subject: subject, Date: date, 'Message-ID': messageId });
  if (inReplyTo) root.setHeader('In-Reply-To', inReplyTo);
  if (references.length > 0) root.setHeader('References', references.join(' '));
  root.setHeader(PRIORITIES[message.priority]);
  if (message.receiptTo) root.setHeader('Disposition-Notification-To', `<${message.receiptTo}>`);
  root.setHeader('X-Mailer', message.xMailer);
  root.setHeader({ ...message.headers });
  root.setHeader('MIME-Version', '1.0');
}
