import type { Kept } from '../../platform/sweep.job.ts';
import './contacts.tables.ts';

/** Who was deleted or merged by mistake is missed soon. */
export const KEPT_BY_CONTACTS: Kept[] = [
  { table: 'deleted_contacts', since: 'deleted_at', days: 1 },
  { table: 'contact_merges', since: 'merged_at', days: 1 },
];
