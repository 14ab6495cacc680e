import type { SealedColumn } from '../../platform/start/check-secrets.ts';
import './mailboxes.tables.ts';

export const SEALED_BY_MAILBOXES: SealedColumn[] = [
  { what: 'passwords of mailboxes', purpose: 'mailboxes', table: 'mailbox_secrets', column: 'sealed' },
];
