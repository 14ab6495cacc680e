import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import type { SigningRule } from './own-domains.ts';

/** What RFC 6376, 5.4.1 names, and what RFC 8058, 4 adds. */
const SIGNED =
  'from:reply-to:subject:date:message-id:to:cc:in-reply-to:references:mime-version:content-type:content-transfer-encoding:' +
  'list-unsubscribe:list-unsubscribe-post';

/** Signs a message for its domain (RFC 6376). */
export const signMail = (raw: Buffer, rule: SigningRule): Promise<Buffer> =>
  buffer(new DKIM({ ...rule, headerFieldNames: SIGNED }).sign(raw));
