import type { Kept } from '../../platform/sweep.job.ts';
import './contacts.tables.ts';

/** Who was deleted by mistake is missed soon. */
export const KEPT_BY_CONTACTS: Kept[] = [{ table: 'deleted_contacts', since: 'deleted_at', days: 1 }];
