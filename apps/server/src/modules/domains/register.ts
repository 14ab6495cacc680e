import type { Registration } from '../../platform/registration.ts';
import { domainJobs } from './domains.jobs.ts';
import { domainRoutes } from './domains.routes.ts';
import type { DomainsDeps } from './domains-deps.ts';
import { domainMailWriters } from './owned/remind-expiry.ts';

export const register = (deps: DomainsDeps & { appUrl: string }): Registration => ({
  routes: (api) => domainRoutes(api, deps),
  jobs: domainJobs(deps),
  mailWriters: domainMailWriters(deps),
});
