import type { Registration } from '../../platform/registration.ts';
import { contactJobs } from './contacts.jobs.ts';
import { contactRoutes } from './contacts.routes.ts';
import type { ContactsDeps } from './contacts-deps.ts';
import { importJobs } from './import/import.jobs.ts';
import { importRoutes } from './import/import.routes.ts';
import type { ImportDeps } from './import/import-deps.ts';

export const register = (deps: ContactsDeps & ImportDeps): Registration => ({
  routes(api) {
    contactRoutes(api, deps);
    importRoutes(api, deps);
  },
  jobs: [...contactJobs(deps), ...importJobs(deps)],
});
