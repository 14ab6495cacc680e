import type { Footer, Round, Variant } from '@outrider/campaign-rules/campaign';
import { addSubjectPrefix } from '@outrider/mail-kit';
import { chooseOption } from '@outrider/template/choose';
import type { TextSigner } from '../../../platform/secrets.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import type { MailPictures } from '../pictures/mail-pictures.ts';
import type { CampaignFacts } from '../record/campaign-facts.ts';
import { buildMessage } from './build-message.ts';
import { addOptOutLink, addPreheader, type CompiledContent, compileContent } from './compile-content.ts';
import { placePictures } from './place-pictures.ts';
import { addPixel, trackClicks } from './track-page.ts';
import { createMailLinks, type LinkBases, type MailLinks } from './tracking-links.ts';

/** What a lead's mail is made of, besides its round. */
export type LeadFacts = {
  values: Readonly<Record<string, string>>;
  /** Rounds that went out to them, oldest first. */
  earlier: readonly { round: number; variant: string; messageId: string }[];
};

export type MailOrder = {
  /** `variant`: that of an earlier try, which it keeps; empty or none: not chosen yet. */
  row: {
    id: string;
    leadId: string;
    round: number;
    messageId: string;
    recipient: { address: string };
    variant?: string;
  };
  rounds: readonly Round[];
  tracking: CampaignFacts['settings']['tracking'];
  footer: Footer;
  mailbox: Pick<SendingMailbox, 'email' | 'senderName' | 'replyTo' | 'signature' | 'trackingDomain'>;
  lead: LeadFacts;
  /** Those its page names, as far as they are kept. */
  pictures?: MailPictures;
  at: Date;
  /** In place of signed ones, where nothing that happens to the mail counts. */
  links?: MailLinks;
};

export type BuiltMail =
  /** `unseen`: nothing tells whether it is opened. */
  | { kind: 'written'; raw: Buffer; variant: string; unseen: boolean }
  /** Nobody is mailed a hole. */
  | { kind: 'missing'; variables: string[] }
  /** The round, or everything it could say, is not there any more. */
  | { kind: 'gone' };

/** What every mail has by itself, or does without: a mailbox without a signature leaves no hole. */
export const GIVEN_VARIABLES: ReadonlySet<string> = new Set(['email', 'signature', 'unsubscribeUrl', 'postalAddress']);

export type MailBuilder = (order: MailOrder) => BuiltMail;

/** `trackerUrl`: for mailboxes without a tracking domain; empty where their links lead straight to where they point. */
type WriterDeps = { signer: TextSigner; trackerUrl: string; appUrl: string };

/** Each variant is read once, for everybody who gets it. */
export function createMailBuilder({ signer, trackerUrl, appUrl }: WriterDeps): MailBuilder {
  // By the variant itself: a campaign that is changed has others, and the old ones are forgotten with it.
  const compiled = new WeakMap<Variant, { footer: Footer; content: CompiledContent }>();
  const compile = (variant: Variant, footer: Footer): CompiledContent => {
    const known = compiled.get(variant);
    if (known && known.footer === footer) return known.content;
    const content = compileContent(variant, footer);
    compiled.set(variant, { footer, content });
    return content;
  };

  /** The opt-out link leads to a server that certainly answers. */
  function basesOf({ trackingDomain }: Pick<SendingMailbox, 'trackingDomain'>): LinkBases {
    if (trackingDomain === '') return { tracker: trackerUrl, wayOut: appUrl };
    const own = `https://${trackingDomain}`;
    return { tracker: own, wayOut: own };
  }

  return function buildMail({ row, rounds, tracking, footer, mailbox, lead, pictures, at, links: given }) {
    const round = rounds[row.round];
    const variant = round?.variants.find(({ id }) => id === row.variant) ?? chooseVariant(round, row);
    if (!variant) return { kind: 'gone' };
    const links = given ?? createMailLinks(signer, basesOf(mailbox), row.id);
    const values = {
      ...lead.values,
      email: row.recipient.address,
      signature: mailbox.signature,
      ...footer,
      unsubscribeUrl: links.unsubscribe,
    };
    const content = compile(variant, footer);
    const seed = seedOf(row, row.round);
    const mail = addOptOutLink(content.mail.render(values, seed), links.unsubscribe, footer);
    const preheader = content.preheader.render(values, `${seed}:preheader`);
    const thread = threadOf(rounds, row, lead.earlier, variant);
    const opening =
      thread.opening && compile(thread.opening.variant, footer).mail.render(values, seedOf(row, thread.opening.round));
    const missing = [...new Set([...mail.missing, ...preheader.missing, ...(opening?.missing ?? [])])].filter(
      (name) => !GIVEN_VARIABLES.has(name),
    );
    const placed = placePictures(variant.isPlainText ? '' : mail.html, pictures, mailbox.email);
    if (placed.isMissing) missing.push('picture');
    if (missing.length > 0) return { kind: 'missing', variables: missing };
    const { track } = links;
    const linked = track && tracking.clicks ? trackClicks(placed.html, links.unsubscribe, track) : placed.html;
    const page = addPreheader(linked, preheader.text);
    const raw = buildMessage({
      messageId: row.messageId,
      from: { name: mailbox.senderName, address: mailbox.email },
      to: { name: nameOf(lead.values), address: row.recipient.address },
      replyTo: mailbox.replyTo,
      subject: opening ? addSubjectPrefix(opening.subject, 'reply') : mail.subject,
      at,
      references: thread.references,
      unsubscribe: { url: links.unsubscribe, mailto: mailtoOf(mailbox.email, links.unsubscribeSubject) },
      boundary: (depth) => signer.sign(`boundary ${depth} ${row.messageId}`),
      text: mail.text,
      html: variant.isPlainText ? undefined : track && tracking.opens ? addPixel(page, track) : page,
      pictures: placed.pictures,
    });
    return { kind: 'written', raw, variant: variant.id, unseen: track === undefined };
  };
}

/** RFC 6068, 2. */
function mailtoOf(address: string, subject: string): string {
  const at = address.lastIndexOf('@');
  const to = `${encodeURIComponent(address.slice(0, Math.max(0, at)))}${address.slice(at)}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

const seedOf = ({ leadId }: Pick<MailOrder['row'], 'leadId'>, round: number) => `${leadId}:${round}`;

const nameOf = ({ firstName = '', lastName = '' }: LeadFacts['values']) => `${firstName} ${lastName}`.trim();

const PARTS = 1_000_000;

/** The same for a lead and round whenever it is asked, and as often as its weight says. */
export function chooseVariant<V extends Pick<Variant, 'id' | 'weight'>>(
  round: { variants: readonly V[] } | undefined,
  { leadId, round: number }: Pick<MailOrder['row'], 'leadId' | 'round'>,
): V | undefined {
  const variants = round?.variants.filter(({ weight }) => weight > 0) ?? [];
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  let left = (chooseOption(`${leadId}:${number}:variant`, 0, PARTS) / PARTS) * total;
  for (const variant of variants) {
    left -= variant.weight;
    if (left < 0) return variant;
  }
  return variants.at(-1);
}

type Thread = { references: string[]; opening: { variant: Variant; round: number } | undefined };

/** A follow-up without a subject goes on in the thread: that of the last round with one, and all mails since. */
function threadOf(
  rounds: readonly Round[],
  row: Pick<MailOrder['row'], 'round'>,
  earlier: LeadFacts['earlier'],
  { subject }: Variant,
): Thread {
  if (row.round === 0 || subject.trim() !== '') return { references: [], opening: undefined };
  const references: string[] = [];
  for (const sent of earlier.toReversed()) {
    references.unshift(sent.messageId);
    const variant = rounds[sent.round]?.variants.find(({ id }) => id === sent.variant);
    if (variant && variant.subject.trim() !== '') return { references, opening: { variant, round: sent.round } };
  }
  return { references, opening: undefined };
}
