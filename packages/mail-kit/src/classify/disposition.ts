import { fieldOf, readFieldBlocks } from './header-fields.ts';
import type { Letter } from './letter.ts';
import { idIn } from './returned-mail.ts';

/** A mail was displayed, deleted or otherwise dealt with (RFC 8098, 3.2.6). */
export type Disposition = { did: string; originalMessageId: string | undefined; recipient: string | undefined };

const NOTICE_MAX = 50_000;

export function readDisposition({ parts }: Letter): Disposition | undefined {
  const part = parts.find(({ contentType }) => /^message\/(?:global-)?disposition-notification$/.test(contentType));
  if (!part) return undefined;
  const fields = readFieldBlocks(part.text().slice(0, NOTICE_MAX)).flat();
  const [, did] = /;\s*([a-z]{1,20})/i.exec(fieldOf(fields, 'disposition') ?? '') ?? [];
  const recipient = fieldOf(fields, 'original-recipient') ?? fieldOf(fields, 'final-recipient');
  return {
    did: did?.toLowerCase() ?? 'displayed',
    originalMessageId: idIn(fieldOf(fields, 'original-message-id')),
    recipient: recipient
      ?.replace(/^[\w-]{1,20}\s*;\s*/, '')
      .trim()
      .toLowerCase(),
  };
}
