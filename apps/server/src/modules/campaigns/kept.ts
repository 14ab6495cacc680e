import type { Kept } from '../../platform/sweep.job.ts';
import './campaigns.tables.ts';

/** A day's counts are asked for on that day, and on the next for what is given back; a month's until its end. */
export const KEPT_BY_CAMPAIGNS: Kept[] = [{ table: 'cap_counters', since: 'day', days: 70 }];
