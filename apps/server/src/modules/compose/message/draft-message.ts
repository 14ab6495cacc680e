import type { ComposeAttachment, ComposeAttrs } from '@outrider/contract/compose/attrs';
import { VERSION } from '@outrider/contract/limits';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { prepareOutgoing, prepareOutgoingText, type Quote } from '@outrider/mail-kit/compose/prepare-outgoing';
import { sanitizeForQuote } from '@outrider/mail-kit/compose/quote-html';
import type { Scope } from '../../../platform/db.ts';
import { findOriginals } from '../../inbox/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import type { ComposedAddress, ComposedMessage, ComposedPart } from './composed-message.ts';
import { openAttachment } from './open-attachment.ts';

/** What its headers say of who wrote it. */
const X_MAILER = `Outrider ${VERSION}`;

type Deps = Pick<ComposeDeps, 'db' | 'readBody' | 'openUpload' | 'openFile' | 'readPart'>;

/** Who writes, and under which Message-ID. */
export type Envelope = {
  from: ComposedAddress;
  messageId: string;
  date: Date;
};

/** A draft as its copy has it: all that is an address by now, and every file that is there. */
export async function draftMessage(
  deps: Deps,
  scope: Scope,
  attrs: ComposeAttrs,
  { from, messageId, date }: Envelope,
): Promise<ComposedMessage> {
  const quote = await readQuote(deps, scope, attrs);
  const { to, cc, bcc, subject, isHtml, content, priority } = attrs;
  const { html, text } = isHtml
    ? prepareOutgoing({ html: content, quote })
    : { html: null, text: prepareOutgoingText({ text: content, quote }) };
  return {
    from,
    to: readAddresses(to),
    cc: readAddresses(cc),
    bcc: readAddresses(bcc),
    keepBcc: true,
    subject,
    date,
    messageId,
    ...(await readThread(deps, scope, attrs)),
    priority,
    xMailer: X_MAILER,
    html,
    text,
    parts: await readParts(deps, scope, attrs.attachments),
  };
}

const readAddresses = (typed: readonly string[]): ComposedAddress[] =>
  typed.flatMap((one) => {
    const read = parseAddress(one.trim());
    return read ? [{ name: read.name ?? '', address: read.address }] : [];
  });

/** RFC 5322, 3.6.4: what an answer answers. A mail that is passed on or sent again begins a thread of its own. */
async function readThread({ db }: Deps, scope: Scope, { reference }: ComposeAttrs) {
  if (reference?.kind !== 'reply' && reference?.kind !== 'replyAll') return {};
  const [original] = await findOriginals(db, scope, [reference.mid]);
  if (!original || original.messageId === '') return {};
  const inReplyTo = `<${original.messageId}>`;
  return { inReplyTo, references: [...original.references.map((id) => `<${id}>`), inReplyTo] };
}

/** Null where the original is gone: the draft's own words are kept all the same. */
async function readQuote({ readBody }: Deps, scope: Scope, { quote }: ComposeAttrs): Promise<Quote | null> {
  if (!quote) return null;
  const { head, text, mid } = quote;
  if (quote.kind === 'text') return { head, html: null, text };
  const body = await readBody(scope, mid);
  if (!body) return null;
  return body.html === null
    ? { head, html: null, text: body.text ?? '' }
    : { head, html: sanitizeForQuote(body.html), text: body.text };
}

async function readParts(deps: Deps, scope: Scope, attachments: readonly ComposeAttachment[]) {
  const parts: ComposedPart[] = [];
  for (const attachment of attachments) {
    const content = await openAttachment(deps, scope, attachment);
    if (!content) continue;
    const { name, fileName, mimeType, contentId, inlined } = attachment;
    parts.push({ name: name || fileName, mimeType, contentId, inlined, content });
  }
  return parts;
}
