import type { Registration } from '../../platform/registration.ts';
import type { LeadsDeps } from '../leads/index.ts';
import { followUpJobs } from './follow-ups.jobs.ts';
import { followUpRoutes } from './follow-ups.routes.ts';

export const register = (deps: LeadsDeps): Registration => ({
  routes: (api) => followUpRoutes(api, deps),
  jobs: followUpJobs(deps),
});
