import type { Kept } from '../../platform/sweep.job.ts';
import './domains.tables.ts';

/** Orders are kept as long as bills are; what was only searched for is not. */
export const KEPT_BY_DOMAINS: Kept[] = [
  { table: 'name_checks', since: 'wanted_at', days: 2 },
  { table: 'name_listings', since: 'wanted_at', days: 2 },
];
