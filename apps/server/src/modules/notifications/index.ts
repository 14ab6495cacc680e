export { KEPT_BY_NOTIFICATIONS } from './kept.ts';
export { notificationMailWriters } from './notification-mail.ts';
export { notificationJobs } from './notifications.jobs.ts';
export { findNextNotice } from './notifications.repository.ts';
export { notificationRoutes } from './notifications.routes.ts';
export type { NotificationsDeps } from './notifications-deps.ts';
export { PERSONAL_DATA_OF_NOTIFICATIONS } from './personal-data.repository.ts';
