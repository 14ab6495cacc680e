import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import type { SigningRule } from './own-domains.ts';

/** Signs a message for its domain (RFC 6376). */
export const signMail = (raw: Buffer, rule: SigningRule): Promise<Buffer> => buffer(new DKIM(rule).sign(raw));
