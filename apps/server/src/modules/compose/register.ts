import type { Notifications } from '../../platform/notifications.ts';
import type { Registration } from '../../platform/registration.ts';
import { composeRoutes } from './compose.routes.ts';
import type { ComposeDeps, CopyDeps } from './compose-deps.ts';
import { deliveryJobs } from './delivery/delivery.jobs.ts';
import type { DeliveryDeps } from './delivery/delivery-deps.ts';
import { startDelivering } from './delivery/delivery-loop.ts';
import { startCopying } from './drafts/copy-loop.ts';
import { type RemindDeps, reminderJobs, reminderWriters } from './reminders/remind.ts';

type Deps = ComposeDeps &
  CopyDeps &
  Pick<RemindDeps, 'jobs' | 'findUser'> &
  Parameters<typeof deliveryJobs>[0] &
  Parameters<typeof reminderWriters>[0] & {
    /** Whether this process reads mailboxes, and keeps the copies of drafts there. */
    reads: boolean;
    /** There where mail is sent; hears what was sent in any process. */
    delivering: (Omit<DeliveryDeps, 'wakeUps'> & { openWakeUps: () => Promise<Notifications> }) | undefined;
  };

export const register = ({ delivering, ...deps }: Deps): Registration => ({
  routes: (api) => composeRoutes(api, deps),
  jobs: [...reminderJobs(deps), ...deliveryJobs(deps)],
  mailWriters: reminderWriters(deps),
  loops: [...(delivering ? [() => deliver(delivering)] : []), ...(deps.reads ? [() => startCopying(deps)] : [])],
});

async function deliver({ openWakeUps, ...deps }: NonNullable<Deps['delivering']>) {
  const wakeUps = await openWakeUps();
  const loop = startDelivering({ ...deps, wakeUps });
  return {
    async stop() {
      await loop.stop();
      await wakeUps.close();
    },
  };
}
