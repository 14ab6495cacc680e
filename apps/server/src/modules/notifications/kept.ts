import type { Kept } from '../../platform/sweep.job.ts';
import './notifications.tables.ts';

/** What was announced so long ago is seen where it happened. */
export const KEPT_BY_NOTIFICATIONS: Kept[] = [{ table: 'notifications', since: 'at', days: 90 }];
