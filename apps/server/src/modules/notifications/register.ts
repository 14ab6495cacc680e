import type { Registration } from '../../platform/registration.ts';
import { notificationMailWriters } from './notification-mail.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { notificationRoutes } from './notifications.routes.ts';
import type { NotificationsDeps } from './notifications-deps.ts';

export const register = (deps: NotificationsDeps & { appUrl: string; appName: string }): Registration => ({
  routes: (api) => notificationRoutes(api, deps),
  jobs: notificationJobs(deps),
  mailWriters: notificationMailWriters(deps),
});
