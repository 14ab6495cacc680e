import type { Failure } from './bounce-reason.ts';
import type { StatusOfRecipient } from './delivery-status.ts';
import { findMentions, type Mention } from './failed-addresses.ts';
import type { BounceReason } from './judge-refusal.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { addressesIn } from './returned-mail.ts';

export type BouncedRecipient = {
  address: string;
  /** The address is bad and must not be written to again. */
  hard: boolean;
  /** Enhanced status code (RFC 3463); empty when none was given. */
  status: string;
  reason: BounceReason;
  /** Still being tried (RFC 3464, 2.3.3): no failure yet. */
  delayed?: true;
};

/** The recipients a report names: by its fields first, by its text where they tell nothing. */
export function findReported(mail: ParsedMail, notice: string, open: StatusOfRecipient[]): Failure[] {
  const [known = ''] = addressesIn(mail.header('x-failed-recipients'));
  const recipients = new Map(open.map((recipient) => [recipient.address || known, recipient]));
  const mentions = findMentions(notice, new Set(recipients.keys()), new Set());
  const mentioned = new Map(mentions.map(({ address, said }) => [address, said]));
  const ofAll = saidOfAll(notice, mentions, recipients.size);
  return [...recipients].map(([address, { action, status, diagnostic, comment }]) => ({
    address,
    texts: [diagnostic, mentioned.get(address) ?? '', comment, ofAll],
    status,
    isDelayed: action === 'delayed',
  }));
}

/** The recipients a notice in prose names. */
export function findMentioned(mail: ParsedMail, notice: string, failed: Mention[]): Failure[] {
  const isDelayed = isDelayNotice(mail, notice);
  const ofAll = saidOfAll(notice, failed, failed.length);
  return failed.map(({ address, said }) => ({ address, texts: [said, ofAll], status: '', isDelayed }));
}

/** Of several recipients, what is said before the first is named holds for all. */
const saidOfAll = (notice: string, [first]: Mention[], count: number) =>
  count > 1 && first ? notice.slice(0, Math.max(0, notice.toLowerCase().indexOf(first.address))) : notice;

const isDelayNotice = ({ subject }: ParsedMail, notice: string) =>
  /delay|warning: (?:could not|message)|verzögert|retard|ritardat|atrasad|vertraagd|opóźni|遅延|延迟/i.test(subject) ||
  /you do not need to resend|warning (?:message )?only|will be retried|still being retried/i.test(
    notice.slice(0, 3_000),
  );
