import type { SealedColumn } from '../../platform/start/check-secrets.ts';
import type { Kept } from '../../platform/sweep.job.ts';
import './sealed-mail.tables.ts';

/** The ciphertext goes with the day it expires; what the sender sees of the mail, and its answers, a month later. */
export const KEPT_BY_SEALED_MAIL: Kept[] = [
  { table: 'sealed_mail_parts', since: 'expires_at', days: 0 },
  { table: 'sealed_mails', since: 'expires_at', days: 30 },
];

export const SEALED_BY_SEALED_MAIL: SealedColumn[] = [
  { what: 'passwords of encrypted mails', purpose: 'sealed-mail', table: 'sealed_mails', column: 'sealed_password' },
];
