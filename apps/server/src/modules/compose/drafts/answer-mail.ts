import { randomUUID } from 'node:crypto';
import {
  type ComposeAttachment,
  type ComposeAttrs,
  composeAttachment,
  composeAttrs,
  type ReferenceKind,
} from '@outrider/contract/compose/attrs';
import type { Draft } from '@outrider/contract/compose/drafts';
import { AppError } from '@outrider/contract/errors';
import type { MessageAttachment } from '@outrider/contract/inbox/message';
import type { Language } from '@outrider/contract/languages';
import { formatAddress } from '@outrider/mail-kit/addresses/format-address';
import { addressWrittenTo, answerRecipients, type MailPerson } from '@outrider/mail-kit/compose/answer-recipients';
import { quoteHead } from '@outrider/mail-kit/compose/quote-head';
import { addSubjectPrefix } from '@outrider/mail-kit/subject/subject-prefix';
import type { Caller } from '../../../platform/http/caller.ts';
import { findOriginals, type OriginalMail } from '../../inbox/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { listOwnAddresses, type OwnAddress } from './own-addresses.repository.ts';
import { readWholeBody } from './read-whole-body.ts';

type Wish = { kind: ReferenceKind; language: Language };

/** A new draft that answers a mail, passes it on or sends it again. It is not saved before the user writes in it. */
export async function answerMail(
  deps: ComposeDeps,
  caller: Caller,
  original: OriginalMail,
  { kind, language }: Wish,
): Promise<Draft> {
  const own = await listOwnAddresses(deps.db, caller);
  const mail = {
    ...original,
    ...original.receivers,
    replyTo: original.replyTo ?? (await deps.fetchReplyTo(caller, original.id)),
  };
  const sender = senderOf(mail, own);
  const { id: mid } = original;
  const begun = {
    account: sender ? nameSender(sender) : '',
    aliasSender: sender?.aliasId ?? '',
    reference: { mid, kind },
  };
  if (kind === 'resend') {
    const again = await contentOf(deps, caller, original);
    return unsaved(original.mailboxId, { ...begun, ...again, ...receiversOf(original), subject: subjectOf(original) });
  }
  const isForward = kind === 'forward';
  const { to, cc } = isForward ? { to: [], cc: [] } : answerRecipients(mail, kind, isOneOf(own));
  const timeZone = await deps.zoneOf(caller);
  return unsaved(original.mailboxId, {
    ...begun,
    to: to.map(namePerson),
    cc: cc.map(namePerson),
    subject: addSubjectPrefix(subjectOf(original), isForward ? 'forward' : 'reply'),
    quote: {
      mid,
      head: quoteHead(mail, { kind: isForward ? 'forward' : 'reply', language, timeZone }),
      kind: 'html',
      text: '',
    },
    // An answer quotes the pictures in the text; only a mail that is passed on brings its files.
    attachments: original.attachments.filter(({ inlined }) => isForward || inlined).map(attachPart(mid)),
  });
}

/** Several mails, each as a file of a new one. */
export async function attachMails({ db }: ComposeDeps, caller: Caller, mids: readonly string[]): Promise<Draft> {
  const mails = await findOriginals(db, caller, [...new Set(mids)]);
  const [first] = mails;
  if (!first || mails.length < new Set(mids).size) throw new AppError('mailNotFound');
  const own = await listOwnAddresses(db, caller);
  const sender = own.find(({ mailboxId }) => mailboxId === first.mailboxId);
  return unsaved(first.mailboxId, {
    account: sender ? nameSender(sender) : '',
    subject: mails.length === 1 ? addSubjectPrefix(subjectOf(first), 'forward') : '',
    attachments: mails.map(attachMail),
  });
}

/** Encoded words may hold what ends a line (RFC 2047, 5), which no subject of ours has. */
export const subjectOf = ({ subject }: Pick<OriginalMail, 'subject'>): string =>
  subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const unsaved = (accountId: string, attrs: Partial<ComposeAttrs>): Draft => ({
  draftId: randomUUID(),
  revision: 0,
  state: 'open',
  accountId,
  attrs: composeAttrs.parse(attrs),
  savedAt: null,
  copy: { state: 'none', words: '' },
});

const isOneOf = (own: readonly OwnAddress[]) => {
  const known = new Set(own.map(({ email }) => email.toLowerCase()));
  return (address: string) => known.has(address.toLowerCase());
};

/** The address of its mailbox that was written to. */
function senderOf(mail: Parameters<typeof addressWrittenTo>[0] & { mailboxId: string }, own: readonly OwnAddress[]) {
  const here = own.filter(({ mailboxId }) => mailboxId === mail.mailboxId);
  const address = addressWrittenTo(
    mail,
    here.map(({ email }) => email),
  );
  return here.find(({ email }) => email === address) ?? here[0];
}

const nameSender = ({ name, email }: OwnAddress) => formatAddress({ name, address: email });
export const namePerson = ({ name, email }: MailPerson) => formatAddress({ name, address: email });

export const receiversOf = ({ receivers: { to, cc, bcc } }: OriginalMail) => ({
  to: to.map(namePerson),
  cc: cc.map(namePerson),
  bcc: bcc.map(namePerson),
});

/** What a mail says and brings, as something to write on. */
export async function contentOf(deps: ComposeDeps, caller: Caller, original: OriginalMail) {
  const { content, isHtml } = await readWholeBody(deps, caller, original);
  return { content, isHtml, attachments: original.attachments.map(attachPart(original.id)) };
}

const attachPart =
  (mid: string) =>
  ({ id, name, mimeType, size, contentId, inlined }: MessageAttachment): ComposeAttachment =>
    composeAttachment.parse({
      id: `${mid}-${id}`.slice(0, 64),
      name: name.slice(0, 255),
      fileName: name.slice(0, 255),
      fileSize: size,
      type: 'fromInternalMail',
      mimeType: mimeType.slice(0, 255),
      inlined,
      contentId: contentId.slice(0, 255),
      fromServer: true,
      midOfSourceMail: mid,
      partOfSourceMail: id,
    });

const NAME_MAX = 200;

const attachMail = ({ id, subject, size }: OriginalMail): ComposeAttachment => {
  const name = `${
    subject
      .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
      .trim()
      .slice(0, NAME_MAX)
      .toWellFormed() || 'mail'
  }.eml`;
  const file = { name, fileName: name, fileSize: size, mimeType: 'message/rfc822' };
  return composeAttachment.parse({ id, ...file, type: 'fromInternalMail', fromServer: true, midOfSourceMail: id });
};
