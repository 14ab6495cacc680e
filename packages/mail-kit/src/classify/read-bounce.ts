import type { Failure } from './bounce-reason.ts';
import { type DeliveryStatus, readDeliveryStatus } from './delivery-status.ts';
import { findBareNames, findMentions, type Mention } from './failed-addresses.ts';
import { findMentioned, findReported } from './find-failures.ts';
import { isBounceInProse } from './is-bounce.ts';
import { type Letter, letterOf } from './letter.ts';
import { addressesIn, type ReturnedMail, readReturnedMail } from './returned-mail.ts';
import { isBySystem, mayBeReport, senderOf } from './sender.ts';
import { readSesNotification, type SesNotification } from './ses-notification.ts';
import { splitNotice } from './split-notice.ts';

/** What a report of delivery comes to. */
export type DeliveryReport = {
  outcome: 'failed' | 'arrived' | 'complained';
  failures: Failure[];
  returned: ReturnedMail;
};

/** Undefined where a message is no report of delivery. */
export function readDeliveryReport(letter: Letter): DeliveryReport | undefined {
  const notification = readSesNotification(letter);
  if (notification) return readNotification(letter, notification);
  const split = splitNotice(letter.text);
  const found = readReturnedMail(letter, split);
  const isProse = isBounceInProse(letter, { notice: split.notice, hasCopy: found.isThere });
  const status = readStatus(letter, isProse);
  if (!status && !isProse) return undefined;
  const returned = { ...found, messageId: found.messageId ?? status?.originalMessageId };
  const open = (status?.recipients ?? []).filter(({ action }) => !ARRIVED.includes(action));
  if (open.length > 0) return { outcome: 'failed', failures: findReported(letter, split.notice, open), returned };
  if (status && status.recipients.length > 0) return { outcome: 'arrived', failures: [], returned };
  const mentions = mentionsIn(letter, split.notice);
  const within = mentions.length === 0 && isProgram(letter) ? reportWithin(letter) : undefined;
  if (within) return within;
  const failed =
    [mentions, namesIn(letter, split.notice), returned.recipients.map((address) => ({ address, said: '' }))].find(
      (found) => found.length > 0,
    ) ?? [];
  return { outcome: 'failed', failures: findMentioned(letter, split.notice, failed), returned };
}

const isProgram = (letter: Letter) => isBySystem(letter) || ['postmaster', 'gateway'].includes(senderOf(letter));

const namesIn = ({ from }: Letter, notice: string) => findBareNames(notice, from.address.split('@')[1] ?? '');

/** A gateway that passes on somebody else's report encloses it whole. */
function reportWithin({ parts }: Letter): DeliveryReport | undefined {
  const enclosed = parts.find(({ message }) => message?.contentType === 'multipart/report')?.message;
  return enclosed ? readDeliveryReport(letterOf(enclosed)) : undefined;
}

const OUTCOMES = { Bounce: 'failed', Complaint: 'complained', Delivery: 'arrived' } as const;

function readNotification(letter: Letter, { type, recipients, originalMessageId }: SesNotification): DeliveryReport {
  const returned = {
    isThere: false,
    messageId: originalMessageId,
    recipients: recipients.map(({ address }) => address),
  };
  const judged = type === 'Bounce' ? findReported(letter, '', recipients) : [];
  return { outcome: OUTCOMES[type], failures: judged, returned };
}

/** RFC 3464, 2.3.3; "deliverable" is what Postfix says to a probe. */
const ARRIVED = ['delivered', 'relayed', 'expanded', 'deliverable'];

/** The machine's part of a report; some programs put it into the text. */
function readStatus(letter: Letter, isProse: boolean): DeliveryStatus | undefined {
  const part = letter.parts.find(({ contentType }) => /^message\/(?:global-)?delivery-status$/.test(contentType));
  if (part) return mayBeReport(letter) ? readDeliveryStatus(part.text()) : undefined;
  return isProse && /^\s{0,3}(?:final|original)-recipient\s?:/im.test(letter.text)
    ? readDeliveryStatus(letter.text)
    : undefined;
}

function mentionsIn(letter: Letter, notice: string): Mention[] {
  const known = new Set(addressesIn(letter.header('x-failed-recipients')));
  const mentions = findMentions(notice, known, new Set([...letter.to, letter.from.address]));
  if (known.size === 0) return mentions;
  const said = new Map(mentions.map((mention) => [mention.address, mention.said]));
  return [...known].map((address) => ({ address, said: said.get(address) ?? '' }));
}
