import type { Kept } from '../../platform/sweep.job.ts';
import './mailboxes.tables.ts';

/** Rows of a bulk run hold sealed passwords until they are added; a run nobody came back to is forgotten with them. */
export const KEPT_BY_MAILBOXES: Kept[] = [
  { table: 'mailbox_consent_flows', since: 'created_at', days: 1 },
  { table: 'mailbox_consent_tickets', since: 'created_at', days: 1 },
  // Of mails that never left, or whose doubt nobody settled.
  { table: 'sent_copies', since: 'kept_at', days: 30 },
  { table: 'mailbox_events', since: 'at', days: 365 },
  { table: 'mailbox_days', since: 'day', days: 400 },
  { table: 'mailbox_bulk_runs', since: 'started_at', days: 30 },
];
