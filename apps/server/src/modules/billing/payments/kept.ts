import type { Kept } from '../../../platform/sweep.job.ts';
import './purchases.tables.ts';

/** The processor repeats an event for days at most. Purchases are books, and stay. */
export const KEPT_BY_PAYMENTS: Kept[] = [{ table: 'card_events', since: 'received_at', days: 60 }];
