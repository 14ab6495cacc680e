import type { Registration } from '../../platform/registration.ts';
import { startSending } from './dispatch/sending-loop.ts';
import type { SendingDeps } from './facts/sending-deps.ts';
import { startHoldLoop } from './holding/hold-loop.ts';
import { holdRoutes } from './holds.routes.ts';
import { sendingJobs } from './sending.jobs.ts';

type Deps = SendingDeps &
  Parameters<typeof sendingJobs>[0] &
  Parameters<typeof startHoldLoop>[0] & {
    /** Whether this process sends. */
    sends: boolean;
  };

export const register = (deps: Deps): Registration => ({
  routes: (api) => holdRoutes(api, deps),
  jobs: sendingJobs(deps),
  loops: [...(deps.sends ? [() => startSending(deps)] : []), () => startHoldLoop(deps)],
});
