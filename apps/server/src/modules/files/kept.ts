import type { Kept } from '../../platform/sweep.job.ts';
import './files.tables.ts';

/** From where somebody downloaded something is nobody's business for longer; the counts stay. */
export const KEPT_BY_FILES: Kept[] = [{ table: 'file_downloads', since: 'at', days: 90 }];
