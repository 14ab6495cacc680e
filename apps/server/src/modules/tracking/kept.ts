import type { Kept } from '../../platform/sweep.job.ts';
import './tracking.tables.ts';

/** What hits count as is kept with the mail; who asked is of use while that may still be corrected or asked about. */
export const KEPT_BY_TRACKING: Kept[] = [{ table: 'mail_hits', since: 'at', days: 180 }];
