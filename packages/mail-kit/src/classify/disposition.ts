import { fieldOf, readFieldBlocks } from './header-fields.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { idIn } from './returned-mail.ts';

/** A mail was displayed, deleted or otherwise dealt with (RFC 8098, 3.2.6). */
export type Disposition = {
  did: string;
  /** Whether a person sent the notification, or a rule of theirs (RFC 8098, 3.2.6.1); undefined where it does not say. */
  sentBy: 'person' | 'rule' | undefined;
  originalMessageId: string | undefined;
  recipient: string | undefined;
};

const NOTICE_MAX = 50_000;

export function readDisposition({ parts }: ParsedMail): Disposition | undefined {
  const part = parts.find(({ contentType }) => /^message\/(?:global-)?disposition-notification$/.test(contentType));
  if (!part) return undefined;
  const fields = readFieldBlocks(part.text().slice(0, NOTICE_MAX)).flat();
  const disposition = fieldOf(fields, 'disposition') ?? '';
  const [, did] = /;\s*([a-z]{1,20})/i.exec(disposition) ?? [];
  const [, sent] = /\bmdn-sent-(manually|automatically)\b/i.exec(disposition) ?? [];
  const recipient = fieldOf(fields, 'original-recipient') ?? fieldOf(fields, 'final-recipient');
  return {
    did: did?.toLowerCase() ?? 'displayed',
    sentBy: sent === undefined ? undefined : sent.toLowerCase() === 'manually' ? 'person' : 'rule',
    originalMessageId: idIn(fieldOf(fields, 'original-message-id')),
    recipient: recipient
      ?.replace(/^[\w-]{1,20}\s*;\s*/, '')
      .trim()
      .toLowerCase(),
  };
}
