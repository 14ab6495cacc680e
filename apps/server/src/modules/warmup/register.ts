import type { Registration } from '../../platform/registration.ts';
import { warmupJobs } from './warmup.jobs.ts';
import { warmupRoutes } from './warmup.routes.ts';
import type { WarmupDeps } from './warmup-deps.ts';

export const register = (deps: WarmupDeps): Registration => ({
  routes: (api) => warmupRoutes(api, deps),
  jobs: warmupJobs(deps),
});
