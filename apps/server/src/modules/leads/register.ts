import type { Registration } from '../../platform/registration.ts';
import { leadJobs } from './leads.jobs.ts';
import { leadRoutes } from './leads.routes.ts';
import type { LeadsDeps } from './record/leads-deps.ts';

export const register = (deps: LeadsDeps): Registration => ({
  routes: (api) => leadRoutes(api, deps),
  jobs: leadJobs(deps),
});
