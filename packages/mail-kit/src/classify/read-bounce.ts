import type { Failure } from './bounce-reason.ts';
import { type DeliveryStatus, readDeliveryStatus } from './delivery-status.ts';
import { findBareNames, findMentions, type Mention } from './failed-addresses.ts';
import { findMentioned, findReported } from './find-failures.ts';
import { isBounceInProse } from './is-bounce.ts';
import { type ParsedMail, parsedMailOf } from './parsed-mail.ts';
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
export function readDeliveryReport(mail: ParsedMail): DeliveryReport | undefined {
  const notification = readSesNotification(mail);
  if (notification) return readNotification(mail, notification);
  const split = splitNotice(mail.text);
  const found = readReturnedMail(mail, split);
  const isProse = isBounceInProse(mail, { notice: split.notice, hasCopy: found.isThere });
  const status = readStatus(mail, isProse);
  if (!status && !isProse) return undefined;
  const returned = { ...found, messageId: found.messageId ?? status?.originalMessageId };
  const open = (status?.recipients ?? []).filter(({ action }) => !ARRIVED.includes(action));
  if (open.length > 0) return { outcome: 'failed', failures: findReported(mail, split.notice, open), returned };
  if (status && status.recipients.length > 0) return { outcome: 'arrived', failures: [], returned };
  const mentions = mentionsIn(mail, split.notice);
  const within = mentions.length === 0 && isProgram(mail) ? reportWithin(mail) : undefined;
  if (within) return within;
  const failed =
    [mentions, namesIn(mail, split.notice), returned.recipients.map((address) => ({ address, said: '' }))].find(
      (found) => found.length > 0,
    ) ?? [];
  return { outcome: 'failed', failures: findMentioned(mail, split.notice, failed), returned };
}

const isProgram = (mail: ParsedMail) => isBySystem(mail) || ['postmaster', 'gateway'].includes(senderOf(mail));

const namesIn = ({ from }: ParsedMail, notice: string) => findBareNames(notice, from.address.split('@')[1] ?? '');

/** A gateway that passes on another host's report encloses it whole. */
function reportWithin({ parts }: ParsedMail): DeliveryReport | undefined {
  const enclosed = parts.find(({ message }) => message?.contentType === 'multipart/report')?.message;
  return enclosed ? readDeliveryReport(parsedMailOf(enclosed)) : undefined;
}

const OUTCOMES = { Bounce: 'failed', Complaint: 'complained', Delivery: 'arrived' } as const;

function readNotification(mail: ParsedMail, { type, recipients, originalMessageId }: SesNotification): DeliveryReport {
  const returned = {
    isThere: false,
    messageId: originalMessageId,
    recipients: recipients.map(({ address }) => address),
  };
  const judged = type === 'Bounce' ? findReported(mail, '', recipients) : [];
  return { outcome: OUTCOMES[type], failures: judged, returned };
}

/** RFC 3464, 2.3.3; "deliverable" is what Postfix says to a probe. */
const ARRIVED = ['delivered', 'relayed', 'expanded', 'deliverable'];

/** The machine's part of a report; some programs put it into the text. */
function readStatus(mail: ParsedMail, isProse: boolean): DeliveryStatus | undefined {
  const part = mail.parts.find(({ contentType }) => /^message\/(?:global-)?delivery-status$/.test(contentType));
  if (part) return mayBeReport(mail) ? readDeliveryStatus(part.text()) : undefined;
  return isProse && /^\s{0,3}(?:final|original)-recipient\s?:/im.test(mail.text)
    ? readDeliveryStatus(mail.text)
    : undefined;
}

function mentionsIn(mail: ParsedMail, notice: string): Mention[] {
  const known = new Set(addressesIn(mail.header('x-failed-recipients')));
  const mentions = findMentions(notice, known, new Set([...mail.to, mail.from.address]));
  if (known.size === 0) return mentions;
  const said = new Map(mentions.map((mention) => [mention.address, mention.said]));
  return [...known].map((address) => ({ address, said: said.get(address) ?? '' }));
}
