import type { Kept } from '../../platform/sweep.job.ts';
import './billing.tables.ts';

/** Ledger and invoices are kept for good. */
export const KEPT_BY_BILLING: Kept[] = [{ table: 'plan_quotes', since: 'expires_at', days: 90 }];
