import type { Kept } from '../../platform/sweep.job.ts';
import './inbox.tables.ts';

/** A body nobody has opened for half a year is fetched again when it is opened; its server has it all the while. */
export const KEPT_BY_INBOX: Kept[] = [{ table: 'inbox_bodies', since: 'fetched_at', days: 180 }];
