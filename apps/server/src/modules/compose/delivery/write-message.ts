import type { Readable } from 'node:stream';
import type { ComposeAttachment, ComposeAttrs } from '@outrider/contract/compose/attrs';
import { AppError } from '@outrider/contract/errors';
import { linkCard } from '@outrider/mail-kit/compose/link-card';
import { prepareOutgoing, prepareOutgoingText, type Quote } from '@outrider/mail-kit/compose/prepare-outgoing';
import { sanitizeForQuote } from '@outrider/mail-kit/compose/quote-html';
import { compileMail } from '@outrider/template/render-mail';
import type { Db, Scope } from '../../../platform/db.ts';
import { findOriginals } from '../../inbox/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import { findSender } from '../drafts/own-addresses.repository.ts';
import { buildComposedMessage } from '../message/build-composed-message.ts';
import type { ComposedPart } from '../message/composed-message.ts';
import type { MessageToWrite } from './delivery-deps.ts';

type Deps = {
  db: Db;
  /** Refused with `attachmentLost` where it is gone. */
  openAttachment: (scope: Scope, attachment: ComposeAttachment) => Promise<Buffer | Readable>;
  /** What is known about a person, by address. */
  valuesOf: (scope: Scope, email: string) => Promise<Readonly<Record<string, string>>>;
  /** Puts the picture of a mail into its page; as it was where opens cannot be seen. */
  addPicture: (html: string, mailbox: SendingMailbox, ledgerId: string) => string;
  xMailer: string;
};

/** Writes messages of the composer. The same draft, people and moment give the same bytes. */
export const createMessageWriter =
  (deps: Deps) =>
  async (scope: Scope, message: MessageToWrite): Promise<Buffer> => {
    const { attrs, quote, links, recipients, mailbox, messageId, tracedAs, at } = message;
    const written = await fillIn(deps, scope, message);
    const shown: Quote | null = quote && { head: attrs.quote?.head ?? '', html: quote.html, text: quote.text };
    const signature = attrs.signature ? mailbox.signature : '';
    const cards = [...attrs.cards.map(asCard), ...(links.length > 0 ? [linkCard(links)] : [])];
    const traced = ({ html, text }: { html: string; text: string }) => ({
      html: tracedAs === null ? html : deps.addPicture(html, mailbox, tracedAs),
      text,
    });
    const ics = attrs.cards.find((card) => card.ics !== undefined)?.ics;
    const bodies = attrs.isHtml
      ? traced(prepareOutgoing({ html: written.content, signature, quote: shown, cards }))
      : { html: null, text: prepareOutgoingText({ text: withCards(written.content, cards), signature, quote: shown }) };
    return buildComposedMessage({
      from: await senderOf(deps, scope, message),
      ...recipients,
      keepBcc: false,
      ...(mailbox.replyTo !== '' && { replyTo: mailbox.replyTo }),
      subject: written.subject,
      date: at,
      messageId,
      ...(await threadHeaders(deps, scope, attrs)),
      priority: attrs.priority,
      ...(attrs.requestReadReceipt && { receiptTo: mailbox.email }),
      xMailer: deps.xMailer,
      ...bodies,
      // RFC 6047, 2.4: the method stands in the type as well.
      ...(ics !== undefined && { calendar: { method: 'REQUEST', ics } }),
      parts: await listParts(deps, scope, attrs),
    });
  };

/** A client wrote it: what could run in it, or reach out of it, is taken away. */
const asCard = ({ html, text }: ComposeAttrs['cards'][number]) => ({ html: sanitizeForQuote(html), text });

const withCards = (text: string, cards: readonly { text: string }[]) =>
  [text, ...cards.map((card) => card.text)].join('\n\n');

/** By the name on the screen; the address is the mailbox's or an alias of it, no matter what a client says. */
async function senderOf({ db }: Deps, scope: Scope, { attrs, mailbox }: MessageToWrite) {
  const sender = await findSender(db, scope, mailbox.id, attrs.account);
  return sender ?? { name: mailbox.senderName, address: mailbox.email };
}

/** Variables of the person it is for; a mail to several is for the first of them. */
async function fillIn(deps: Deps, scope: Scope, { attrs, recipients, messageId }: MessageToWrite) {
  const { subject, content, isHtml, includeVariable } = attrs;
  if (!includeVariable) return { subject, content };
  const [first] = [...recipients.to, ...recipients.cc, ...recipients.bcc];
  const values = await deps.valuesOf(scope, first?.address ?? '');
  const template = compileMail({ subject, html: isHtml ? content : '', text: isHtml ? null : content });
  const { html, text, missing, ...filled } = template.render(values, messageId);
  if (missing.length > 0) throw new AppError('valuesMissing', { values: { names: missing.join(', ') } });
  return { subject: filled.subject, content: isHtml ? html : text };
}

/** RFC 5322, 3.6.4: the parent, and the whole line of descent. A mail that is passed on or sent again begins a thread. */
async function threadHeaders({ db }: Deps, scope: Scope, { reference }: ComposeAttrs) {
  if (reference?.kind !== 'reply' && reference?.kind !== 'replyAll') return {};
  const [original] = await findOriginals(db, scope, [reference.mid]);
  if (!original?.messageId) return {};
  const inReplyTo = `<${original.messageId}>`;
  return { inReplyTo, references: [...original.references.map((id) => `<${id}>`), inReplyTo].slice(-REFERENCES_MAX) };
}

/** A header of all ancestors of a long thread would be longer than some servers take. */
const REFERENCES_MAX = 50;

async function listParts(deps: Deps, scope: Scope, { attachments }: ComposeAttrs): Promise<ComposedPart[]> {
  const wanted = attachments.filter(({ deleted, mode }) => !deleted && mode === 'file');
  const parts: ComposedPart[] = [];
  for (const attachment of wanted) {
    const { name, mimeType, contentId, inlined } = attachment;
    const content = await deps.openAttachment(scope, attachment).catch(unlessLost);
    if (content) parts.push({ name, mimeType, contentId, inlined, content });
  }
  if (parts.length < wanted.length)
    throw new AppError(parts.length === 0 && wanted.length > 1 ? 'idNotFound' : 'attachmentLost');
  return parts;
}

const unlessLost = (error: unknown): undefined => {
  if (!(error instanceof AppError && error.reason === 'attachmentLost')) throw error;
};
