import { type MeetingAnswer, readMeetingAnswer } from '../cards/read-meeting-answer.ts';
import { type ReceiptRequest, readReceiptRequest } from '../receipts/read-receipt-request.ts';
import { trimQuotedReply } from '../reply/split-reply.ts';
import { readAutoReply } from './auto-reply.ts';
import { createFailureJudge } from './bounce-reason.ts';
import { type CalendarDay, dayOf } from './dates/calendar-day.ts';
import { findReturnDate } from './dates/return-date.ts';
import { readDisposition } from './disposition.ts';
import { readFeedbackReport } from './feedback-report.ts';
import type { BouncedRecipient } from './find-failures.ts';
import { isNoticeText } from './notice-phrases.ts';
import { type ParsedMail, parseMail } from './parsed-mail.ts';
import { readDeliveryReport } from './read-bounce.ts';
import { idIn, readReturnedMail } from './returned-mail.ts';
import { mayBeReport } from './sender.ts';
import { splitNotice } from './split-notice.ts';

export type MessageKind = 'human' | 'autoReply' | 'outOfOffice' | 'bounce' | 'complaint' | 'receipt';

export type Classification = {
  kind: MessageKind;
  bounce?: { recipients: BouncedRecipient[] };
  /** Of an absence: the day named for the return, or the last day away; YYYY-MM-DD. */
  returnDate?: string;
  /** `abuse`, `fraud`, `auth-failure` and so on (RFC 5965, 3.1). */
  complaint?: { type: string };
  /** What happened to the mail: `displayed`, `deleted` (RFC 8098), or `delivered` (RFC 3464). */
  receipt?: { did: string; sentBy?: 'person' | 'rule' };
  /** The writer wants to know whether it was read. */
  receiptRequest?: ReceiptRequest;
  /** To an invitation of ours (RFC 5546). */
  meetingAnswer?: MeetingAnswer;
  /** The mail a report is about, and its recipient. */
  originalMessageId?: string;
  originalRecipients?: string[];
  inReplyTo?: string;
  references?: string[];
};

export type ClassifyOptions = {
  /** The day "until Friday" counts from; the mail's own date without it. */
  now?: Date;
};

/** What came in. Total: there is an answer for any bytes; it takes time in proportion to them. */
export function classifyMessage(raw: Uint8Array | string, options: ClassifyOptions = {}): Classification {
  const mail = parseMail(raw);
  const judged = judgeMail(mail, options);
  const receiptRequest = judged.kind === 'human' ? readReceiptRequest(mail.header) : undefined;
  const meetingAnswer = findMeetingAnswer(mail);
  return {
    ...judged,
    ...(receiptRequest && { receiptRequest }),
    ...(meetingAnswer && { meetingAnswer }),
    ...threadOf(mail),
  };
}

function findMeetingAnswer({ parts }: ParsedMail): MeetingAnswer | undefined {
  const calendar = parts.find(({ contentType }) => contentType === 'text/calendar');
  return calendar && readMeetingAnswer(calendar.text());
}

function judgeMail(mail: ParsedMail, options: ClassifyOptions): Classification {
  return readReport(mail) ?? readDelivery(mail) ?? readAnswer(mail, options);
}

/** Complaints and receipts in the form made for them. */
function readReport(mail: ParsedMail): Classification | undefined {
  if (!mayBeReport(mail)) return undefined;
  const feedback = readFeedbackReport(mail);
  // RFC 5965, 7.3: the user found the mail among spam and wants more of it.
  if (feedback?.type === 'not-spam') return { kind: 'autoReply' };
  const returned = () => readReturnedMail(mail, splitNotice(mail.text));
  if (feedback) {
    const { messageId, recipients } = returned();
    const complained = feedback.recipients.length > 0 ? feedback.recipients : recipients;
    return { kind: 'complaint', complaint: { type: feedback.type }, ...original(messageId, complained) };
  }
  const disposition = readDisposition(mail);
  if (!disposition) return undefined;
  const { did, sentBy, originalMessageId, recipient } = disposition;
  // RFC 5429 lets a mail store refuse in this form.
  if (did === 'deleted' && isRejection(mail)) return undefined;
  const id = originalMessageId ?? returned().messageId;
  const receipt = { did, ...(sentBy !== undefined && { sentBy }) };
  return { kind: 'receipt', receipt, ...original(id, recipient === undefined ? [] : [recipient]) };
}

const isRejection = (mail: ParsedMail) =>
  /\(rejected\)/i.test(mail.header('auto-submitted') ?? '') || isNoticeText(mail.text);

function readDelivery(mail: ParsedMail): Classification | undefined {
  const report = readDeliveryReport(mail);
  if (!report) return undefined;
  const { failures, outcome, returned } = report;
  const judgeOne = createFailureJudge();
  const recipients = failures.map(
    (failure): BouncedRecipient => ({
      address: failure.address,
      ...judgeOne(failure),
      ...(failure.isDelayed && { delayed: true as const }),
    }),
  );
  const addresses = recipients.map(({ address }) => address).filter((address) => address !== '');
  const about = original(returned.messageId, addresses.length > 0 ? addresses : returned.recipients);
  if (outcome === 'complained') return { kind: 'complaint', complaint: { type: 'abuse' }, ...about };
  if (outcome === 'arrived') return { kind: 'receipt', receipt: { did: 'delivered' }, ...about };
  return { kind: 'bounce', bounce: { recipients }, ...about };
}

const ANSWER_MAX = 20_000;

function readAnswer(mail: ParsedMail, { now }: ClassifyOptions): Classification {
  // Quotes are the words of others; where nothing else is left, they may be none.
  const written = trimQuotedReply({ text: mail.text.slice(0, ANSWER_MAX) });
  const answer = written.trim() === '' ? mail : { ...mail, text: written };
  const kind = readAutoReply(answer);
  if (kind !== 'outOfOffice') return { kind: kind ?? 'human' };
  const today = now ? dayOf(now.getTime()) : dayOfMail(mail);
  const returnDate = today && findReturnDate(`${answer.subject}\n\n${answer.text}`, today);
  return { kind, ...(returnDate !== undefined && { returnDate }) };
}

/** The day where it was written: its date as it stands, in any zone. */
function dayOfMail({ header }: ParsedMail): CalendarDay | undefined {
  const written = header('date')?.slice(0, 100) ?? '';
  const withoutZone = written.replace(/(?:[+-]\d{4}\b|\(|\b[A-Z]{2,5}$|\bGMT\b).*$/s, '').trimEnd();
  const time = Date.parse(`${withoutZone} GMT`);
  return Number.isNaN(time) ? undefined : dayOf(time);
}

const original = (messageId: string | undefined, recipients: string[]) => ({
  ...(messageId !== undefined && { originalMessageId: messageId }),
  ...(recipients.length > 0 && { originalRecipients: [...new Set(recipients)] }),
});

function threadOf({ header }: ParsedMail): Pick<Classification, 'inReplyTo' | 'references'> {
  const inReplyTo = idIn(header('in-reply-to'));
  const references = header('references')?.match(/<[^<>\s]{1,250}>/g) ?? [];
  return {
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references.length > 0 && { references: [...references] }),
  };
}
