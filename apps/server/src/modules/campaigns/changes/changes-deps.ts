import type { Db } from '../../../platform/db.ts';
import type { Log } from '../../../platform/log.ts';
import type { Notifications } from '../../../platform/notifications.ts';

export type ChangesDeps = {
  db: Db;
  log: Log;
  pause: (milliseconds: number) => Promise<void>;
  /** What transactions tell of campaigns. */
  changes: Notifications;
};
