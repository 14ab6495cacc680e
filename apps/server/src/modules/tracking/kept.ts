import type { Kept } from '../../platform/sweep.job.ts';
import './tracking.tables.ts';

/** What requests count as is kept with the mail; who asked is of use while that may still be corrected or asked about. */
export const KEPT_BY_TRACKING: Kept[] = [{ table: 'tracking_requests', since: 'at', days: 180 }];
