import type { Kept } from '../../platform/sweep.job.ts';
import './warmup.tables.ts';

/** Longer than charts and progress look back. A mailbox that rested this long begins its ramp anew, as it should. */
export const KEPT_BY_WARMUP: Kept[] = [
  { table: 'warmup_mails', since: 'planned_at', days: 120 },
  { table: 'warmup_days', since: 'planned_at', days: 120 },
];
