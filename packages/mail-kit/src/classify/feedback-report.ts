import { fieldOf, readFieldBlocks } from './header-fields.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { addressesIn } from './returned-mail.ts';

/** What a recipient complains of (RFC 5965, 3), as far as the loop tells. */
export type FeedbackReport = { type: string; recipients: string[] };

const REPORT_MAX = 50_000;

export function readFeedbackReport(mail: ParsedMail): FeedbackReport | undefined {
  const part = mail.parts.find(({ contentType }) => contentType === 'message/feedback-report');
  if (!part) return isLoopInProse(mail) ? { type: 'abuse', recipients: [] } : undefined;
  const fields = readFieldBlocks(part.text().slice(0, REPORT_MAX)).flat();
  const named = fields.filter(({ name }) =>
    ['original-rcpt-to', 'removal-recipient', 'x-hmxmroriginalrecipient'].includes(name),
  );
  return {
    type: fieldOf(fields, 'feedback-type')?.trim().toLowerCase() ?? 'abuse',
    recipients: [...new Set(named.flatMap(({ value }) => addressesIn(value)))],
  };
}

/** Loops from before the format: the mail complained of is enclosed, and a sentence says why. */
const isLoopInProse = ({ from, subject, parts }: ParsedMail) =>
  /^(?:staff|abuse|feedbackloop|fbl|complaints?|scomp)\b/.test(from.address) &&
  /^(?:complaint about message from|(?:\w{1,20} )?abuse report|spam complaint|email feedback report|client tos notification)/i.test(
    subject,
  ) &&
  parts.some(({ contentType }) => contentType === 'message/rfc822');
