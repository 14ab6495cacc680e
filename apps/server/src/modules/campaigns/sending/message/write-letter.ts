import type { Round, Variant } from '@outrider/campaign-rules/campaign';
import { chooseOption } from '@outrider/template/choose';
import { type CompiledMail, compileMail } from '@outrider/template/render-mail';
import type { TextSigner } from '../../../../platform/secrets.ts';
import type { SendingMailbox } from '../../../mailboxes/index.ts';
import type { CampaignFacts, Candidate } from '../sending-deps.ts';
import { buildMessage } from './build-message.ts';
import { addPixel, trackClicks } from './track-page.ts';
import { createMailLinks } from './tracking-links.ts';

/** What a lead's letter is made of, besides its round. */
export type LeadFacts = {
  values: Readonly<Record<string, string>>;
  /** Rounds that went out to them, oldest first. */
  earlier: readonly { round: number; variant: string; messageId: string }[];
};

export type LetterOrder = {
  row: Pick<Candidate, 'id' | 'leadId' | 'round' | 'messageId'> & { recipient: { address: string } };
  rounds: readonly Round[];
  tracking: CampaignFacts['settings']['tracking'];
  mailbox: Pick<SendingMailbox, 'email' | 'senderName' | 'replyTo' | 'signature' | 'trackingDomain'>;
  lead: LeadFacts;
  at: Date;
};

export type WrittenLetter =
  | { kind: 'written'; raw: Buffer; variant: string }
  /** Nobody is mailed a hole. */
  | { kind: 'missing'; variables: string[] }
  /** The round, or everything it could say, is not there any more. */
  | { kind: 'gone' };

export type LetterWriter = (order: LetterOrder) => WrittenLetter;

/** Each variant is read once, for everybody who gets it. */
export function createLetterWriter({ signer, appUrl }: { signer: TextSigner; appUrl: string }): LetterWriter {
  // By the variant itself: a campaign that is changed has others, and the old ones are forgotten with it.
  const compiled = new WeakMap<Variant, CompiledMail>();
  const compile = (variant: Variant): CompiledMail => {
    const known = compiled.get(variant) ?? compileMail(variant);
    compiled.set(variant, known);
    return known;
  };

  return function writeLetter({ row, rounds, tracking, mailbox, lead, at }) {
    const variant = chooseVariant(rounds[row.round], row);
    if (!variant) return { kind: 'gone' };
    const base = mailbox.trackingDomain === '' ? appUrl : `https://${mailbox.trackingDomain}`;
    const links = createMailLinks(signer, base, row.id);
    const values = {
      ...lead.values,
      email: row.recipient.address,
      signature: mailbox.signature,
      unsubscribeUrl: links.unsubscribe,
    };
    const mail = compile(variant).render(values, seedOf(row, row.round));
    const thread = threadOf(rounds, row, lead.earlier, variant);
    const opening = thread.opening && compile(thread.opening.variant).render(values, seedOf(row, thread.opening.round));
    const missing = [...new Set([...mail.missing, ...(opening?.missing ?? [])])];
    if (missing.length > 0) return { kind: 'missing', variables: missing };
    const page = tracking.clicks ? trackClicks(mail.html, links) : mail.html;
    const raw = buildMessage({
      messageId: row.messageId,
      from: { name: mailbox.senderName, address: mailbox.email },
      to: { name: nameOf(lead.values), address: row.recipient.address },
      replyTo: mailbox.replyTo,
      subject: opening ? `Re: ${opening.subject}` : mail.subject,
      at,
      references: thread.references,
      unsubscribeUrl: links.unsubscribe,
      text: mail.text,
      html: variant.isPlainText ? undefined : tracking.opens ? addPixel(page, links) : page,
    });
    return { kind: 'written', raw, variant: variant.id };
  };
}

const seedOf = ({ leadId }: Pick<Candidate, 'leadId'>, round: number) => `${leadId}:${round}`;

const nameOf = ({ firstName = '', lastName = '' }: LeadFacts['values']) => `${firstName} ${lastName}`.trim();

const PARTS = 1_000_000;

/** The same for a lead and round whenever it is asked, and as often as its weight says. */
export function chooseVariant(
  round: Pick<Round, 'variants'> | undefined,
  { leadId, round: number }: Pick<Candidate, 'leadId' | 'round'>,
): Variant | undefined {
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
  row: Pick<Candidate, 'round'>,
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
