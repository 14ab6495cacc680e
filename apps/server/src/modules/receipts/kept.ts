import type { Kept } from '../../platform/sweep.job.ts';
import './receipts.tables.ts';

/** As long as a user may look at the mail they are about. */
export const KEPT_BY_RECEIPTS: Kept[] = [
  { table: 'receipts', since: 'at', days: 730 },
  { table: 'receipt_requests', since: 'asked_at', days: 730 },
];
