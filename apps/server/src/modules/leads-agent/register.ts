import type { Registration } from '../../platform/registration.ts';
import { leadsAgentJobs } from './leads-agent.jobs.ts';
import { leadsAgentRoutes } from './leads-agent.routes.ts';
import type { LeadsAgentDeps } from './leads-agent-deps.ts';

/** `closing` lets go of what is under way, so that a worker can stop. */
export const register = (deps: LeadsAgentDeps, closing: AbortSignal): Registration => ({
  routes: (api) => leadsAgentRoutes(api, deps),
  jobs: leadsAgentJobs(deps, closing),
});
