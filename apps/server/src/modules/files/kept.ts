import type { Kept } from '../../platform/sweep.job.ts';
import './files.tables.ts';

/** From where a file was downloaded is not kept for longer; the counts stay. */
export const KEPT_BY_FILES: Kept[] = [{ table: 'file_downloads', since: 'at', days: 90 }];
