import type { Kept } from '../../platform/sweep.job.ts';
import './cards.tables.ts';

/** As long as a user may look at the mail they came with. */
export const KEPT_BY_CARDS: Kept[] = [
  { table: 'task_cards', since: 'created_at', days: 730 },
  { table: 'meeting_answers', since: 'at', days: 730 },
];
