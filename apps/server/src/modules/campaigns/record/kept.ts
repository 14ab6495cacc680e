import { DELETED_CAMPAIGN_DAYS } from '@outrider/contract/limits';
import type { Kept } from '../../../platform/sweep.job.ts';
import './campaigns.tables.ts';

/** A day's counts are asked for on that day, and on the next for what is given back; a month's until its end. */
const COUNTS: Kept = { table: 'cap_counters', since: 'day', days: 70 };
/** What the user took away can be brought back until then; the people and mails of it go with it. */
const DELETED: Kept = { table: 'campaigns', since: 'deleted_at', days: DELETED_CAMPAIGN_DAYS };

export const KEPT_BY_CAMPAIGNS: Kept[] = [COUNTS, DELETED];
