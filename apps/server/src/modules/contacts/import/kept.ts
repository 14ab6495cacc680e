import type { Kept } from '../../../platform/sweep.job.ts';
import './import.tables.ts';

/** A file that nobody went on with is of no use soon, and full of addresses. */
export const KEPT_BY_IMPORTS: Kept[] = [
  { table: 'contact_import_parts', since: 'stored_at', days: 3 },
  { table: 'contact_imports', since: 'started_at', days: 90 },
  { table: 'contact_import_mappings', since: 'kept_at', days: 730 },
];
