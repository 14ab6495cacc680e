import { existsSync } from 'node:fs';
import { DOVECOT } from './start-dovecot.ts';
import { POSTFIX_MASTER } from './start-postfix.ts';

/** Debian packs each protocol of Dovecot by itself. */
const PROGRAMS: [file: string, debianPackage: string][] = [
  [DOVECOT, 'dovecot-core'],
  ['/usr/lib/dovecot/imap', 'dovecot-imapd'],
  ['/usr/lib/dovecot/lmtp', 'dovecot-lmtpd'],
  [POSTFIX_MASTER, 'postfix'],
];

/** Why the tests against foreign mail servers cannot run here, in one line; undefined where they can. */
export function foreignMailMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'Postfix starts as root only';
  const missing = PROGRAMS.filter(([file]) => !existsSync(file)).map(([, debianPackage]) => debianPackage);
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined;
}
