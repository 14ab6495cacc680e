import type { Kept } from '../../platform/sweep.job.ts';
import './verification.tables.ts';

/** Results are of use as long as mailboxes stay what they were; findings of the self-check for a day's picture. */
export const KEPT_BY_VERIFICATION: Kept[] = [
  { table: 'verify_tasks', since: 'started_at', days: 400 },
  { table: 'verify_feedback', since: 'at', days: 400 },
  { table: 'catch_all_tests', since: 'learned_at', days: 14 },
  { table: 'self_checks', since: 'at', days: 3 },
];
